import type { Verdict } from '../contract.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';

/** Said of a value that is there and cannot be used. */
export const INVALID = 'Invalid input values';

/** What one input may be, once it is not blank. */
export type InputRule<T> = (value: unknown) => value is T;

type Ruled<Rules> = { readonly [Name in keyof Rules]: Rules[Name] extends InputRule<infer T> ? T : never };

/** A number that was read and is no infinity. */
export const aNumber: InputRule<number> = (value): value is number => Number.isFinite(value);

/** A number above 0, where a size is asked for. */
export const aSize: InputRule<number> = (value): value is number => aNumber(value) && value > 0;

/** One of the keys of a table. */
export function aKeyOf<Table extends object>(table: Table): InputRule<keyof Table & string> {
  return (value): value is keyof Table & string => typeof value === 'string' && Object.hasOwn(table, value);
}

/**
 * Inputs that are all required, each with a rule of its own, narrowed to what the rules say. Refuses one that is blank,
 * then one that breaks its rule; of several at fault the first in the order of `rules`.
 *
 * @param rules one for each input to check; the candidate's others are left aside
 */
export function requiredInputs<Rules extends Readonly<Record<string, InputRule<unknown>>>>(
  candidate: Readonly<Record<keyof Rules, unknown>>,
  rules: Rules,
): Verdict<Ruled<Rules>> {
  const names: readonly (keyof Rules & string)[] = Object.keys(rules);
  const missing = names.find((name) => isBlank(candidate[name]));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  const wrong = names.find((name) => rules[name]?.(candidate[name]) !== true);
  if (wrong !== undefined) return refuse(INVALID, wrong);
  return accept(Object.fromEntries(names.map((name) => [name, candidate[name]])) as Ruled<Rules>);
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
