/**
 * The uncertainty of a result that is computed from independent values with uncertainties.
 *
 *   u = √Σ(∂f/∂x · u(x))²      linear law, derivatives by automatic differentiation
 *   lower, upper = f ∓ z u     z: the normal quantile of the level
 *   Monte Carlo: x = value + u(x) · Φ⁻¹(draw) in every trial, summed up by mean, SD, median and quantiles
 *
 * Source: `gum2008`, `jcgm101`, `matsumotoNishimura1998`, `wichura1988`.
 *
 * Refuses, in this order: blanks; names that no formula can hold, or that are listed twice; negative uncertainties; a formula that
 * cannot be read or has a name without a row; trials, seed and level out of range; a value or derivative that is not finite; a
 * simulation with fewer than two values.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWholeWithin, LARGEST_SEED } from '../lib/inputs/wholeNumbers.ts';
import { normalQuantile } from '../lib/statistics/normal.ts';
import { exactSum } from '../lib/statistics/sampleMoments.ts';
import { LARGEST_RESULT, type Simulated, summaryOfTrials, trialValues } from '../lib/statistics/simulatedSpread.ts';
import { type Expression, isName, isReservedName, namesIn, readExpression } from './error-propagation/expression.ts';
import { derivativeOf, expressionFunction } from './error-propagation/expressionValue.ts';

export interface ErrorPropagationInput {
  /** By the grammar of `readExpression`. */
  readonly formula: string;
  /** 1 to 20, of different names. */
  readonly variables: readonly UncertainVariable[];
  /** Whole, 1,000 to 1,000,000. Left out: 100,000. */
  readonly trials?: number;
  /** Whole, 0 to 4294967295. Left out: 1. */
  readonly seed?: number;
  /** %, 50 to 99.9. Left out: 95. */
  readonly confidenceLevel?: number;
}

export interface UncertainVariable {
  readonly name: string;
  readonly value: number;
  /** One standard deviation, 0 or more. */
  readonly standardUncertainty: number;
}

export interface ErrorPropagationResult {
  readonly value: number;
  /** By the linear law. */
  readonly standardUncertainty: number;
  /** % of the value; null where that is 0, or too small to divide by. */
  readonly relativeUncertainty: number | null;
  readonly lower: number;
  readonly upper: number;
  /** Σ|∂f/∂x| u(x): the errors added as if all were largest at the same time. */
  readonly addedErrors: number;
  readonly contributions: readonly Contribution[];
  readonly monteCarlo: Simulated;
  /** Names with a row that the formula does not use. */
  readonly unused: readonly string[];
  /** As entered, or the defaults. */
  readonly used: { readonly trials: number; readonly seed: number; readonly confidenceLevel: number };
}

export interface Contribution {
  readonly name: string;
  /** ∂f/∂x. */
  readonly sensitivity: number;
  /** |∂f/∂x| u(x). */
  readonly contribution: number;
  /** % of u²; null where u is 0. */
  readonly percent: number | null;
}

const MOST_VARIABLES = 20;
const [TRIALS, FEWEST_TRIALS, MOST_TRIALS] = [100_000, 1000, 1_000_000];
const SEED = 1;
const LEVEL = 95;
const NO_VALUE = 'The formula has no value at these numbers';

declare module '../contract.ts' {
  interface FormulaTypes {
    'error-propagation': FormulaType<ErrorPropagationInput, ErrorPropagationResult>;
  }
}

export default {
  id: 'error-propagation',

  validate(candidate) {
    const formula = textOf(candidate.formula);
    if (formula.trim() === '') return refuse(REQUIRED, 'formula');
    const entered = enteredVariables(candidate);
    if (!entered.ok) return entered;
    const expression = readExpression(formula, 'formula');
    if (!expression.ok) return expression;
    const variables = entered.input;
    const nameless = namesIn(expression.input).find((name) => !variables.some((each) => each.name === name));
    if (nameless !== undefined) return refuse(`"${nameless}" in the formula has no row in the list`, 'formula');
    const options = enteredOptions(candidate);
    if (!options.ok) return options;
    const input = { formula, variables, ...options.input };
    return refusedValues(expression.input, input) ?? accept(input);
  },

  compute(input, task) {
    const { formula, variables, trials = TRIALS, seed = SEED, confidenceLevel = LEVEL } = input;
    const expression = readExpression(formula, 'formula');
    if (!expression.ok) throw new Error('A formula is checked before it is computed');
    const { value, slopes, parts, spread } = linearLaw(expression.input, variables);
    const margin = normalQuantile((1 - confidenceLevel / 100) / 2, 'upper') * spread;
    const values = trialValues(functionOf(expression.input, variables), variables, { seed, trials }, (done) =>
      task.report({ done, total: trials }),
    );
    const names = namesIn(expression.input);
    return {
      value,
      standardUncertainty: spread,
      relativeUncertainty: finiteOrNull((spread / Math.abs(value)) * 100),
      lower: value - margin,
      upper: value + margin,
      addedErrors: exactSum(parts),
      contributions: variables.map(({ name }, at) => ({
        name,
        sensitivity: slopes[at] ?? 0,
        contribution: parts[at] ?? 0,
        percent: spread === 0 ? null : ((parts[at] ?? 0) / spread) ** 2 * 100,
      })),
      monteCarlo: summaryOfTrials(values, trials, confidenceLevel / 100),
      unused: variables.flatMap(({ name }) => (names.includes(name) ? [] : [name])),
      used: { trials, seed, confidenceLevel },
    };
  },
} satisfies Formula<'error-propagation'>;

function enteredVariables(candidate: Candidate<ErrorPropagationInput>): Verdict<readonly UncertainVariable[]> {
  const rows = filledRows(candidate.variables, 'variables', ['name', 'value', 'standardUncertainty']);
  if (rows.length === 0) return refuse(REQUIRED, 'variables.0.name');
  const variables: UncertainVariable[] = [];
  for (const { row, path } of rows) {
    const { value, standardUncertainty } = row;
    // The same letter has several codes: µ of keyboards and μ of Greek texts.
    const name = textOf(row.name).trim().normalize('NFKC');
    if (name === '') return refuse(REQUIRED, `${path}.name`);
    if (isMissing(value)) return refuse(REQUIRED, `${path}.value`);
    if (isMissing(standardUncertainty)) return refuse(REQUIRED, `${path}.standardUncertainty`);
    variables.push({ name, value, standardUncertainty });
  }
  const rules = rows.flatMap(({ path }, at): readonly Rule[] => {
    const { name = '', standardUncertainty = 0 } = variables[at] ?? {};
    const isRepeated = variables.slice(0, at).some((each) => each.name === name);
    return [
      [isReservedName(name), `"${name}" is a function name; please rename the variable`, `${path}.name`],
      [!isName(name), 'Names start with a letter and have letters, digits and _ only', `${path}.name`],
      [isRepeated, `"${name}" is listed twice`, `${path}.name`],
      [standardUncertainty < 0, 'Standard uncertainties must be 0 or greater', `${path}.standardUncertainty`],
    ];
  });
  const tooMany = rows[MOST_VARIABLES];
  if (tooMany !== undefined) return refuse(`Please enter at most ${MOST_VARIABLES} variables`, `${tooMany.path}.name`);
  return firstRefusal(rules) ?? accept(variables);
}

type Options = Pick<ErrorPropagationInput, 'trials' | 'seed' | 'confidenceLevel'>;

/** Numbers that have defaults; blank ones are left out. */
function enteredOptions({ trials, seed, confidenceLevel }: Candidate<ErrorPropagationInput>): Verdict<Options> {
  const refused = firstRefusal([
    [
      !isWholeWithin(trials ?? TRIALS, FEWEST_TRIALS, MOST_TRIALS),
      `Number of trials must be a whole number from ${FEWEST_TRIALS} to ${MOST_TRIALS}`,
      'trials',
    ],
    [!isWholeWithin(seed ?? SEED, 0, LARGEST_SEED), `Seed must be a whole number from 0 to ${LARGEST_SEED}`, 'seed'],
  ]);
  if (refused !== null) return refused;
  const level = confidenceLevelIn(confidenceLevel ?? LEVEL);
  if (!level.ok) return level;
  return accept({
    ...(isGiven(trials) ? { trials } : {}),
    ...(isGiven(seed) ? { seed } : {}),
    ...(isGiven(confidenceLevel) ? { confidenceLevel } : {}),
  });
}

/** Cases may leave out what has a default. */
function isGiven(value: number | null | undefined): value is number {
  return (value ?? null) !== null;
}

/** The trials end with the second value: for nearly all formulas with the second trial. */
function refusedValues(
  expression: Expression,
  { variables, trials = TRIALS, seed = SEED }: ErrorPropagationInput,
): Verdict<never> | null {
  const { value, slopes, spread } = linearLaw(expression, variables);
  const hasValue = slopes.every(Number.isFinite) && Math.hypot(value, spread) <= LARGEST_RESULT;
  if (!hasValue) return refuse(NO_VALUE, 'formula');
  const values = trialValues(functionOf(expression, variables), variables, { seed, trials }, undefined, 2);
  return values.length < 2 ? refuse('The formula has no value for nearly all trials', 'formula') : null;
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function functionOf(expression: Expression, variables: readonly UncertainVariable[]) {
  return expressionFunction(
    expression,
    variables.map(({ name }) => name),
  );
}

/** The value, and for each variable ∂f/∂x and its part of the spread. */
function linearLaw(expression: Expression, variables: readonly UncertainVariable[]) {
  const values = new Map(variables.map(({ name, value }) => [name, value]));
  const slopes = variables.map(({ name }) => derivativeOf(expression, values, name));
  const parts = variables.map(({ standardUncertainty }, at) => Math.abs(slopes[at] ?? 0) * standardUncertainty);
  return {
    value: functionOf(expression, variables)(variables.map(({ value }) => value)),
    slopes,
    parts,
    spread: Math.hypot(...parts),
  };
}
