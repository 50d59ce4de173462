import { dayEvent } from '#src/calculators/families/dateEvent.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted } from '#src/engine/kit/format.ts';
import { later } from '#src/engine/kit/later.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type age from '#workers/formulas/age.ts';
import type { AgeInput, AgeResult } from '#workers/formulas/age.ts';
import { DATE_RANGE } from '#workers/reference/dateRange.ts';

type Key = ResultKey<AgeResult>;

const IN_ONE_UNIT = ['yearsDecimal', 'totalMonths', 'totalWeeks', 'totalDays', 'daysToBirthday'] as const;

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
  outputs: {
    years: { ...count('Age', 'year', 'years'), note: ({ result }) => `And ${afterYears(result)}.` },
    months: count('Months after the last birthday', 'month', 'months'),
    days: count('Days after that', 'day', 'days'),
    totalMonths: count('Whole months', 'month', 'months'),
    totalWeeks: count('Whole weeks', 'week', 'weeks'),
    totalDays: count('Days', 'day', 'days'),
    yearsDecimal: {
      kind: 'number',
      label: 'Years',
      written: decimals(2),
      note: 'For the age of a dog or cat in human years.',
    },
    weekdayBorn: { kind: 'words', label: 'Born on a', words: capitalized },
    nextBirthday: {
      kind: 'day',
      look: 'long',
      label: 'Next birthday',
      note: ({ result }) => `In ${counted(result.daysToBirthday, 'day', 'days')}.`,
    },
    daysToBirthday: count('Days to the next birthday', 'day', 'days'),
    isBirthday: { kind: 'flag', label: 'Birthday on this day' },
  },
  present,
  calendar: later(async () => calendar),
  evidence: 'definition',
  sources: ['iso8601', 'familyLawReform1969'],
});

function present(result: AgeResult, _: AgeInput, figure: FigureOf<Key>): Presentation<Key> {
  const { years, totalDays } = result;
  const headline = figure('years');
  const yearsDecimal = figure('yearsDecimal');
  return {
    headline,
    status: `${headline.text} ${headline.unit}, ${afterYears(result)}.`,
    blocks: [
      {
        kind: 'facts',
        figures: (['months', 'days', 'nextBirthday', 'weekdayBorn', 'isBirthday'] as const).map((key) => figure(key)),
      },
      { kind: 'facts', title: 'The same age in one unit', figures: IN_ONE_UNIT.map((key) => figure(key)) },
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
        value: `${yearsDecimal.text} years`,
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

function count(label: string, one: string, many: string): NumberOutput<{ readonly value: unknown }> {
  return { kind: 'number', label, unit: ({ value }) => (value === 1 ? one : many), written: plain };
}

/** '9 months and 13 days'. */
function afterYears({ months, days }: AgeResult): string {
  return `${counted(months, 'month', 'months')} and ${counted(days, 'day', 'days')}`;
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function calendar({ nextBirthday, years }: AgeResult, _: AgeInput, name?: string): readonly CalendarEvent[] {
  return [dayEvent('Next birthday', 'Birthday', nextBirthday, `${counted(years + 1, 'year', 'years')} old.`, name)];
}
