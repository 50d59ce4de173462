/**
 * A short calculation is done with its validation, to save a round trip: the page need not send the input back. One that takes longer, because
 * a text has to be read for it that is not kept, or because it is a further question to one, is done when the page asks for it, and
 * has a state of its own there.
 */
import { answering } from './answering.ts';
import type { FormulaTypes, TypeMap } from './contract.ts';
import type { AnyHost, CalculatorHost } from './questions.ts';
import { MOST_KEPT } from './streams/keptText.ts';

/** The host as the page sees it. */
export function computesAhead<Types extends TypeMap<Types> = FormulaTypes>(
  host: CalculatorHost<Types>,
): CalculatorHost<Types> {
  const { ask } = host as unknown as AnyHost;
  const ahead = answering(ask, 'validate', async (formula, candidate, report) => {
    const verdict = await ask('validate', formula, candidate, report);
    if (!verdict.ok || (isLong(candidate) && verdict.isLearned !== true)) return verdict;
    try {
      return { ...verdict, result: await ask('compute', formula, verdict.input, report) };
    } catch {
      // The page asks for the result and learns why it is missing.
      return verdict;
    }
  });
  return { ...host, ask: ahead as unknown as CalculatorHost<Types>['ask'] };
}

/** True where a text is held that is not kept as a whole, or where the input of another calculation is given. */
function isLong(candidate: unknown): boolean {
  if (typeof candidate !== 'object' || candidate === null) return false;
  return Object.entries(candidate).some(
    ([key, value]) =>
      (key === 'given' && value !== undefined) || (typeof value === 'object' && value?.size > MOST_KEPT),
  );
}
