import { dayEvent } from '#src/calculators/families/dateEvent.ts';
import { INFORMS, INFORMS_NOTICE } from '#src/calculators/families/humanHealth.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted, longDate } from '#src/engine/kit/format.ts';
import { later } from '#src/engine/kit/later.ts';
import type { DayOutput, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Figure, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type humanDueDate from '#workers/formulas/human-due-date.ts';
import type { HumanDueDateInput, HumanDueDateResult } from '#workers/formulas/human-due-date.ts';
import { CYCLE_DAYS, DAYS_TO_DUE, PREGNANCY_DATES } from '#workers/reference/humanPregnancy.ts';

type Key = ResultKey<HumanDueDateResult>;

const years = { min: PREGNANCY_DATES.first, max: PREGNANCY_DATES.last } as const;

const PAST_TERM = 'This is past 42 weeks: call your midwife or hospital today.';
const PAST_TERM_NOTICE =
  'Past 42 weeks a pregnancy has to be watched closely. Call your midwife or hospital today, also if you feel well; if the child is born already, or the date is wrong, choose another day.';

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
    date: { kind: 'date', label: 'That day', ...years },
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
  outputs: {
    dueDate: {
      ...day('Due date'),
      note: ({ result, input }) => (isPastTerm(result, input) ? PAST_TERM : 'Most births are in the weeks around it.'),
    },
    estimatedLastPeriod: { ...day('Weeks count from'), note: 'The last period, as of a cycle of 28 days.' },
    conceptionDate: day('Conception, about'),
    firstTrimesterEnd: day('First trimester ends'),
    secondTrimesterStart: day('Second trimester starts'),
    secondTrimesterEnd: day('Second trimester ends'),
    thirdTrimesterStart: day('Third trimester starts'),
    earlyTermStart: day('Early term, 37 weeks'),
    fullTermStart: day('Full term, 39 weeks'),
    lateTermStart: day('Late term, 41 weeks'),
    postTermStart: day('Postterm, 42 weeks'),
    today: {
      kind: 'group',
      label: 'Week of pregnancy',
      missingNote: ({ input }) => (input.asOf === undefined ? 'Choose a day.' : 'After 44 weeks no week is stated.'),
      keys: {
        weeks: { ...whole('Whole weeks'), unit: ({ value }) => (value === 1 ? 'week' : 'weeks') },
        days: { ...whole('Days after them'), unit: ({ value }) => (value === 1 ? 'day' : 'days') },
        trimester: whole('Trimester'),
        daysToDue: { ...whole('Days to the due date'), unit: ({ value }) => (value === 1 ? 'day' : 'days') },
      },
    },
    reference: {
      kind: 'group',
      keys: { naegele: { ...day('Due date by Naegele'), missingNote: 'Needs the last period.' } },
    },
  },
  present,
  calendar: later(async () => calendar),
  evidence: 'rule',
  sources: ['acog700', 'acog579'],
});

function day(label: string): DayOutput<unknown> {
  return { kind: 'day', look: 'long', label };
}

function whole(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: plain };
}

function isPastTerm({ postTermStart }: HumanDueDateResult, { asOf }: HumanDueDateInput): boolean {
  return asOf !== undefined && asOf >= postTermStart;
}

function present(result: HumanDueDateResult, input: HumanDueDateInput, figure: FigureOf<Key>): Presentation<Key> {
  const { dueDate, today } = result;
  const headline = figure('dueDate');
  const age = today === null ? '' : ` On ${longDate(input.asOf ?? dueDate)}: ${ageText(today)}.`;
  const isPast = isPastTerm(result, input);
  return {
    headline,
    status: `Due on ${headline.text}.${age}${isPast ? ` ${PAST_TERM}` : ''}`,
    blocks: [
      ...(isPast ? [{ kind: 'notice', tone: 'danger', text: PAST_TERM_NOTICE } as const] : []),
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Bleeding, pain or fewer movements: call your midwife or doctor at once. A date from an early ultrasound replaces the one from the period.',
      },
      { kind: 'facts', title: 'On the chosen day', figures: ageFigures(result, figure) },
      pregnancyChart(result, input),
      {
        kind: 'facts',
        title: 'Trimesters and terms, ACOG 2013 and 2017',
        figures: [
          figure('firstTrimesterEnd'),
          figure('secondTrimesterStart'),
          figure('secondTrimesterEnd'),
          figure('thirdTrimesterStart'),
          figure('earlyTermStart'),
          figure('fullTermStart'),
          figure('lateTermStart'),
          figure('postTermStart'),
          figure('conceptionDate'),
          figure('estimatedLastPeriod'),
        ],
      },
      whyDifferent<Key>('Due date', [
        [
          'Naegele by calendar months',
          figure('reference.naegele'),
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

function ageText({ weeks, days }: NonNullable<HumanDueDateResult['today']>): string {
  return `${counted(weeks, 'week', 'weeks')} and ${counted(days, 'day', 'days')}`;
}

function ageFigures({ today }: HumanDueDateResult, figure: FigureOf<Key>): readonly Figure<Key>[] {
  if (today === null) return [figure('today')];
  return [figure('today.weeks'), figure('today.days'), figure('today.trimester'), figure('today.daysToDue')];
}

/** Returns the weeks in three trimesters, with the terms and the chosen day. */
function pregnancyChart(result: HumanDueDateResult, { asOf }: HumanDueDateInput): ChartBlock {
  const { estimatedLastPeriod, secondTrimesterStart, thirdTrimesterStart, dueDate, postTermStart } = result;
  const span = `From ${longDate(estimatedLastPeriod)} to ${longDate(dueDate)}`;
  const end = asOf !== undefined && result.today !== null && asOf > postTermStart ? asOf : postTermStart;
  return {
    kind: 'chart',
    chart: {
      type: 'timeline',
      title: 'The pregnancy on the calendar',
      caption: span,
      summary: `${span}.`,
      start: estimatedLastPeriod,
      end,
      spans: [
        { label: 'First trimester', short: 'First', from: estimatedLastPeriod, to: result.firstTrimesterEnd },
        { label: 'Second trimester', short: 'Second', from: secondTrimesterStart, to: result.secondTrimesterEnd },
        { label: 'Third trimester', short: 'Third', from: thirdTrimesterStart, to: dueDate },
      ],
      days: [
        { label: 'Full term', date: result.fullTermStart },
        { label: 'Due date', date: dueDate },
        ...(asOf === undefined || result.today === null ? [] : [{ label: 'Chosen day', date: asOf }]),
      ],
    },
  };
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

type IsoDate = HumanDueDateResult['dueDate'];

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
