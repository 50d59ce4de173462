/** A plot as charts: one for each unit among the chosen figures. */
import { typedText, withUnit } from '#src/engine/exploring/exploredResult.ts';
import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { PlotAnswer, Plotted, PlottedFigure } from './plotJobs.ts';
import type { PlotChoice } from './plotRange.ts';

const DIGITS = 5;
/** More lines in one chart cannot be told apart. */
export const MOST_BESIDE = 5;

/** What is chosen without asking the worker. */
export type ChartChoice = Pick<PlotChoice, 'figure' | 'beside' | 'rise'>;

/** A chart, or the reason why it is missing. */
export type Drawn =
  | { readonly kind: 'chart'; readonly chart: XyChart }
  | { readonly kind: 'refused'; readonly title: string; readonly words: string };

/** Returns the chosen figures over the input: those of one unit in one chart, others below it. */
export function plotCharts(plot: Plotted, { figure, beside, rise }: ChartChoice): readonly Drawn[] {
  const first = plot.figures.find((each) => each.figure.field === figure) ?? plot.figures[0];
  const others = plot.figures.filter((each) => each !== first && beside.includes(each.figure.field));
  const chosen = first === undefined ? [] : [first, ...others.slice(0, MOST_BESIDE)];
  return [...new Set(chosen.map((each) => each.figure.unit))].map((unit) =>
    drawn(
      plot,
      chosen.filter((each) => each.figure.unit === unit),
      rise,
    ),
  );
}

function drawn(plot: Plotted, figures: readonly PlottedFigure[], rise: PlotChoice['rise']): Drawn {
  const chart = chartOf(plot, figures, rise);
  const least = figures
    .map((each) => ({
      each,
      value: Math.min(...[each.present, ...each.values, ...(each.pinned ?? [])].filter(isNumber)),
    }))
    .find(({ value }) => rise === 'logarithmic' && value <= 0);
  if (least === undefined) return { kind: 'chart', chart };
  const { label, unit } = least.each.figure;
  const reached = withUnit(typedText(least.value, DIGITS), unit);
  const words = `A logarithmic axis needs values above zero: ${label} is ${reached} in this range. Choose a linear axis or another range.`;
  return { kind: 'refused', title: chart.title, words };
}

function chartOf(plot: Plotted, figures: readonly PlottedFigure[], rise: PlotChoice['rise']): XyChart {
  const { input, places, present, spacing } = plot;
  const unit = figures[0]?.figure.unit;
  const names = listed(figures.map(({ figure }) => figure.label));
  const ends = `${typedText(places[0] ?? 0, DIGITS)} to ${withUnit(typedText(places.at(-1) ?? 0, DIGITS), input.unit)}`;
  const now = figures.map(
    ({ present: value, figure }) => `${figure.label} ${withUnit(typedText(value, DIGITS), unit)}`,
  );
  return {
    type: 'xy',
    title: `${names} against ${input.label}`,
    summary: `${input.label} from ${ends}, all else as entered. At the present ${withUnit(typedText(present, DIGITS), input.unit)}: ${now.join(', ')}.`,
    x: {
      label: input.label,
      ...(input.unit === undefined ? {} : { unit: input.unit }),
      scale: spacing,
      digits: 6,
    },
    y: {
      label: figures.length === 1 ? names : 'Value',
      ...(unit === undefined ? {} : { unit }),
      scale: rise,
      digits: DIGITS,
    },
    series: [
      ...figures.flatMap((each) => curvesOf(each, places)),
      { name: 'Present value', marks: 'points', points: figures.map(({ present: y }) => ({ x: present, y })) },
    ],
  };
}

function curvesOf({ figure, values, pinned }: PlottedFigure, places: readonly number[]): readonly XySeries[] {
  const curve = (name: string, of: readonly number[]): XySeries => ({
    name,
    marks: 'line',
    points: places.map((x, index) => ({ x, y: of[index] ?? Number.NaN })),
  });
  return [curve(figure.label, values), ...(pinned === undefined ? [] : [curve(`${figure.label}, pinned`, pinned)])];
}

/** 'A, B and C' */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function isNumber(value: number): boolean {
  return Number.isFinite(value);
}

/** Returns why nothing is drawn. */
export function undrawnWords(answer: Exclude<PlotAnswer, Plotted>): string {
  switch (answer.kind) {
    case 'unreadable':
      return 'Enter both ends of the range as numbers, or leave them blank.';
    case 'unordered':
      return 'The range must begin below its end.';
    case 'not-positive':
      return 'A logarithmic range must begin above zero.';
    case 'refused': {
      const { input, range } = answer;
      const ends = `${typedText(range.from, DIGITS)} to ${withUnit(typedText(range.to, DIGITS), input.unit)}`;
      return `No ${input.label} from ${ends} is accepted with the other inputs.`;
    }
  }
}
