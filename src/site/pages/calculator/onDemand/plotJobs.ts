/** What the worker is asked for 'Plot a figure': every key figure at the places of one input, all else as entered. */

import {
  candidateOf,
  changeableInputs,
  type ExploredResult,
  type ScaledFigure,
  scaledFigures,
} from '#src/engine/exploring/exploredResult.ts';
import { inOwnUnit, inTypedUnit, type NumberInput } from '#src/engine/form/onDemand/numberInputs.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import type { AskRules } from '#src/engine/machine/onDemand/askMachine.ts';
import type { AnyClient } from '#workers/client.ts';
import { type PlotChoice, type PlotRange, placesIn, usualRange, wholePlacesIn } from './plotRange.ts';

/** What plotting asks of the worker. */
export type PlotClient = Pick<AnyClient, 'ask'>;

/** A result, and the pinned one whose curve is drawn beside. */
export interface PlotSubject {
  readonly shown: ExploredResult;
  readonly pinned: ExploredResult | null;
}

/** The values of all key figures over a range of one input. */
export interface Plotted {
  readonly kind: 'plotted';
  readonly input: NumberInput;
  readonly spacing: PlotChoice['spacing'];
  /** In the unit typed in, ascending. */
  readonly places: readonly number[];
  /** The present value of the input. */
  readonly present: number;
  readonly figures: readonly PlottedFigure[];
}

export interface PlottedFigure {
  readonly figure: ScaledFigure['figure'];
  /** As displayed, at each place; NaN where the value is missing. */
  readonly values: readonly number[];
  /** Of the pinned result; absent where it has no such figure or no such input. */
  readonly pinned?: readonly number[];
  /** At the present value. */
  readonly present: number;
}

export type PlotAnswer =
  | Plotted
  /** The ends of the range are not numbers, not in order, or not above zero in a logarithmic one. */
  | { readonly kind: 'unreadable' | 'unordered' | 'not-positive' }
  /** No value of the range is accepted with the other inputs. */
  | { readonly kind: 'refused'; readonly input: NumberInput; readonly range: PlotRange };

/**
 * A plot is drawn at once, and again for another input or spacing; a typed end of the range waits for the button. The figures of one plot are all known, so that choosing among them, or
 * their axis, asks nothing of the worker.
 */
export const PLOT_RULES: AskRules<PlotSubject, PlotChoice> = {
  asksAtOnce: () => true,
  keepsAnswer: true,
  edited: (before, after) => (isOtherRange(before, after) ? 'asks' : 'leaves'),
  // A range that was typed for another input says nothing about this one.
  adjusted: (before, after) => (isOtherRange(before, after) ? { ...after, from: '', to: '' } : after),
};

function isOtherRange(before: PlotChoice, after: PlotChoice): boolean {
  return before.input !== after.input || before.spacing !== after.spacing;
}

/** An input counts as moving a figure by more than this share of it. */
const MOVED = 1e-9;
const ENOUGH = 3;

/**
 * Samples the figures at the places of the chosen input. Without a choice it takes the first input that moves the chosen
 * figure, or the first figure.
 *
 * @returns the answer, and the choice with the input that it is about
 */
export async function plotFor(
  subject: PlotSubject,
  choice: PlotChoice,
  client: PlotClient,
  signal: AbortSignal,
): Promise<{ readonly answer: PlotAnswer; readonly choice: PlotChoice }> {
  const inputs = changeableInputs(subject.shown);
  const chosen = inputs.find(({ path }) => path === choice.input);
  let first: PlotAnswer | undefined;
  for (const input of chosen === undefined ? inputs : [chosen]) {
    const plot = await plotOver(input, subject, choice, client, signal);
    if (chosen !== undefined || movesFigure(plot, choice.figure))
      return { answer: plot, choice: { ...choice, input: input.path } };
    first ??= plot;
  }
  return { answer: first ?? { kind: 'unreadable' }, choice: { ...choice, input: inputs[0]?.path ?? '' } };
}

async function plotOver(
  input: NumberInput,
  { shown, pinned }: PlotSubject,
  { from, to, spacing }: PlotChoice,
  client: PlotClient,
  signal: AbortSignal,
): Promise<PlotAnswer> {
  const usual = usualRange(input, spacing);
  const range = { from: typedEnd(from, usual.from), to: typedEnd(to, usual.to) };
  if (!Number.isFinite(range.from) || !Number.isFinite(range.to)) return { kind: 'unreadable' };
  if (spacing === 'logarithmic' && range.from <= 0) return { kind: 'not-positive' };
  if (range.from >= range.to) return { kind: 'unordered' };
  const figures = scaledFigures(shown.presentation);
  const own = input.own ?? 0;
  const present = inTypedUnit(input, own);
  const take = (at: readonly number[], result: ExploredResult) => {
    const points = at.map((place) => [place === present ? own : inOwnUnit(input, place)]);
    const keys = figures.map(({ figure }) => figure.field);
    const question = { candidate: candidateOf(result), paths: [input.path], points, keys };
    return client.ask('sample', shown.definition.formula, question, signal);
  };
  let places = placesIn(range, spacing, present);
  let samples = await take(places, shown);
  if (takesWholeOnly(places, samples, figures.length)) {
    places = wholePlacesIn(range);
    samples = await take(places, shown);
  }
  if (samples.every(Number.isNaN)) return { kind: 'refused', input, range };
  const hasInput = pinned !== null && changeableInputs(pinned).some(({ path }) => path === input.path);
  const beside = hasInput ? await take(places, pinned) : null;
  const column = (of: Float64Array, index: number, scale: number) =>
    places.map((_, place) => (of[place * figures.length + index] ?? Number.NaN) * scale);
  return {
    kind: 'plotted',
    input,
    spacing,
    places,
    present,
    figures: figures.map(({ figure, value, scale }, index) => {
      const other = beside === null ? [] : column(beside, index, scale);
      return {
        figure,
        values: column(samples, index, scale),
        present: value * scale,
        ...(other.some((each) => !Number.isNaN(each)) ? { pinned: other } : {}),
      };
    }),
  };
}

/** A blank end is the usual one; NaN when it does not read as a number. */
function typedEnd(text: string, usual: number): number {
  return text.trim() === '' ? usual : (readNumber(text) ?? Number.NaN);
}

/** Whether the formula accepted some whole numbers and, but for the present value, nothing in between. */
function takesWholeOnly(places: readonly number[], samples: Float64Array, width: number): boolean {
  const accepted = places.filter((_, place) => samples.slice(place * width, (place + 1) * width).some(isNumber));
  return accepted.filter((place) => !Number.isInteger(place)).length === 0 && accepted.length < places.length;
}

function movesFigure(plot: PlotAnswer, field: string): boolean {
  if (plot.kind !== 'plotted') return false;
  const drawn = plot.figures.find(({ figure }) => figure.field === field) ?? plot.figures[0];
  if (drawn === undefined) return false;
  const { values, present } = drawn;
  return (
    values.filter(isNumber).length >= ENOUGH &&
    values.some((value) => Math.abs(value - present) > MOVED * Math.abs(present))
  );
}

function isNumber(value: number): boolean {
  return !Number.isNaN(value);
}
