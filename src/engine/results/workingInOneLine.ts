import type { Figure, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DrawnWorking } from './exampleResult.ts';
import { asEquality } from './Working.tsx';

/** Before the second and the third side. */
export const EQUALS = '= ';

/** A longer line is drawn as its rule and its value. */
const LONGEST_LINE = 84;

/** Returns the step that ends with the headline, else the last, as the sides of an equation; null where there is no working. */
export function workingInOneLine(headline: Figure, steps: readonly WorkingStep<string>[]): DrawnWorking | null {
  const step = steps.findLast(({ value }) => value.includes(headline.text)) ?? steps.at(-1);
  if (step === undefined) return null;
  const { formula, substituted, value } = step;
  const numbers = substituted === formula ? '' : substituted;
  const isLong = `${formula} ${numbers} ${value}`.length > LONGEST_LINE;
  return {
    sides: [formula, isLong || numbers === '' ? '' : asEquality(numbers), asEquality(value)].filter(Boolean),
    isWhole: steps.length === 1 && !isLong && step.data === undefined,
  };
}
