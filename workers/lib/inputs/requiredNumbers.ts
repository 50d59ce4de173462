import type { Verdict } from '../../contract.ts';
import { isMissing, NOT_POSITIVE, REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';

/** Allowed range of a number. */
export type NumberRule = 'any' | '0 or more' | 'above 0';

/** A number may be blank (null) or unreadable (NaN). */
export type NumbersToRead<Name extends string> = { readonly [K in Name]: number | null };

/**
 * Validates numbers that are all required, each by its own rule. Refuses a blank or unreadable number, then a negative
 * one that may be 0, then one that must be above 0 and is not; of several, the first in the order of `rules`.
 */
export function requiredNumbers<Name extends string>(
  candidate: NumbersToRead<NoInfer<Name>>,
  rules: Readonly<Record<Name, NumberRule>>,
): Verdict<Readonly<Record<Name, number>>> {
  const names = Object.keys(rules) as Name[];
  const failing = (rule: NumberRule, isAtFault: (value: number) => boolean) =>
    names.find((name) => rules[name] === rule && isAtFault(candidate[name] ?? Number.NaN));
  const missing = names.find((name) => isMissing(candidate[name]));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  const negative = failing('0 or more', (value) => value < 0);
  if (negative !== undefined) return refuse('All values must be non-negative', negative);
  const notAbove = failing('above 0', (value) => value <= 0);
  if (notAbove !== undefined) return refuse(NOT_POSITIVE, notAbove);
  return accept(Object.fromEntries(names.map((name) => [name, candidate[name]])) as Record<Name, number>);
}
