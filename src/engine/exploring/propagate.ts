/** What is asked of an evaluation for the uncertainty of all key figures, and how its answers are rounded. */
import { inOwnUnit, inTypedUnit, type NumberInput } from '#src/engine/form/onDemand/numberInputs.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import type { AnyClient } from '#workers/client.ts';
import type { Report } from '#workers/contract.ts';
import type { Doubt } from '#workers/questions.ts';
import {
  candidateOf,
  changeableInputs,
  type ExploredResult,
  type ScaledFigure,
  scaledFigures,
} from './exploredResult.ts';
import { readSpread, type TypedSpreads } from './spreads.ts';
import { correlationLabel, uncertainPairs } from './uncertainPairs.ts';

/** What is asked of the worker. */
export type UncertaintyClient = Pick<AnyClient, 'ask'>;

/** A figure with its uncertainty, in the words of the page and as numbers. */
export interface UncertainFigure {
  /** Key of the result. */
  readonly field: string;
  readonly label: string;
  /** Unrounded, in the unit of the figure. */
  readonly value: number;
  readonly standardUncertainty: number;
  /** The ends of the interval of 95 %. */
  readonly interval: readonly [number, number];
  /** Of the number in the result, which may be displayed times a power of ten. */
  readonly ownUncertainty: number;
  /** '0.1998 ± 0.0042', rounded by the uncertainty. */
  readonly text: string;
  /** '0.0042' */
  readonly spread: string;
  readonly unit?: string;
  /** The ends of the interval of 95 %, rounded alike. */
  readonly lower: string;
  readonly upper: string;
  /** The formula is curved or stepped here, so that draws were made. */
  readonly isDrawn: boolean;
  /** Draws that gave no value, of 10,000. */
  readonly refusedDraws: number;
  /** The inputs that matter most, greatest first, in percent of the variance; empty for one input, and where they cannot be said. */
  readonly shares: readonly { readonly path: string; readonly label: string; readonly percent: number }[];
}

/** A number that is uncertain, in the unit typed in. */
export interface UncertainNumber {
  readonly path: string;
  readonly label: string;
  readonly value: number;
  readonly standardUncertainty: number;
  readonly unit?: string;
}

/** Figures with their uncertainties, and what they came from. */
export interface Propagated {
  readonly kind: 'computed';
  readonly inputs: readonly UncertainNumber[];
  /** By the paths of the inputs; those of 0 are left out. */
  readonly correlations: readonly { readonly one: string; readonly other: string; readonly coefficient: number }[];
  /** Those that depend on one of the inputs. */
  readonly figures: readonly UncertainFigure[];
}

export type Uncertain =
  | Propagated
  /** A box does not read as an uncertainty. */
  | { readonly kind: 'unreadable'; readonly label: string }
  /** A box does not read as a correlation. */
  | { readonly kind: 'no correlation'; readonly label: string }
  /** Each correlation is possible, but not all of them together. */
  | { readonly kind: 'impossible' }
  /** Every box is blank. */
  | { readonly kind: 'nothing' };

/** Returns why nothing was propagated; null where all numbers are exact. */
export function notPropagated(answer: Exclude<Uncertain, Propagated>): string | null {
  switch (answer.kind) {
    case 'unreadable':
      return `The uncertainty of ${answer.label} is not a number of 0 or more, nor a percentage.`;
    case 'no correlation':
      return `${answer.label} is not a number from −1 to 1.`;
    case 'impossible':
      return 'These correlations cannot all hold at once.';
    case 'nothing':
      return null;
  }
}

/** The same draws each time, so that the same inputs give the same figures. */
const SEED = 20_081_101;
/** Smaller shares, in percent, are not listed. */
const LEAST_SHARE = 0.5;

/** Propagates the typed uncertainties to all key figures. */
export async function propagate(
  subject: ExploredResult,
  spreads: TypedSpreads,
  client: UncertaintyClient,
  signal: AbortSignal,
  report: Report,
): Promise<Uncertain> {
  const uncertain: {
    readonly input: NumberInput;
    readonly own: number;
    readonly spread: number;
    readonly typed: UncertainNumber;
  }[] = [];
  for (const input of changeableInputs(subject)) {
    const own = input.own ?? 0;
    const { path, label, unit } = input;
    const value = inTypedUnit(input, own);
    const standardUncertainty = readSpread(spreads[path] ?? '', value);
    if (standardUncertainty === null) continue;
    if (!Number.isFinite(standardUncertainty)) return { kind: 'unreadable', label };
    if (standardUncertainty === 0) continue;
    const spread = Math.abs(inOwnUnit(input, value + standardUncertainty) - own);
    const typed = { path, label, value, standardUncertainty, ...(unit === undefined ? {} : { unit }) };
    uncertain.push({ input, own, spread, typed });
  }
  if (uncertain.length === 0) return { kind: 'nothing' };
  const correlations = uncertain.map((_, row) => uncertain.map((__, column) => (row === column ? 1 : 0)));
  const place = new Map(uncertain.map(({ input }, at) => [input.path, at]));
  const given: { one: string; other: string; coefficient: number }[] = [];
  for (const pair of uncertainPairs(subject, spreads)) {
    const typed = readNumber(spreads[pair.key] ?? '') ?? 0;
    if (!(Math.abs(typed) <= 1)) return { kind: 'no correlation', label: correlationLabel(pair) };
    const [row, column] = [place.get(pair.one.path), place.get(pair.other.path)];
    // One of exactly 0 is not uncertain.
    if (typed === 0 || row === undefined || column === undefined) continue;
    given.push({ one: pair.one.path, other: pair.other.path, coefficient: typed });
    (correlations[row] as number[])[column] = typed;
    (correlations[column] as number[])[row] = typed;
  }
  const figures = scaledFigures(subject.presentation);
  const question = {
    candidate: candidateOf(subject),
    paths: uncertain.map(({ input }) => input.path),
    keys: figures.map(({ figure }) => figure.field),
    values: uncertain.map(({ own }) => own),
    standardUncertainties: uncertain.map(({ spread }) => spread),
    ...(given.length > 0 ? { correlations } : {}),
    seed: SEED,
  };
  const doubts = await client.ask('uncertainty', subject.definition.formula, question, signal, report);
  if (given.length > 0 && doubts.length > 0 && doubts.every((doubt) => doubt === null)) return { kind: 'impossible' };
  const inputs = uncertain.map(({ input }) => input);
  return {
    kind: 'computed',
    inputs: uncertain.map(({ typed }) => typed),
    correlations: given,
    figures: figures.flatMap((each, index) => {
      const doubt = doubts[index];
      return doubt == null || doubt.standardUncertainty === 0 ? [] : [inWords(each, doubt, inputs)];
    }),
  };
}

function inWords(
  { figure, value, scale }: ScaledFigure,
  doubt: Doubt,
  inputs: readonly NumberInput[],
): UncertainFigure {
  const spread = doubt.standardUncertainty * Math.abs(scale);
  const round = roundedBy(spread);
  const interval = [doubt.lower * scale, doubt.upper * scale] as const;
  const shares = inputs.length > 1 ? doubt.shares : [];
  const percents = inputs.flatMap(({ path, label }, at) => {
    const share = shares[at];
    return share === undefined ? [] : [{ path, label, percent: 100 * share }];
  });
  return {
    field: figure.field,
    label: figure.label,
    value: value * scale,
    standardUncertainty: spread,
    interval,
    ownUncertainty: doubt.standardUncertainty,
    text: `${round(value * scale)} ± ${round(spread)}`,
    spread: round(spread),
    ...(figure.unit === undefined ? {} : { unit: figure.unit }),
    lower: round(interval[0]),
    upper: round(interval[1]),
    isDrawn: doubt.method === 'simulation',
    refusedDraws: doubt.refusedDraws,
    shares: percents
      .filter(({ percent }) => Math.abs(percent) >= LEAST_SHARE)
      .sort((one, other) => other.percent - one.percent),
  };
}

/** Returns the rounding by an uncertainty of two significant digits (source: `gum2008`, 7.2.6). */
function roundedBy(spread: number): (value: number) => string {
  const [, exponent = '0'] = spread.toExponential(1).split('e');
  const place = Number(exponent) - 1;
  const unit = 10 ** place;
  return (value) => {
    if (place >= 0) return String(Math.round(value / unit) * unit);
    if (place >= -9) return value.toFixed(-place);
    return value.toExponential(Math.max(0, Math.floor(Math.log10(Math.abs(value) || unit)) - place));
  };
}
