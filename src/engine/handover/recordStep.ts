/** Writes a calculation into the notebook. Pure. */
import { isSameFilling } from '#src/engine/form/onDemand/linkedDraft.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { handedDraft } from './handedDraft.ts';
import { type Handed, MOST_STEPS, type NotebookStep, type Taken, withNumbers } from './notebook.ts';
import { findPair } from './pairs.ts';

/** A calculation that is to be kept. */
export interface Kept extends Pick<NotebookStep, 'calculator' | 'fragment' | 'inputs' | 'line'> {
  readonly fields: AnyFields;
  readonly draft: Values;
  /** Every number of the result, by `figureKey`. */
  readonly numbers: Readonly<Record<string, number>>;
}

/**
 * Adds a calculation as the last step. When the same calculation with the same inputs is already there, that step stays,
 * and what is handed on is added to it.
 *
 * @param handed the figure that is handed on now
 * @returns null when the notebook is full
 */
export function withRecorded(
  steps: readonly NotebookStep[],
  kept: Kept,
  handed?: Handed,
): readonly NotebookStep[] | null {
  const { calculator, fragment, inputs, line } = kept;
  const last = steps.findLast((step) => step.calculator === calculator && step.fragment === fragment);
  if (last !== undefined) {
    return steps.map((step) =>
      step === last ? { ...step, inputs, line, hands: withHanded(step.hands, handed) } : step,
    );
  }
  if (steps.length >= MOST_STEPS) return null;
  const id = Math.max(0, ...steps.map((step) => step.id)) + 1;
  const hands = withHanded([], handed);
  return [...steps, { id, calculator, fragment, inputs, line, hands, takes: takenFrom(steps, kept) }];
}

/** Puts a calculation in the place of a step of the same calculator, which keeps what it hands on. */
export function withReplaced(steps: readonly NotebookStep[], id: number, kept: Kept): readonly NotebookStep[] {
  const { fragment, inputs, line, numbers } = kept;
  return steps.map((step, index) =>
    step.id === id
      ? {
          ...step,
          ...{ fragment, inputs, line },
          hands: withNumbers(step.hands, numbers),
          takes: takenFrom(steps.slice(0, index), kept),
        }
      : step,
  );
}

function withHanded(hands: readonly Handed[], handed: Handed | undefined): readonly Handed[] {
  if (handed === undefined) return hands;
  const others = hands.filter(
    ({ figure, calculator, input }) =>
      figure !== handed.figure || calculator !== handed.calculator || input !== handed.input,
  );
  return [...others, handed];
}

/** Returns which numbers of the form are those that earlier steps handed on: putting them in again changes nothing. */
function takenFrom(earlier: readonly NotebookStep[], { calculator, fields, draft }: Kept): readonly Taken[] {
  const taken = new Map<string, Taken>();
  for (const step of earlier) {
    for (const { figure, unit, number, calculator: to, input } of step.hands) {
      if (to !== calculator) continue;
      const pair = findPair({ from: step.calculator, figure, unit, to, input });
      const again = pair === undefined ? null : handedDraft(fields, draft, { pair, number });
      if (again !== null && isSameFilling(again, draft))
        taken.set(input, { step: step.id, figure, unit, number, input });
    }
  }
  return [...taken.values()];
}
