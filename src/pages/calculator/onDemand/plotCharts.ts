/** A plot as charts: one for each unit among the chosen figures. */

import { typedText, withUnit } from '#src/exploring/exploredResult.ts';
import type { XyChart, XySeries } from '#src/kit/onDemand/chart.ts';
import type { PlotChoice } from '#src/machine/onDemand/plotMachine.ts';
import type { PlotAnswer, Plotted, PlottedFigure } from './plotJobs.ts';

const DIGITS = 5;

/** Returns the chosen figures over the input: two of the same unit in one chart, else one below the other. */
export function plotCharts(
  plot: Plotted,
  { figure, beside }: Pick<PlotChoice, 'figure' | 'beside'>,
): readonly XyChart[] {
  const first = plot.figures.find((each) => each.figure.field === figure) ?? plot.figures[0];
  const second = plot.figures.find((each) => each.figure.field === beside && each !== first);
  if (first === undefined) return [];
  if (second === undefined) return [chartOf(plot, [first])];
  return first.figure.unit === second.figure.unit
    ? [chartOf(plot, [first, second])]
    : [chartOf(plot, [first]), chartOf(plot, [second])];
}

function chartOf(plot: Plotted, figures: readonly PlottedFigure[]): XyChart {
  const { input, places, present, spacing } = plot;
  const unit = figures[0]?.figure.unit;
  const names = figures.map(({ figure }) => figure.label).join(' and ');
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
    y: { label: figures.length === 1 ? names : 'Value', ...(unit === undefined ? {} : { unit }), digits: DIGITS },
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
