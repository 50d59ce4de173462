import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstWeekday, monthGrid, monthsOf, type Weekday, weekdaysFrom } from '#src/engine/calendar/monthGrid.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { IsoDate } from '#workers/contract.ts';

function event(first: IsoDate, last: IsoDate): CalendarEvent {
  return { label: 'x', title: 'x', description: '', first, last };
}

/** The days of the months as numbers, blanks as null. */
function drawn(first: IsoDate, weekStart: Weekday) {
  return monthGrid(first, weekStart).weeks.map((week) =>
    week.map((day) => (day === null ? null : Number(day.slice(8)))),
  );
}

test('June 2024 begins on a Saturday', () => {
  expect(drawn('2024-06-01', 1)).toEqual([
    [null, null, null, null, null, 1, 2],
    [3, 4, 5, 6, 7, 8, 9],
    [10, 11, 12, 13, 14, 15, 16],
    [17, 18, 19, 20, 21, 22, 23],
    [24, 25, 26, 27, 28, 29, 30],
  ]);
  expect(drawn('2024-06-01', 7)[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(drawn('2024-06-01', 6)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a February of four whole weeks has four weeks, one of a leap year ends on the 29th', () => {
  expect(drawn('2021-02-01', 1)).toHaveLength(4);
  expect(drawn('2024-02-01', 1).flat().at(-4)).toBe(29);
});

describe('for any month and first day of the week', () => {
  const months = fc.tuple(
    fc.integer({ min: 1900, max: 2101 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 7 }),
  );

  test('each day appears once, in order, in the column of its weekday', () => {
    fc.assert(
      fc.property(months, ([year, month, start]) => {
        const weekStart = start as Weekday;
        const { weeks } = monthGrid(`${year}-${String(month).padStart(2, '0')}-01` as IsoDate, weekStart);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days.map((day) => Number(day.slice(8)))).toEqual(days.map((_, index) => index + 1));
        expect(new Date(Date.UTC(year, month - 1, days.length + 1)).getUTCDate()).toBe(1);
        expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true);
        for (const week of weeks) {
          for (const [place, day] of week.entries()) {
            if (day === null) continue;
            expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe((weekdaysFrom(weekStart)[place] ?? 0) % 7);
          }
        }
      }),
    );
  });
});

test('only months with a day of an event, each once', () => {
  const months = monthsOf(
    [event('2024-12-30', '2025-02-02'), event('2024-10-31', '2024-10-31'), event('2025-01-01', '2025-01-01')],
    1,
  );
  expect(months.map(({ first }) => first)).toEqual(['2024-10-01', '2024-12-01', '2025-01-01', '2025-02-01']);
});

test('a week is the seven weekdays, from whichever it begins', () => {
  expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekdaysFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
});

test('weeks begin as in the visitor’s locale', () => {
  expect([1, 5, 6, 7]).toContain(firstWeekday());
});
