import { fromCallback } from 'xstate';
import { createFormModel } from '#src/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import {
  type WorksheetAnswer,
  type WorksheetEvent,
  type WorksheetMachine,
  worksheetMachine,
} from '#src/machine/onDemand/worksheetMachine.ts';
import { makeProblems } from '#src/worksheet/makeProblems.ts';
import { type OrderBoxes, readOrder } from '#src/worksheet/sheetOrder.ts';
import type { AnyClient } from '#workers/client.ts';

/** Returns the machine as pages run it: problems are computed in the worker, and leaving the state ends that. */
export function worksheetMachineOf(definition: AnyCalculatorDefinition, client: AnyClient): WorksheetMachine {
  return worksheetMachine.provide({
    actors: {
      makeSheet: fromCallback<WorksheetEvent, OrderBoxes>(({ input, sendBack }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        made(definition, input, client, signal).then(
          (answer) => signal.aborted || sendBack(answer),
          () => signal.aborted || sendBack({ type: 'failed' }),
        );
        return () => leaving.abort();
      }),
    },
  });
}

/** @throws when the worker dies or the signal is aborted */
async function made(
  definition: AnyCalculatorDefinition,
  boxes: OrderBoxes,
  client: AnyClient,
  signal: AbortSignal,
): Promise<WorksheetAnswer> {
  const order = readOrder(boxes);
  if ('message' in order) return { type: 'refused', refusal: order };
  const form = createFormModel(definition);
  const solve = async (draft: Values): Promise<Presentation | null> => {
    if (!form.canSubmit(draft)) return null;
    const [answer] = await client.computeMany(definition.formula, [form.candidate(draft)], signal);
    return answer?.kind === 'computed' ? definition.present(answer.result, answer.input) : null;
  };
  const problems = await makeProblems(definition, { ...form.blank, ...definition.example }, order, solve);
  return { type: 'made', sheet: { order, problems } };
}
