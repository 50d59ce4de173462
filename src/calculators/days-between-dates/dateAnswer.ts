import { whyDifferent } from '#src/families/whyDifferent.ts';
import { longDate, nounFor } from '#src/kit/format.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { DaysBetweenDatesInput, DaysBetweenDatesResult } from '#workers/formulas/days-between-dates.ts';

type Key = ResultKey<DaysBetweenDatesResult>;

/** Returns what is shown of a date so many days away. */
export function dateAnswer(
  { date, weekday, days }: Extract<DaysBetweenDatesResult, { readonly mode: 'add' }>,
  { start, amount = 0, unit }: DaysBetweenDatesInput,
): Presentation<Key> {
  const [first, last] = days < 0 ? [date, start] : [start, date];
  const steps = `${amount} ${nounFor(String(Math.abs(amount)), unit.slice(0, -1), unit)}`;
  const text = longDate(date);
  return {
    headline: { field: 'date', label: `${steps} from ${longDate(start)}`, value: date, text },
    status: `${steps} from the start: ${text}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          {
            field: 'weekday',
            label: 'Weekday',
            value: weekday,
            text: `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`,
          },
          {
            field: 'days',
            label: 'Days from the start',
            value: days,
            text: String(days),
            unit: nounFor(String(Math.abs(days)), 'day', 'days'),
          },
        ],
      },
      {
        kind: 'chart',
        chart: {
          type: 'timeline',
          title: 'From the start to the date',
          summary: `${days} ${nounFor(String(Math.abs(days)), 'day', 'days')} from the start.`,
          start: first,
          end: last,
          spans: [{ label: 'In between', from: first, to: last }],
          days: [
            { label: 'Start', date: start },
            { label: 'Date found', date },
          ],
        },
      },
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
