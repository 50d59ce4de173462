import { dayEvent } from '#src/calculators/families/dateEvent.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { longDate } from '#src/engine/kit/format.ts';
import { later } from '#src/engine/kit/later.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type daysBetween from '#workers/formulas/days-between-dates.ts';
import type { DaysBetweenDatesInput, DaysBetweenDatesResult } from '#workers/formulas/days-between-dates.ts';
import { DATE_RANGE } from '#workers/reference/dateRange.ts';
import { dateAnswer, stepsText } from './dateAnswer.ts';
import { calendarText, spanAnswer } from './spanAnswer.ts';

type Key = ResultKey<DaysBetweenDatesResult>;

const shown = visibleFor<'mode', 'between' | 'add'>('mode');
const years = { min: DATE_RANGE.first, max: DATE_RANGE.last } as const;

export default defineCalculator<typeof daysBetween>()({
  formula: 'days-between-dates',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you want to know?',
      look: 'radios',
      options: [
        { value: 'between', label: 'The days between two dates' },
        { value: 'add', label: 'The date so many days away' },
      ],
      initial: 'between',
    },
    start: { kind: 'date', label: 'Start', hint: 'Starts with today.', ...years, initial: 'today' },
    end: { kind: 'date', label: 'End', hint: 'May also lie before the start.', ...years, ...shown('between') },
    includeEnd: {
      kind: 'checkbox',
      label: 'Count the last day as well',
      hint: 'As for a stay that includes both days.',
      ...shown('between'),
    },
    amount: {
      kind: 'number',
      label: 'How many',
      hint: 'A whole number; negative to go back.',
      isExact: true,
      ...shown('add'),
    },
    unit: {
      kind: 'choice',
      label: 'Of what',
      look: 'menu',
      options: [
        { value: 'days', label: 'days' },
        { value: 'weeks', label: 'weeks' },
        { value: 'months', label: 'months' },
        { value: 'years', label: 'years' },
        { value: 'workdays', label: 'workdays' },
      ],
      initial: 'days',
      ...shown('add'),
    },
    weekend: {
      kind: 'choice',
      label: 'Weekend',
      hint: 'Matters to workdays.',
      look: 'menu',
      options: [
        { value: 'satSun', label: 'Saturday and Sunday' },
        { value: 'friSat', label: 'Friday and Saturday' },
        { value: 'sunday', label: 'Sunday' },
      ],
      initial: 'satSun',
    },
    holidays: {
      kind: 'rows',
      label: 'Holidays',
      hint: 'Days off to leave out of the workdays.',
      rowName: 'holiday',
      optional: true,
      minRows: 0,
      row: { date: { kind: 'date', label: 'Date', ...years, optional: true } },
      ...shown('between'),
    },
  },
  example: {
    mode: 'between',
    start: '2025-12-22',
    end: '2026-01-05',
    includeEnd: false,
    amount: '',
    unit: 'days',
    weekend: 'satSun',
    holidays: [{ date: '2025-12-25' }, { date: '2026-01-01' }],
  },
  errorStyle: 'inline',
  outputs: {
    mode: { kind: 'words', label: 'What was asked', words: { between: 'Days between two dates', add: 'Date found' } },
    days: {
      kind: 'number',
      label: ({ result }) => (result.mode === 'between' ? 'Days' : 'Days from the start'),
      unit: ({ value }) => (Math.abs(value) === 1 ? 'day' : 'days'),
      written: plain,
      note: ({ result, input }) => {
        if (result.mode === 'add') return undefined;
        return input.includeEnd ? 'Both days counted.' : 'The last day is not counted.';
      },
    },
    weeks: { kind: 'number', label: 'Whole weeks', written: plain },
    remainderDays: dayCount('Days after them'),
    workdays: dayCount('Workdays'),
    weekendDays: dayCount('Weekend days'),
    holidaysCounted: {
      ...dayCount('Holidays on workdays'),
      note: ({ input }) => (input.holidays.length === 0 ? 'None were entered.' : undefined),
    },
    leapDays: { kind: 'number', label: 'February 29 among them', written: plain },
    hours: { kind: 'number', label: 'Hours', unit: 'h', written: plain },
    reversed: { kind: 'flag', label: 'Order of the dates', words: { true: 'Exchanged', false: 'As entered' } },
    duration: {
      kind: 'group',
      keys: {
        years: {
          kind: 'number',
          label: 'Whole years',
          written: plain,
          note: ({ row }) => `In full ${calendarText(row)}.`,
        },
        months: { kind: 'number', label: 'Whole months after them', written: plain },
        days: { kind: 'number', label: 'Days after those', written: plain },
      },
    },
    from: { kind: 'day', look: 'long', label: 'First date' },
    until: { kind: 'day', look: 'long', label: 'Last date' },
    reference: { kind: 'group', keys: { networkdays: dayCount('Workdays with both ends') } },
    date: { kind: 'day', look: 'long', label: ({ input }) => `${stepsText(input)} from ${longDate(input.start)}` },
    weekday: {
      kind: 'words',
      label: 'Weekday',
      words: (weekday) => `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`,
    },
  },
  present,
  calendar: later(async () => calendar),
  evidence: 'definition',
  sources: ['iso8601', 'meeus1998'],
});

function dayCount(label: string): NumberOutput<{ readonly value: unknown }> {
  return { kind: 'number', label, unit: ({ value }) => (value === 1 ? 'day' : 'days'), written: plain };
}

function present(
  result: DaysBetweenDatesResult,
  input: DaysBetweenDatesInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  return result.mode === 'between' ? spanAnswer(result, figure) : dateAnswer(result, input, figure);
}

function calendar(result: DaysBetweenDatesResult, _: DaysBetweenDatesInput, name?: string): readonly CalendarEvent[] {
  if (result.mode === 'add')
    return [dayEvent('Date found', 'Date found', result.date, `${result.days} days from the start.`, name)];
  const description = `${result.days} days from the first date to the last.`;
  return [
    dayEvent('First date', 'First date', result.from, description, name),
    dayEvent('Last date', 'Last date', result.until, description, name),
  ];
}
