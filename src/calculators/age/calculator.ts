import { dayEvent } from '#src/families/dateEvent.ts';
import { shortFigure } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted, fixed, longDate, nounFor } from '#src/kit/format.ts';
import { later } from '#src/kit/later.ts';
import type { ChartBlock, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type age from '#workers/formulas/age.ts';
import type { AgeInput, AgeResult } from '#workers/formulas/age.ts';
import { DATE_RANGE } from '#workers/reference/dateRange.ts';

type Key = ResultKey<AgeResult>;

export default defineCalculator<typeof age>()({
  formula: 'age',
  fixed: {},
  fields: {
    birthDate: {
      kind: 'date',
      label: 'Day of birth',
      hint: 'By the Gregorian calendar.',
      min: DATE_RANGE.first,
      max: DATE_RANGE.last,
    },
    onDate: {
      kind: 'date',
      label: 'Age on this day',
      hint: 'Starts with today.',
      min: DATE_RANGE.first,
      max: DATE_RANGE.last,
      initial: 'today',
    },
    leapDay: {
      kind: 'choice',
      label: 'Birthday of February 29 in other years',
      hint: 'Matters only to those born on that day.',
      look: 'radios',
      options: [
        { value: 'feb28', label: 'February 28' },
        { value: 'mar1', label: 'March 1' },
      ],
      initial: 'feb28',
    },
  },
  example: { birthDate: '2019-05-17', onDate: '2025-03-02', leapDay: 'feb28' },
  errorStyle: 'inline',
  present,
  calendar: later(async () => calendar),
  sources: ['iso8601', 'familyLawReform1969'],
});

function present(result: AgeResult, input: AgeInput): Presentation<Key> {
  const { years, months, days, totalDays, yearsDecimal, weekdayBorn, nextBirthday, daysToBirthday, isBirthday } =
    result;
  const rest = `${counted(months, 'month', 'months')} and ${counted(days, 'day', 'days')}`;
  return {
    headline: count('years', 'Age', years, 'year', 'years', `And ${rest}.`),
    status: `${years} ${nounFor(String(years), 'year', 'years')}, ${rest}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          count('months', 'Months after the last birthday', months, 'month', 'months'),
          count('days', 'Days after that', days, 'day', 'days'),
          {
            field: 'nextBirthday',
            label: 'Next birthday',
            value: nextBirthday,
            text: longDate(nextBirthday),
            note: `In ${counted(daysToBirthday, 'day', 'days')}.`,
          },
          { field: 'weekdayBorn', label: 'Born on a', value: weekdayBorn, text: capitalized(weekdayBorn) },
          yesNoFigure('isBirthday', 'Birthday on this day', isBirthday),
        ],
      },
      lifeLine(result, input),
      {
        kind: 'facts',
        title: 'The same age in one unit',
        figures: [
          {
            ...shortFigure<Key>('yearsDecimal', 'Years', yearsDecimal),
            text: fixed(yearsDecimal, 2),
            note: 'For the age of a dog or cat in human years.',
          },
          count('totalMonths', 'Whole months', result.totalMonths, 'month', 'months'),
          count('totalWeeks', 'Whole weeks', result.totalWeeks, 'week', 'weeks'),
          count('totalDays', 'Days', totalDays, 'day', 'days'),
          count('daysToBirthday', 'Days to the next birthday', daysToBirthday, 'day', 'days'),
        ],
      },
      whyDifferent<Key>('Result', [
        [
          'February 29 in a common year',
          '1 day',
          'The birthday is February 28 by the law of New Zealand and Taiwan, and March 1 in the United Kingdom and Hong Kong.',
        ],
        [
          'Days borrowed from another month',
          'up to 3 days',
          'This page goes forward from the birth by whole months and counts what is left. Programs that borrow the days of the month before get other days.',
        ],
        ['East Asian counting', `${years + 1} or ${years + 2}`, 'One at birth, and one more at each new year.'],
      ]),
    ],
    working: [
      {
        label: 'Years with decimals',
        formula: 'days ÷ 365.2425',
        substituted: `${totalDays} ÷ 365.2425`,
        value: `${fixed(yearsDecimal, 2)} years`,
      },
      {
        label: 'Whole weeks',
        formula: 'days ÷ 7, rounded down',
        substituted: `${totalDays} ÷ 7`,
        value: String(result.totalWeeks),
      },
    ],
  };
}

function count(field: Key, label: string, value: number, one: string, many: string, note?: string): Figure<Key> {
  const text = String(value);
  return {
    field,
    label,
    value,
    text,
    unit: nounFor(text, one, many),
    ...(note === undefined ? {} : { note }),
  };
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** Every birthday up to the day asked for. */
function lifeLine({ years, yearsDecimal }: AgeResult, { birthDate, onDate }: AgeInput): ChartBlock {
  const born = Number(birthDate.slice(0, 4));
  const birthdays = Array.from({ length: years + 1 }, (_, age) => ({ x: born + age, y: age }));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Birthdays so far',
      summary: `From birth in ${born} to ${onDate.slice(0, 4)}: ${fixed(yearsDecimal, 2)} years.`,
      x: { label: 'Year', decimals: 0, counted: true },
      y: { label: 'Age', unit: 'years', decimals: 0, reaches: [0] },
      series: [{ name: 'Age', marks: 'line-and-points', points: birthdays }],
    },
  };
}

function calendar({ nextBirthday, years }: AgeResult, _: AgeInput, name?: string): readonly CalendarEvent[] {
  return [dayEvent('Next birthday', 'Birthday', nextBirthday, `${counted(years + 1, 'year', 'years')} old.`, name)];
}
