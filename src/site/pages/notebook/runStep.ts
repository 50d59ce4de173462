/** Computes one step of the notebook in the worker, by the same machine as the page of its calculator. */
import { createActor } from 'xstate';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { linkedDraft } from '#src/engine/form/onDemand/linkedDraft.ts';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import { handedDraft } from '#src/engine/handover/handedDraft.ts';
import { figureKey, short } from '#src/engine/handover/notebook.ts';
import { findPair, numbersOf } from '#src/engine/handover/pairs.ts';
import { resultLine } from '#src/engine/handover/resultLine.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import type { StepEvent, StepJob } from '#src/engine/machine/onDemand/notebookMachine.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import type { AnyClient } from '#workers/client.ts';

/** Loads the definition of a calculator; undefined for a guide, which has none. Rejects when it cannot load. */
export type LoadDefinition = (id: string) => Promise<AnyCalculatorDefinition | undefined>;

interface Tools {
  readonly load: LoadDefinition;
  readonly client: AnyClient;
  /** Aborted when the run was stopped. */
  readonly signal: AbortSignal;
}

const UNKNOWN = 'This site has no such calculator.';
const NOT_HERE = 'Calculations on toxicity and medicine are not kept in the notebook.';
const UNREADABLE = 'Its inputs do not fit the form.';
const NO_FIGURE = 'A figure that it takes is no longer in the result of the earlier step.';
const INCOMPLETE = 'Something that it needs is not filled in.';

/** Computes a step. Its calculator and its inputs are untrusted. */
export async function runStep({ step, earlier, numbers }: StepJob, tools: Tools): Promise<StepEvent> {
  const { id } = step;
  const refused = (words: string): StepEvent => ({ type: 'step.refused', id, words });
  try {
    if (findCalculator(step.calculator) === undefined) return refused(UNKNOWN);
    const definition = await tools.load(step.calculator);
    if (definition === undefined) return refused(UNKNOWN);
    if (definition.warning !== undefined || definition.resultAfterEdit === 'removed') return refused(NOT_HERE);
    const { fields } = definition;
    const form = createFormModel(definition);
    const draft = linkedDraft(fields, form.blank, step.fragment);
    if (draft === null) return refused(UNREADABLE);
    const taken = withTaken(fields, draft, { step, earlier, numbers });
    if (taken === null) return refused(NO_FIGURE);
    if (!form.canSubmit(taken)) return refused(INCOMPLETE);
    const computed = await computedBy(definition, taken, tools);
    if ('issues' in computed) return refused(computed.issues.map(({ message }) => message).join(' ') || INCOMPLETE);
    const presentation = definition.present(computed.result, computed.input);
    const now = {
      fragment: fragmentOf(fields, computed.draft) ?? step.fragment,
      inputs: valuesInWords(fields, computed.draft).map(({ label, text }) => ({
        label: short(label),
        text: short(text),
      })),
      line: short(resultLine(presentation)),
    };
    return { type: 'step.computed', id, now, numbers: numbersOf(presentation) };
  } catch {
    return { type: 'step.failed', id };
  }
}

/** Returns the draft with the numbers of earlier steps; null when one of them is missing. */
function withTaken(fields: AnyFields, draft: Values, { step, earlier, numbers }: StepJob): Values | null {
  let taken: Values | null = draft;
  for (const { step: id, figure, unit, input } of step.takes) {
    const from = earlier.find((each) => each.id === id)?.calculator ?? '';
    const number = numbers[id]?.[figureKey(figure, unit)];
    const pair = findPair({ from, figure, unit, to: step.calculator, input });
    if (taken === null || number === undefined || pair === undefined) return null;
    taken = handedDraft(fields, taken, { pair, number });
  }
  return taken;
}

interface Computed {
  readonly input: unknown;
  readonly result: unknown;
  readonly draft: Values;
}

/** @throws when the worker died or the run was stopped */
function computedBy(
  definition: AnyCalculatorDefinition,
  draft: Values,
  { client, signal }: Tools,
): Promise<Computed | { readonly issues: readonly { readonly message: string }[] }> {
  return new Promise((resolve, reject) => {
    const form = createFormModel(definition);
    const actor = createActor<CalculatorMachine>(machineWithWorker(client), {
      input: { formula: definition.formula, form },
    });
    const end = (): void => {
      actor.stop();
    };
    if (signal.aborted) return reject(new Error('stopped'));
    let hasBegun = false;
    signal.addEventListener('abort', () => {
      end();
      reject(new Error('stopped'));
    });
    actor.subscribe(({ value, context }) => {
      if (value === 'result' && context.outcome !== null) resolve({ ...context.outcome, draft: context.draft });
      else if (value === 'error' && context.failure !== null) reject(new Error(context.failure));
      // Refused without a word, the machine is back where it was.
      else if (value === 'error' || (value === 'editing' && hasBegun)) resolve({ issues: context.issues });
      else {
        hasBegun ||= value === 'validating';
        return;
      }
      queueMicrotask(end);
    });
    actor.start();
    actor.send({ type: 'fill', draft });
    actor.send({ type: 'calculate' });
  });
}
