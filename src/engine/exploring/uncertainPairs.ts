/** Which two uncertain numbers of a result may be correlated, and how their correlation is called. */
import type { NumberInput } from '#src/engine/form/onDemand/numberInputs.ts';
import { changeableInputs, type ExploredResult } from './exploredResult.ts';
import type { TypedSpreads } from './spreads.ts';

/** Two uncertain numbers. */
export interface UncertainPair {
  /** Key of the typed correlation. */
  readonly key: string;
  readonly one: NumberInput;
  readonly other: NumberInput;
}

/** With more uncertain numbers there would be more than fifteen boxes. */
const MOST_CORRELATED = 6;

/** Each two numbers with an uncertainty; none where there would be too many. */
export function uncertainPairs(subject: ExploredResult, spreads: TypedSpreads): readonly UncertainPair[] {
  const uncertain = changeableInputs(subject).filter(({ path }) => (spreads[path] ?? '').trim() !== '');
  if (uncertain.length > MOST_CORRELATED) return [];
  return uncertain.flatMap((one, at) =>
    uncertain.slice(at + 1).map((other) => ({ key: correlationKey(one.path, other.path), one, other })),
  );
}

/** The key under which a correlation of two numbers is kept, in page order. */
export function correlationKey(one: string, other: string): string {
  return `${one}~${other}`;
}

export function correlationLabel({ one, other }: UncertainPair): string {
  return `Correlation of ${one.label} and ${other.label}`;
}
