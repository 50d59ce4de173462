import { dayEvent } from '#src/families/dateEvent.ts';
import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { later } from '#src/kit/later.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import { visibleFor } from '#src/kit/visibleFor.ts';
import type daysBetween from '#workers/formulas/days-between-dates.ts';
import type { DaysBetweenDatesInput, DaysBetweenDatesResult } from '#workers/formulas/days-between-dates.ts';
import { DATE_RANGE } from '#workers/reference/dateRange.ts';
import { dateAnswer } from './dateAnswer.ts';
import { spanAnswer } from './spanAnswer.ts';

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
  present,
  calendar: later(async () => calendar),
  sources: ['iso8601', 'meeus1998'],
});

function present(
  result: DaysBetweenDatesResult,
  input: DaysBetweenDatesInput,
): Presentation<ResultKey<DaysBetweenDatesResult>> {
  return result.mode === 'between' ? spanAnswer(result, input) : dateAnswer(result, input);
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
