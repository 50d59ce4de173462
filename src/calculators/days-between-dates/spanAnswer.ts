import { shareBar } from '#src/calculators/families/shareBar.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type { DaysBetweenDatesResult } from '#workers/formulas/days-between-dates.ts';

type Key = ResultKey<DaysBetweenDatesResult>;
type Span = Extract<DaysBetweenDatesResult, { readonly mode: 'between' }>;

const COUNTS = ['workdays', 'weekendDays', 'holidaysCounted', 'weeks', 'remainderDays'] as const;

/** '1 year, 2 months, 3 days'. */
export function calendarText({ years, months, days }: Span['duration']): string {
  return [counted(years, 'year', 'years'), counted(months, 'month', 'months'), counted(days, 'day', 'days')].join(', ');
}

/** Returns what is shown of the days between two dates. */
export function spanAnswer(result: Span, figure: FigureOf<Key>): Presentation<Key> {
  const { days, weeks, remainderDays, workdays, weekendDays, holidaysCounted, reversed } = result;
  const headline = figure('days');
  return {
    headline,
    status: `${headline.text} ${headline.unit}, of which ${workdays} ${workdays === 1 ? 'is a workday' : 'are workdays'}.`,
    blocks: [
      ...(reversed
        ? [{ kind: 'notice', tone: 'neutral', text: 'The end lies before the start: the two were exchanged.' } as const]
        : []),
      { kind: 'facts', figures: COUNTS.map((key) => figure(key)) },
      kinds(result),
      {
        kind: 'facts',
        title: 'On the calendar',
        figures: [
          figure('from'),
          figure('until'),
          figure('duration.years'),
          figure('duration.months'),
          figure('duration.days'),
          figure('reversed'),
          figure('leapDays'),
          figure('hours'),
        ],
      },
      whyDifferent<Key>('Days', [
        [
          'Workdays in a spreadsheet',
          figure('reference.networkdays'),
          'NETWORKDAYS counts both ends; DAYS does not count the last.',
        ],
        ['Bank days', '–', 'Some loans count every month as 30 days and every year as 360.'],
        [
          'Code that adds 24 hours',
          '–',
          'Where clocks change in spring and autumn, a day has 23 or 25 hours, and such code is a day off.',
        ],
      ]),
    ],
    working: [
      {
        label: 'Workdays',
        formula: 'days − weekend days − holidays',
        substituted: `${days} − ${weekendDays} − ${holidaysCounted}`,
        value: String(workdays),
      },
      {
        label: 'Weeks and days',
        formula: '7·weeks + days',
        substituted: `7·${weeks} + ${remainderDays}`,
        value: String(days),
      },
      { label: 'Hours', formula: '24·days', substituted: `24·${days}`, value: String(result.hours) },
    ],
  };
}

function kinds({ workdays, weekendDays, holidaysCounted }: Span): ChartBlock {
  const summary = `${counted(workdays, 'workday', 'workdays')}, ${counted(weekendDays, 'weekend day', 'weekend days')}.`;
  return shareBar('Days by kind', summary, [
    ['Workdays', workdays, String(workdays)],
    ['Weekend days', weekendDays, String(weekendDays)],
    ['Holidays', holidaysCounted, String(holidaysCounted)],
  ]);
}
