/** What the worker is asked for 'Uncertainty', and how its answers are rounded. */
import { inOwnUnit, inTypedUnit, type NumberInput } from '#src/form/onDemand/numberInputs.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import type { TypedSpreads } from '#src/machine/onDemand/uncertaintyMachine.ts';
import type { AnyClient } from '#workers/client.ts';
import type { Report } from '#workers/contract.ts';
import {
  candidateOf,
  changeableInputs,
  type ExploredResult,
  type ScaledFigure,
  scaledFigures,
} from './exploredResult.ts';

import { correlationLabel, uncertainPairs } from './uncertaintyFields.ts';

/** What is asked of the worker. */
export type UncertaintyClient = Pick<AnyClient, 'uncertainty'>;

/** A figure with its uncertainty, in the words of the page. */
export interface UncertainFigure {
  readonly label: string;
  /** '0.1998 ± 0.0042', rounded by the uncertainty. */
  readonly text: string;
  readonly unit?: string;
  /** The ends of the interval of 95 %, rounded alike. */
  readonly lower: string;
  readonly upper: string;
  /** The formula is curved or stepped here, so that draws were made. */
  readonly isDrawn: boolean;
  /** Draws that gave no value, of 10,000. */
  readonly refusedDraws: number;
  /** The inputs that matter most, greatest first, in percent of the variance; empty for one input, and where they cannot be said. */
  readonly shares: readonly { readonly label: string; readonly percent: number }[];
}

export type Uncertain =
  | { readonly kind: 'computed'; readonly figures: readonly UncertainFigure[] }
  /** A box does not read as an uncertainty. */
  | { readonly kind: 'unreadable'; readonly label: string }
  /** A box does not read as a correlation. */
  | { readonly kind: 'no correlation'; readonly label: string }
  /** Each correlation is possible, but not all of them together. */
  | { readonly kind: 'impossible' }
  /** Every box is blank. */
  | { readonly kind: 'nothing' };

/** The same draws each time, so that the same inputs give the same figures. */
const SEED = 20_081_101;
/** Smaller shares, in percent, are not listed. */
const LEAST_SHARE = 0.5;
const PLUS_MINUS = /^(?:±|\+\/[-−])/;

/**
 * Reads what stands after ±: '0.2', or '4 %' of the value.
 *
 * @param value the number in front of ±
 * @returns the standard uncertainty in the unit of the value, null when blank, NaN when unreadable
 */
export function readSpread(text: string, value: number): number | null {
  if (text.trim() === '') return null;
  const typed = text.trim().replace(PLUS_MINUS, '');
  const isPercent = typed.endsWith('%');
  const read = readNumber((isPercent ? typed.slice(0, -1) : typed).trim()) ?? Number.NaN;
  if (!(read >= 0)) return Number.NaN;
  return isPercent ? (Math.abs(value) * read) / 100 : read;
}

/** Propagates the typed uncertainties to all key figures. */
export async function propagate(
  subject: ExploredResult,
  spreads: TypedSpreads,
  client: UncertaintyClient,
  signal: AbortSignal,
  report: Report,
): Promise<Uncertain> {
  const uncertain: { readonly input: NumberInput; readonly own: number; readonly spread: number }[] = [];
  for (const input of changeableInputs(subject)) {
    const own = input.own ?? 0;
    const spread = readSpread(spreads[input.path] ?? '', inTypedUnit(input, own));
    if (spread === null) continue;
    if (!Number.isFinite(spread)) return { kind: 'unreadable', label: input.label };
    const moved = inOwnUnit(input, inTypedUnit(input, own) + spread) - own;
    if (spread > 0) uncertain.push({ input, own, spread: Math.abs(moved) });
  }
  if (uncertain.length === 0) return { kind: 'nothing' };
  const correlations = uncertain.map((_, row) => uncertain.map((__, column) => (row === column ? 1 : 0)));
  const place = new Map(uncertain.map(({ input }, at) => [input.path, at]));
  let isCorrelated = false;
  for (const pair of uncertainPairs(subject, spreads)) {
    const typed = readNumber(spreads[pair.key] ?? '') ?? 0;
    if (!(Math.abs(typed) <= 1)) return { kind: 'no correlation', label: correlationLabel(pair) };
    const [row, column] = [place.get(pair.one.path), place.get(pair.other.path)];
    // One of exactly 0 is not uncertain.
    if (typed === 0 || row === undefined || column === undefined) continue;
    isCorrelated = true;
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
    ...(isCorrelated ? { correlations } : {}),
    seed: SEED,
  };
  const doubts = await client.uncertainty(subject.definition.formula, question, signal, report);
  if (isCorrelated && doubts.length > 0 && doubts.every((doubt) => doubt === null)) return { kind: 'impossible' };
  const labels = uncertain.map(({ input }) => input.label);
  return {
    kind: 'computed',
    figures: figures.flatMap((each, index) => {
      const doubt = doubts[index];
      return doubt == null || doubt.standardUncertainty === 0 ? [] : [inWords(each, doubt, labels)];
    }),
  };
}

type Doubt = NonNullable<Awaited<ReturnType<UncertaintyClient['uncertainty']>>[number]>;

function inWords({ figure, value, scale }: ScaledFigure, doubt: Doubt, labels: readonly string[]): UncertainFigure {
  const spread = doubt.standardUncertainty * Math.abs(scale);
  const round = roundedBy(spread);
  const ends = [round(doubt.lower * scale), round(doubt.upper * scale)] as const;
  const shares = labels.length > 1 ? doubt.shares : [];
  const percents = shares.map((share, at) => ({ label: labels[at] ?? '', percent: 100 * share }));
  return {
    label: figure.label,
    text: `${round(value * scale)} ± ${round(spread)}`,
    ...(figure.unit === undefined ? {} : { unit: figure.unit }),
    lower: ends[0],
    upper: ends[1],
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
