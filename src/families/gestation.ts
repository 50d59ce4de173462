/** The pages of the ten pregnancy calculators: one formula and one table. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/kit/defineCalculator.ts';
import { longDate, tableDate } from '#src/kit/format.ts';
import type { Block, Figure, Presentation } from '#src/kit/presentation.ts';
import { existingDate } from '#src/kit/ready.ts';
import { factsText } from '#src/kit/sharedText.ts';
import type gestation from '#workers/formulas/gestation.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import { GESTATION, type GestatingSpecies, type GestationRow, MATING_YEARS } from '#workers/reference/gestation.ts';
import { breedingDatePlan } from './gestationBackwards.ts';
import { gestationEvents } from './gestationCalendar.ts';
import { GESTATION_WORDS, pregnancyCaution } from './gestationWords.ts';

/** The page of one animal. */
export function gestationCalculator(species: GestatingSpecies): AnyCalculatorDefinition {
  const { dateLabel, asksFirstPregnancy } = GESTATION_WORDS[species];
  const matingDate = {
    kind: 'date',
    label: dateLabel,
    hint: `The day counted as day 0, from ${MATING_YEARS.first} to ${MATING_YEARS.last}.`,
    min: `${MATING_YEARS.first}-01-01`,
    max: `${MATING_YEARS.last}-12-31`,
  } as const;
  const common = {
    formula: 'gestation',
    needs: {
      ready: existingDate('matingDate', MATING_YEARS.first, MATING_YEARS.last),
      missing: `Enter a ${dateLabel.toLowerCase()} to calculate.`,
    },
    errorStyle: 'inline',
    caution: pregnancyCaution(species),
    shareText: (presentation: Presentation) => [factsText(presentation), ...cautionsOf(presentation)].join('\n'),
    sources: GESTATION[species].sources,
    present: (result: GestationResult, input: GestationInput) => present(species, result, input),
    calendar: (result: GestationResult, { firstPregnancy }: GestationInput, name?: string) =>
      gestationEvents(species, result, firstPregnancy, name),
    backwards: breedingDatePlan(species),
  } as const;
  if (!asksFirstPregnancy) {
    return defineCalculator<typeof gestation>()({
      ...common,
      fixed: { species, firstPregnancy: false },
      fields: { matingDate },
      example: { matingDate: EXAMPLE_DATE },
    });
  }
  return defineCalculator<typeof gestation>()({
    ...common,
    fixed: { species },
    fields: {
      matingDate,
      firstPregnancy: { kind: 'checkbox', label: 'First pregnancy', hint: firstPregnancyHint(GESTATION[species]) },
    },
    example: { matingDate: EXAMPLE_DATE, firstPregnancy: false },
  });
}

const EXAMPLE_DATE = '2024-04-15';
/** In a table of many rows the title is all that stands of the notice. */
const FIRST_PREGNANCY_TITLE = 'First pregnancy: do not wait for the later late date';

function firstPregnancyHint({ lateDays, lateDaysFirstPregnancy }: GestationRow): string {
  return lateDaysFirstPregnancy === undefined
    ? 'Noted, but it changes none of the dates for this animal.'
    : `Moves the late date from day ${lateDays} to day ${lateDaysFirstPregnancy}.`;
}

function present(species: GestatingSpecies, result: GestationResult, { firstPregnancy }: GestationInput): Presentation {
  const { dateLabel, checkLabel, lateRemark, firstPregnancyRemark } = GESTATION_WORDS[species];
  const { check, thirdTrimesterMarks, lateDaysFirstPregnancy }: GestationRow = GESTATION[species];
  const { days, matingDate, dueDate, earlyDueDate, lateDueDate, firstTrimester, secondTrimester } = result;
  const checkDate = result[check.field] ?? matingDate;
  const daysBeforeDue = days.dueDate - days.check;

  const due = dateFigure('dueDate', 'Due date', result);
  const early = dateFigure('earlyDueDate', 'Early date', result);
  const late: Figure = {
    ...dateFigure('lateDueDate', 'Late date', result),
    ...(firstPregnancy && lateDaysFirstPregnancy !== undefined
      ? { note: `Day ${days.lateDueDate}: the late date of a first pregnancy` }
      : {}),
    ...(lateRemark === undefined ? {} : { note: `Day ${days.lateDueDate}. ${lateRemark}` }),
  };
  const thirds = [
    dateFigure('firstTrimester', 'First third ends', result),
    dateFigure('secondTrimester', 'Second third ends', result),
    dateFigure(
      'thirdTrimester',
      thirdTrimesterMarks === 'start' ? 'Third third starts' : 'Third third ends (due date)',
      result,
    ),
  ];
  const preparation: Figure = {
    field: check.field,
    label: checkLabel,
    value: checkDate,
    text: longDate(checkDate),
    note: `Day ${days.check}, ${daysBeforeDue} days before the due date`,
  };

  return {
    headline: due,
    status: `Due on ${due.text}.`,
    blocks: [
      { kind: 'notice', tone: 'caution', text: pregnancyCaution(species) },
      ...(firstPregnancy && firstPregnancyRemark !== undefined
        ? [{ kind: 'notice', tone: 'caution', title: FIRST_PREGNANCY_TITLE, text: firstPregnancyRemark } as const]
        : []),
      {
        kind: 'facts',
        figures: [
          early,
          late,
          preparation,
          { field: 'matingDate', label: dateLabel, value: matingDate, text: longDate(matingDate), note: 'Day 0' },
        ],
      },
      { kind: 'facts', title: 'Thirds of the pregnancy', figures: thirds },
      ...publishedBlocks(species, result),
      {
        kind: 'chart',
        chart: {
          type: 'timeline',
          title: 'Timeline',
          summary: `${days.lateDueDate} days from the ${dateLabel.toLowerCase()} to the late date, with the three thirds, the usual days of birth and the preparation date.`,
          start: matingDate,
          end: lateDueDate,
          spans: [
            { label: 'First third', from: matingDate, to: firstTrimester },
            { label: 'Second third', from: firstTrimester, to: secondTrimester },
            { label: 'Third third', from: secondTrimester, to: dueDate },
            { label: 'Usual days of birth', from: earlyDueDate, to: lateDueDate },
          ],
          days: [
            { label: checkLabel, date: checkDate },
            { label: 'Due date', date: dueDate },
          ],
        },
      },
    ],
    working: [
      { figure: due, day: days.dueDate },
      { figure: early, day: days.earlyDueDate },
      { figure: late, day: days.lateDueDate },
      { figure: preparation, day: days.check },
    ].map(({ figure, day }) => ({
      label: figure.label,
      formula: `${dateLabel.toLowerCase()} + ${day} days`,
      substituted: `${longDate(matingDate)} + ${day} days`,
      value: figure.text,
    })),
  };
}

/** The dates by published lengths, and why they differ from the specified ones. */
function publishedBlocks(species: GestatingSpecies, { reference = [] }: GestationResult): readonly Block[] {
  const { published } = GESTATION_WORDS[species];
  if (published === undefined) return [];
  return [
    {
      kind: 'table',
      title: published.title,
      columns: [{ label: published.column }, { label: 'Days' }, { label: 'Birth from' }, { label: 'To' }],
      rows: reference.map(({ label, earliestDays, latestDays, earliest, latest }, index) => [
        label,
        earliestDays === latestDays ? `${earliestDays}` : `${earliestDays} to ${latestDays}`,
        { field: `reference.${index}.earliest`, label: `${label}, from`, value: earliest, text: tableDate(earliest) },
        { field: `reference.${index}.latest`, label: `${label}, to`, value: latest, text: tableDate(latest) },
      ]),
    },
    { kind: 'notice', tone: 'neutral', text: published.why },
  ];
}

/** Dates that travel without their page take its cautions along. */
function cautionsOf({ blocks }: Presentation): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'notice' && block.tone === 'caution' ? [block.text] : []));
}

type DateField = 'dueDate' | 'earlyDueDate' | 'lateDueDate' | 'firstTrimester' | 'secondTrimester' | 'thirdTrimester';

function dateFigure(field: DateField, label: string, result: GestationResult): Figure {
  const date = result[field];
  return { field, label, value: date, text: longDate(date), note: `Day ${result.days[field]}` };
}
