import { dayEvent } from '#src/families/dateEvent.ts';
import { INFORMS, INFORMS_NOTICE } from '#src/families/humanHealth.ts';
import { missingFigure } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted, longDate, nounFor } from '#src/kit/format.ts';
import { later } from '#src/kit/later.ts';
import type { Figure, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type humanDueDate from '#workers/formulas/human-due-date.ts';
import type { HumanDueDateInput, HumanDueDateResult } from '#workers/formulas/human-due-date.ts';
import { CYCLE_DAYS, DAYS_TO_DUE, PREGNANCY_DATES } from '#workers/reference/humanPregnancy.ts';
import { pregnancyChart } from './chart.ts';

type Key = ResultKey<HumanDueDateResult>;
type IsoDate = HumanDueDateResult['dueDate'];

const years = { min: PREGNANCY_DATES.first, max: PREGNANCY_DATES.last } as const;

export default defineCalculator<typeof humanDueDate>()({
  formula: 'human-due-date',
  fixed: {},
  fields: {
    method: {
      kind: 'choice',
      label: 'What is known',
      hint: INFORMS,
      look: 'menu',
      options: [
        { value: 'lastPeriod', label: 'First day of the last period' },
        { value: 'conception', label: 'Day of conception' },
        { value: 'ivfDay3', label: 'Transfer of a three-day embryo' },
        { value: 'ivfDay5', label: 'Transfer of a five-day embryo' },
        { value: 'dueDate', label: 'Due date from an ultrasound' },
      ],
      initial: 'lastPeriod',
    },
    date: { kind: 'date', label: 'That day', hint: 'From 1900 to 2100.', ...years },
    cycleLength: {
      kind: 'number',
      label: 'Length of the cycle in days',
      hint: '20 to 45. Blank counts as 28.',
      isExact: true,
      min: CYCLE_DAYS.min,
      max: CYCLE_DAYS.max,
      initial: CYCLE_DAYS.usual,
      optional: true,
      visibleWhen: ({ method }) => method === 'lastPeriod',
    },
    asOf: {
      kind: 'date',
      label: 'Week on this day',
      hint: 'Starts with today.',
      ...years,
      initial: 'today',
      optional: true,
    },
  },
  example: { method: 'lastPeriod', date: '2025-03-10', cycleLength: '32', asOf: '2025-06-01' },
  errorStyle: 'inline',
  present,
  calendar: later(async () => calendar),
  sources: ['acog700', 'acog579'],
});

function present(result: HumanDueDateResult, input: HumanDueDateInput): Presentation<Key> {
  const { dueDate, today, reference } = result;
  const age = today === null ? '' : ` On ${longDate(input.asOf ?? dueDate)}: ${ageText(today)}.`;
  const isPastTerm = (input.asOf ?? '') >= result.postTermStart;
  return {
    headline: {
      ...day('dueDate', 'Due date', dueDate),
      note: isPastTerm ? PAST_TERM : 'Most births are in the weeks around it.',
    },
    status: `Due on ${longDate(dueDate)}.${age}${isPastTerm ? ` ${PAST_TERM}` : ''}`,
    blocks: [
      ...(isPastTerm ? [{ kind: 'notice', tone: 'danger', text: PAST_TERM_NOTICE } as const] : []),
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Bleeding, pain or fewer movements: call your midwife or doctor at once. A date from an early ultrasound replaces the one from the period.',
      },
      { kind: 'facts', title: 'On the chosen day', figures: ageFigures(result, input) },
      pregnancyChart(result, input),
      {
        kind: 'facts',
        title: 'Trimesters and terms, ACOG 2013 and 2017',
        figures: [
          day('firstTrimesterEnd', 'First trimester ends', result.firstTrimesterEnd),
          day('secondTrimesterStart', 'Second trimester starts', result.secondTrimesterStart),
          day('secondTrimesterEnd', 'Second trimester ends', result.secondTrimesterEnd),
          day('thirdTrimesterStart', 'Third trimester starts', result.thirdTrimesterStart),
          day('earlyTermStart', 'Early term, 37 weeks', result.earlyTermStart),
          day('fullTermStart', 'Full term, 39 weeks', result.fullTermStart),
          day('lateTermStart', 'Late term, 41 weeks', result.lateTermStart),
          day('postTermStart', 'Postterm, 42 weeks', result.postTermStart),
          day('conceptionDate', 'Conception, about', result.conceptionDate),
          {
            ...day('estimatedLastPeriod', 'Weeks count from', result.estimatedLastPeriod),
            note: 'The last period, as of a cycle of 28 days.',
          },
        ],
      },
      whyDifferent<Key>('Due date', [
        [
          'Naegele by calendar months',
          reference.naegele === null
            ? missingFigure('reference.naegele', NAEGELE, 'Needs the last period.')
            : day('reference.naegele', NAEGELE, reference.naegele),
          'Nine months and seven days after the last period: up to three days off, as months differ, and without regard to the length of the cycle.',
        ],
        ['Every cycle taken as 28 days', '–', 'A longer cycle moves the date back by as many days.'],
        ['Other trimesters', '–', 'Some sites divide 40 weeks by three or count from conception.'],
        ['Births on the due date', 'about 4 %', 'It is a day in the middle, and most are born on another.'],
      ]),
      INFORMS_NOTICE,
    ],
    working: [dueStep(result, input)],
  };
}

const PAST_TERM = 'This is past 42 weeks: call your midwife or hospital today.';
const PAST_TERM_NOTICE =
  'Past 42 weeks a pregnancy has to be watched closely. Call your midwife or hospital today, also if you feel well; if the child is born already, or the date is wrong, choose another day.';
const NAEGELE = 'Due date by Naegele';

function day(field: Key, label: string, value: IsoDate): Figure<Key> {
  return { field, label, value, text: longDate(value) };
}

function ageText({ weeks, days }: NonNullable<HumanDueDateResult['today']>): string {
  return `${counted(weeks, 'week', 'weeks')} and ${counted(days, 'day', 'days')}`;
}

function ageFigures({ today }: HumanDueDateResult, { asOf }: HumanDueDateInput): readonly Figure<Key>[] {
  if (today === null) {
    const why = asOf === undefined ? 'Choose a day.' : 'After 44 weeks no week is stated.';
    return [missingFigure('today', 'Week of pregnancy', why)];
  }
  const { weeks, days, trimester, daysToDue } = today;
  const whole = (field: Key, label: string, value: number, one: string, many: string): Figure<Key> => {
    const text = String(value);
    return { field, label, value, text, unit: nounFor(text, one, many) };
  };
  return [
    whole('today.weeks', 'Whole weeks', weeks, 'week', 'weeks'),
    whole('today.days', 'Days after them', days, 'day', 'days'),
    { field: 'today.trimester', label: 'Trimester', value: trimester, text: String(trimester) },
    whole('today.daysToDue', 'Days to the due date', daysToDue, 'day', 'days'),
  ];
}

function dueStep({ dueDate }: HumanDueDateResult, { method, date, cycleLength }: HumanDueDateInput): WorkingStep {
  const cycle = method === 'lastPeriod' ? ` + (${cycleLength ?? CYCLE_DAYS.usual} − 28)` : '';
  return {
    label: 'Due date',
    formula:
      method === 'lastPeriod' ? 'last period + 280 + (cycle − 28) days' : `that day + ${DAYS_TO_DUE[method]} days`,
    substituted: `${date} + ${DAYS_TO_DUE[method]}${cycle} days`,
    value: dueDate,
  };
}

function calendar(result: HumanDueDateResult, _: HumanDueDateInput, name?: string): readonly CalendarEvent[] {
  const event = (label: string, date: IsoDate, description: string) =>
    dayEvent(label, `Pregnancy: ${label.toLowerCase()}`, date, description, name);
  return [
    event('Second trimester', result.secondTrimesterStart, '14 whole weeks.'),
    event('Third trimester', result.thirdTrimesterStart, '28 whole weeks.'),
    event('Early term', result.earlyTermStart, '37 whole weeks.'),
    event('Full term', result.fullTermStart, '39 whole weeks.'),
    event('Due date', result.dueDate, '40 whole weeks.'),
  ];
}
