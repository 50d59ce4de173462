import { amountBars } from '#src/calculators/families/amountBars.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { counted, longDate } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type { DaysBetweenDatesResult } from '#workers/formulas/days-between-dates.ts';

type Key = ResultKey<DaysBetweenDatesResult>;
type Span = Extract<DaysBetweenDatesResult, { readonly mode: 'between' }>;

/** Spans up to this many days are drawn on a calendar axis. */
const SHORT_SPAN = 1100;
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
      days > 0 && days <= SHORT_SPAN ? timeline(result) : bars(result),
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

function timeline({ from, until, days }: Span): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'timeline',
      title: 'The span',
      summary: `${counted(days, 'day', 'days')} from ${longDate(from)} to ${longDate(until)}.`,
      start: from,
      end: until,
      spans: [{ label: counted(days, 'day', 'days'), from, to: until }],
      days: [
        { label: 'First date', date: from },
        { label: 'Last date', date: until },
      ],
    },
  };
}

function bars({ workdays, weekendDays, holidaysCounted }: Span): ChartBlock {
  const summary = `${counted(workdays, 'workday', 'workdays')}, ${counted(weekendDays, 'weekend day', 'weekend days')}.`;
  return amountBars('Days by kind', summary, 'Kind', { label: 'Days', decimals: 0 }, [
    ['Workdays', workdays],
    ['Weekend days', weekendDays],
    ['Holidays', holidaysCounted],
  ]);
}
