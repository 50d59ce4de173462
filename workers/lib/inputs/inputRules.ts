/**
 * Validates the inputs of a calculator by a table of rules: blanks are refused first, then values that break their
 * rule.
 */
import type { Candidate, Verdict } from '../../contract.ts';
import { INVALID, REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';

/** One of the options, or a number within its limits; blank only where `optional` or `neededWith` allows it. */
export type InputRule = NumberLimits | { readonly oneOf: readonly string[]; readonly optional?: true };

interface NumberLimits {
  /** The number must be more than this. */
  readonly above?: number;
  /** The number may be this or more. */
  readonly min?: number;
  /** The number may be this or less. */
  readonly max?: number;
  readonly optional?: true;
  /** May be blank unless the input of this name is filled in. */
  readonly neededWith?: string;
}

/** One rule for every input, in the order in which they are checked. */
export type InputRules<Input> = { readonly [K in keyof Input]-?: InputRule };

/**
 * Returns the complete input: without blanks and without keys that have no rule. Refuses the first blank with REQUIRED,
 * then the first invalid value with INVALID.
 */
export function inputByRules<Input>(candidate: Candidate<Input>, rules: InputRules<Input>): Verdict<Input> {
  const values = candidate as Readonly<Record<string, unknown>>;
  const entries = Object.entries<InputRule>(rules);
  const missing = entries.find(([name, rule]) => isBlank(values[name]) && isNeeded(rule, values));
  if (missing !== undefined) return refuse(REQUIRED, missing[0]);
  const given = entries.filter(([name]) => !isBlank(values[name]));
  const wrong = given.find(([name, rule]) => !fits(values[name], rule));
  if (wrong !== undefined) return refuse(INVALID, wrong[0]);
  return accept(Object.fromEntries(given.map(([name]) => [name, values[name]])) as Input);
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function isNeeded(rule: InputRule, values: Readonly<Record<string, unknown>>): boolean {
  if (rule.optional === true) return false;
  if ('neededWith' in rule && rule.neededWith !== undefined) return !isBlank(values[rule.neededWith]);
  return true;
}

function fits(value: unknown, rule: InputRule): boolean {
  if ('oneOf' in rule) return typeof value === 'string' && rule.oneOf.includes(value);
  const { above = Number.NEGATIVE_INFINITY, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rule;
  return typeof value === 'number' && Number.isFinite(value) && value > above && value >= min && value <= max;
}
