import { createFormModel } from '#src/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import { makeProblems, type Sheet } from '#src/worksheet/makeProblems.ts';
import { type OrderBoxes, type OrderRefusal, readOrder } from '#src/worksheet/sheetOrder.ts';
import type { AnyClient } from '#workers/client.ts';

/** The sheet that was made last, and why none was made for the present order. */
export interface MadeSheet {
  readonly sheet: Sheet | null;
  readonly refusal: OrderRefusal | null;
}

/**
 * Makes the sheet; its problems are computed in the worker.
 *
 * @param last stays when the order is refused
 * @throws when the worker dies or the signal is aborted
 */
export async function makeSheet(
  definition: AnyCalculatorDefinition,
  boxes: OrderBoxes,
  last: MadeSheet | null,
  client: AnyClient,
  signal: AbortSignal,
): Promise<MadeSheet> {
  const order = readOrder(boxes);
  if ('message' in order) return { sheet: last?.sheet ?? null, refusal: order };
  const form = createFormModel(definition);
  const solve = async (draft: Values): Promise<Presentation | null> => {
    if (!form.canSubmit(draft)) return null;
    const [answer] = await client.ask('computeMany', definition.formula, [form.candidate(draft)], signal);
    return answer?.kind === 'computed' ? definition.present(answer.result, answer.input) : null;
  };
  const problems = await makeProblems(definition, { ...form.blank, ...definition.example }, order, solve);
  return { sheet: { order, problems }, refusal: null };
}
