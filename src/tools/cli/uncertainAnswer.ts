/** An answer with its uncertainty: of numbers that are written with ± or given as uncertain, as below a result of the page. */
import { draftWithSpreads } from '#src/engine/exploring/draftWithSpreads.ts';
import { changeableInputs, isExplorable } from '#src/engine/exploring/exploredResult.ts';
import { notPropagated, propagate, type UncertaintyClient } from '#src/engine/exploring/propagate.ts';
import type { TypedSpreads } from '#src/engine/exploring/spreads.ts';
import { correlationKey } from '#src/engine/exploring/uncertainPairs.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { Issue } from '#workers/contract.ts';
import type { AnyHost } from '#workers/questions.ts';
import type { CalledDefinition } from './askedSection.ts';
import { type Answer, calculation } from './calculation.ts';

const NEVER = new AbortController().signal;

/** Returns whether uncertainties are propagated: by no section, and by no calculator on toxicity, medicine and births. */
export function takesUncertainties(definition: CalledDefinition): boolean {
  return definition.asked === undefined && isExplorable(definition);
}

/**
 * Calculates, and propagates the uncertainties written after ± in the draft and those in `given`, which take precedence.
 *
 * @param given by the paths of numbers; a correlation by both paths with '~' between them
 */
export async function uncertainAnswer(
  host: AnyHost,
  definition: CalledDefinition,
  draft: Values,
  given: TypedSpreads,
): Promise<Answer> {
  if (!takesUncertainties(definition)) return calculation(host, definition, draft);
  const apart = draftWithSpreads(draft, definition.fields);
  const spreads = { ...apart.spreads, ...given };
  const isUncertain = Object.keys(spreads).length > 0;
  // Without ±, the calculation itself says how it read what is not written plainly.
  const answer = await calculation(host, definition, isUncertain ? apart.draft : draft);
  if (!isUncertain || 'issues' in answer) return answer;
  const subject = { definition, draft: apart.draft, presentation: answer.presentation };
  const order = changeableInputs(subject).map(({ path }) => path);
  const inOrder = Object.fromEntries(Object.entries(spreads).map(([key, text]) => [inPageOrder(key, order), text]));
  const issues = issuesOf(inOrder, order);
  if (issues.length > 0) return { issues };
  const client: UncertaintyClient = {
    ask: (kind, formula, question, _signal, report) => host.ask(kind, formula, question, report),
  };
  const uncertainty = await propagate(subject, inOrder, client, NEVER, () => {});
  if (uncertainty.kind === 'computed') return { ...answer, uncertainty };
  const why = notPropagated(uncertainty);
  return why === null ? answer : { issues: [{ message: why }] };
}

/** A correlation has the same value whichever of its numbers is named first. */
function inPageOrder(key: string, order: readonly string[]): string {
  const [one = '', other] = key.split('~');
  if (other === undefined) return key;
  return order.indexOf(one) <= order.indexOf(other) ? key : correlationKey(other, one);
}

function issuesOf(spreads: TypedSpreads, order: readonly string[]): readonly Issue[] {
  return Object.keys(spreads).flatMap((key): readonly Issue[] => {
    const [one = '', other] = key.split('~');
    const missing = [one, other ?? one].find((path) => !order.includes(path));
    if (missing !== undefined)
      return [{ message: `'${missing}' has no number that could be uncertain.`, path: missing }];
    const exact = other === undefined ? undefined : [one, other].find((path) => spreads[path] === undefined);
    return exact === undefined
      ? []
      : [{ message: `'${exact}' is exact: give its uncertainty as well, or no correlation.`, path: exact }];
  });
}
