/** The boxes of 'Uncertainty': one for ± at each number, and one for the correlation of each two that are uncertain. */
import { changeableInputs, type ExploredResult, typedText, withUnit } from '#src/exploring/exploredResult.ts';
import { LONGEST_SPREAD } from '#src/exploring/spreads.ts';
import { correlationLabel, type UncertainPair } from '#src/exploring/uncertainPairs.ts';
import { inTypedUnit } from '#src/form/onDemand/numberInputs.ts';
import type { AnyFields } from '#src/kit/fields.ts';

/** '± Volume of the solution', with its value in the hint. */
export function spreadFields(subject: ExploredResult): AnyFields {
  return Object.fromEntries(
    changeableInputs(subject).map((input) => [
      input.path,
      {
        kind: 'text' as const,
        label: `± ${input.label}`,
        hint: `Value: ${withUnit(typedText(inTypedUnit(input, input.own ?? 0), 12), input.unit)}`,
        maxLength: LONGEST_SPREAD,
      },
    ]),
  );
}

export function correlationFields(pairs: readonly UncertainPair[]): AnyFields {
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.key,
      { kind: 'text' as const, label: correlationLabel(pair), optional: true, maxLength: LONGEST_SPREAD },
    ]),
  );
}
