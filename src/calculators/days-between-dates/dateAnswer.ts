import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { nounFor } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type { DaysBetweenDatesInput, DaysBetweenDatesResult } from '#workers/formulas/days-between-dates.ts';

type Key = ResultKey<DaysBetweenDatesResult>;

/** '2 weeks': how far to go. */
export function stepsText({ amount = 0, unit }: DaysBetweenDatesInput): string {
  return `${amount} ${nounFor(String(Math.abs(amount)), unit.slice(0, -1), unit)}`;
}

/** Returns what is shown of a date so many days away. */
export function dateAnswer(
  { date }: Extract<DaysBetweenDatesResult, { readonly mode: 'add' }>,
  input: DaysBetweenDatesInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { start, unit } = input;
  const steps = stepsText(input);
  const headline = figure('date');
  const distance = figure('days');
  return {
    headline,
    status: `${steps} from the start: ${headline.text}.`,
    blocks: [
      { kind: 'facts', figures: [figure('weekday'), distance] },
      whyDifferent<Key>('January 31 and a month', [
        [
          'This page and spreadsheets',
          'February 28',
          'The last day of a month that lacks the day; in a leap year February 29.',
        ],
        ['JavaScript’s Date', 'March 3', 'The missing days run over into the next month; in a leap year to March 2.'],
      ]),
    ],
    working: [
      {
        label: 'Date',
        formula: unit === 'workdays' ? 'start + workdays, without weekends' : `start + ${unit}`,
        substituted: `${start} + ${steps}`,
        value: date,
      },
    ],
  };
}
