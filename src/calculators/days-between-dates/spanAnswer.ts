import { amountBars } from '#src/families/amountBars.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { counted, longDate, nounFor } from '#src/kit/format.ts';
import type { ChartBlock, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { DaysBetweenDatesInput, DaysBetweenDatesResult } from '#workers/formulas/days-between-dates.ts';

type Key = ResultKey<DaysBetweenDatesResult>;
type Span = Extract<DaysBetweenDatesResult, { readonly mode: 'between' }>;

/** Spans up to this many days are drawn on a calendar axis. */
const SHORT_SPAN = 1100;

/** Returns what is shown of the days between two dates. */
export function spanAnswer(result: Span, { includeEnd, holidays }: DaysBetweenDatesInput): Presentation<Key> {
  const {
    days,
    weeks,
    remainderDays,
    workdays,
    weekendDays,
    holidaysCounted,
    leapDays,
    duration,
    reference,
    reversed,
  } = result;
  const calendar = [
    counted(duration.years, 'year', 'years'),
    counted(duration.months, 'month', 'months'),
    counted(duration.days, 'day', 'days'),
  ].join(', ');
  return {
    headline: dayCount('days', 'Days', days, includeEnd ? 'Both days counted.' : 'The last day is not counted.'),
    status: `${days} ${nounFor(String(days), 'day', 'days')}, of which ${workdays} ${workdays === 1 ? 'is a workday' : 'are workdays'}.`,
    blocks: [
      ...(reversed
        ? [{ kind: 'notice', tone: 'neutral', text: 'The end lies before the start: the two were exchanged.' } as const]
        : []),
      {
        kind: 'facts',
        figures: [
          dayCount('workdays', 'Workdays', workdays),
          dayCount('weekendDays', 'Weekend days', weekendDays),
          dayCount(
            'holidaysCounted',
            'Holidays on workdays',
            holidaysCounted,
            holidays.length === 0 ? 'None were entered.' : undefined,
          ),
          { field: 'weeks', label: 'Whole weeks', value: weeks, text: String(weeks) },
          dayCount('remainderDays', 'Days after them', remainderDays),
        ],
      },
      days > 0 && days <= SHORT_SPAN ? timeline(result) : bars(result),
      {
        kind: 'facts',
        title: 'On the calendar',
        figures: [
          { field: 'from', label: 'First date', value: result.from, text: longDate(result.from) },
          { field: 'until', label: 'Last date', value: result.until, text: longDate(result.until) },
          {
            field: 'duration.years',
            label: 'Whole years',
            value: duration.years,
            text: String(duration.years),
            note: `In full ${calendar}.`,
          },
          {
            field: 'duration.months',
            label: 'Whole months after them',
            value: duration.months,
            text: String(duration.months),
          },
          { field: 'duration.days', label: 'Days after those', value: duration.days, text: String(duration.days) },
          {
            field: 'reversed',
            label: 'Order of the dates',
            value: reversed,
            text: reversed ? 'Exchanged' : 'As entered',
          },
          { field: 'leapDays', label: 'February 29 among them', value: leapDays, text: String(leapDays) },
          { field: 'hours', label: 'Hours', value: result.hours, text: String(result.hours), unit: 'h' },
        ],
      },
      whyDifferent<Key>('Days', [
        [
          'Workdays in a spreadsheet',
          dayCount('reference.networkdays', 'Workdays with both ends', reference.networkdays),
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

function dayCount(field: Key, label: string, value: number, note?: string): Figure<Key> {
  const text = String(value);
  return {
    field,
    label,
    value,
    text,
    unit: nounFor(text, 'day', 'days'),
    ...(note === undefined ? {} : { note }),
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
