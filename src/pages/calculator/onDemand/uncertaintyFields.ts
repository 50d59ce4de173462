/** The boxes of 'Uncertainty': one for ± at each number, and one for the correlation of each two that are uncertain. */
import { inTypedUnit, type NumberInput } from '#src/form/onDemand/numberInputs.ts';
import type { AnyFields } from '#src/kit/fields.ts';
import type { TypedSpreads } from '#src/machine/onDemand/uncertaintyMachine.ts';
import { changeableInputs, type ExploredResult, typedText, withUnit } from './exploredResult.ts';

/** Two uncertain numbers. */
export interface UncertainPair {
  /** Key of the typed correlation. */
  readonly key: string;
  readonly one: NumberInput;
  readonly other: NumberInput;
}

/** With more uncertain numbers there would be more than fifteen boxes. */
const MOST_CORRELATED = 6;

/** '± Volume of the solution', with its value in the hint. */
export function spreadFields(subject: ExploredResult): AnyFields {
  return Object.fromEntries(
    changeableInputs(subject).map((input) => [
      input.path,
      {
        kind: 'text' as const,
        label: `± ${input.label}`,
        hint: `Value: ${withUnit(typedText(inTypedUnit(input, input.own ?? 0), 12), input.unit)}`,
        maxLength: 30,
      },
    ]),
  );
}

/** Each two numbers with an uncertainty; none where there would be too many. */
export function uncertainPairs(subject: ExploredResult, spreads: TypedSpreads): readonly UncertainPair[] {
  const uncertain = changeableInputs(subject).filter(({ path }) => (spreads[path] ?? '').trim() !== '');
  if (uncertain.length > MOST_CORRELATED) return [];
  return uncertain.flatMap((one, at) =>
    uncertain.slice(at + 1).map((other) => ({ key: `${one.path}~${other.path}`, one, other })),
  );
}

export function correlationFields(pairs: readonly UncertainPair[]): AnyFields {
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.key,
      { kind: 'text' as const, label: correlationLabel(pair), optional: true, maxLength: 30 },
    ]),
  );
}

export function correlationLabel({ one, other }: UncertainPair): string {
  return `Correlation of ${one.label} and ${other.label}`;
}
