/** The pages of the pregnancy calculators: one formula and one table. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { longDate } from '#src/engine/kit/format.ts';
import { later } from '#src/engine/kit/later.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type gestation from '#workers/formulas/gestation.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import { BIRTH_EMERGENCIES } from '#workers/reference/birthEmergencies.ts';
import { BREEDING_SOURCES, CATTLE_BREEDS, DOG_COUNTING } from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies, type GestationRow } from '#workers/reference/gestation.ts';
import { birthShareText, birthWarning } from './birthWarning.ts';
import {
  breedBlocks,
  dueOfBoth,
  exposureBlocks,
  heatBlocks,
  planBlocks,
  secondBlocks,
  servicesBlocks,
} from './breedingBlocks.ts';
import { gestationInputs, gestationNeeds } from './gestationFields.ts';
import { gestationOutputs } from './gestationOutputs.ts';
import { GESTATION_WORDS, withinSentence } from './gestationWords.ts';
import { callDay, checkDay, leadingDates } from './leadingDates.ts';

type Key = ResultKey<GestationResult>;

async function daysOf(species: GestatingSpecies) {
  const { gestationDays } = await import('./onDemand/gestationDays.ts');
  return gestationDays(species);
}

/** Returns the page of one animal. */
export function gestationCalculator(species: GestatingSpecies): AnyCalculatorDefinition {
  return defineCalculator<typeof gestation>()<'species'>({
    formula: 'gestation',
    ...gestationInputs(species),
    warning: birthWarning(species),
    needs: gestationNeeds(species),
    errorStyle: 'inline',
    shareText: birthShareText(species),
    evidence: 'estimate',
    sources: [
      ...new Set([...GESTATION[species].sources, ...BIRTH_EMERGENCIES[species].sources, ...BREEDING_SOURCES[species]]),
    ],
    outputs: gestationOutputs(species),
    present: (result, input, figure) => present(species, result, input, figure),
    calendar: later(async () => (await daysOf(species)).calendar),
    today: later(async () => (await daysOf(species)).today),
    backwards: later(async () => (await import('./onDemand/gestationBackwards.ts')).breedingDatePlan(species)),
  });
}

function present(
  species: GestatingSpecies,
  result: GestationResult,
  input: GestationInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { checkLabel } = GESTATION_WORDS[species];
  const { check, thirdTrimesterMarks }: GestationRow = GESTATION[species];
  const { days, matingDate, firstTrimester, secondTrimester, thirdTrimester, dueDate } = result;
  const { due, early, late, dayLabel } = leadingDates(species, result, input);
  const call = callDay(result, input);
  const dueFigure = figure(due.field);
  const span = `${late.day} days from the ${withinSentence(dayLabel)} to the late date`;
  const ownBreed = result.breedDates === undefined ? undefined : figure('breedDates.dueFrom');

  return {
    headline: ownBreed ?? dueFigure,
    status: statusOf(dueFigure.text, result, input),
    blocks: [
      ...firstPregnancyBlocks(species, input),
      ...servicesBlocks(result),
      {
        kind: 'facts',
        figures: [
          ...(ownBreed === undefined ? [] : [dueFigure]),
          figure(early.field),
          figure(late.field),
          ...(result.breedDates === undefined ? [figure(check.field)] : []),
          figure(call.field),
        ],
      },
      ...breedBlocks(result, input, figure),
      ...exposureBlocks(result, figure),
      ...secondBlocks(result, figure),
      {
        kind: 'facts',
        title: 'Trimesters',
        look: 'lines',
        figures: (['matingDate', 'firstTrimester', 'secondTrimester', 'thirdTrimester'] as const).map((key) =>
          figure(key),
        ),
      },
      ...heatBlocks(result, figure),
      ...planBlocks(species, result, figure),
      ...publishedBlocks(species, result, input, figure),
      {
        kind: 'chart',
        chart: {
          type: 'timeline',
          title: 'Timeline',
          caption: span,
          summary: `${span}, with the three trimesters, the usual days of birth and the preparation date.`,
          start: matingDate,
          end: late.date,
          spans: [
            { label: 'First trimester', short: 'First', from: matingDate, to: firstTrimester },
            { label: 'Second trimester', short: 'Second', from: firstTrimester, to: secondTrimester },
            {
              label: 'Third trimester',
              short: 'Third',
              from: secondTrimester,
              to: thirdTrimesterMarks === 'start' ? dueDate : thirdTrimester,
            },
            { label: 'Usual days of birth', from: early.date, to: late.date },
          ],
          days: [
            { label: checkLabel, date: checkDay(species, result, input).date },
            { label: 'Due date', date: due.date },
          ],
        },
      },
    ],
    working: [due, early, late, call, { field: check.field, day: days.check }].map(({ field, day }) => ({
      label: figure(field).label,
      formula: `${withinSentence(dayLabel)} + ${day} days`,
      substituted: `${longDate(matingDate)} + ${day} days`,
      value: figure(field).text,
    })),
  };
}

/** With a second service there are two due dates. */
function statusOf(due: string, result: GestationResult, input: GestationInput): string {
  if (result.second !== undefined) return dueOfBoth(result, result.second);
  const ofBreed = breedDue(result, input);
  return ofBreed === null ? `Due on ${due}.` : `Due ${ofBreed}; all breeds on ${due}.`;
}

/** Returns the due date of the breed that was chosen, which comes before that of all breeds; null without one. */
function breedDue({ breedDates }: GestationResult, { breed }: GestationInput): string | null {
  if (breedDates === undefined || breed === undefined) return null;
  const { dueFrom, dueTo } = breedDates;
  const days = dueFrom === dueTo ? `on ${longDate(dueFrom)}` : `from ${longDate(dueFrom)} to ${longDate(dueTo)}`;
  return `${days} (${CATTLE_BREEDS[breed].label})`;
}

/** In a table of many rows only the title of the notice is shown. */
const FIRST_PREGNANCY_TITLE = 'First pregnancy: do not wait for the later late date';

function firstPregnancyBlocks(species: GestatingSpecies, input: GestationInput): readonly Block<Key>[] {
  const { firstPregnancy } = GESTATION_WORDS[species];
  if (!input.firstPregnancy || firstPregnancy === undefined) return [];
  return [{ kind: 'notice', tone: 'caution', title: FIRST_PREGNANCY_TITLE, text: firstPregnancy.why }];
}

/**
 * Returns the dates by published lengths, when neither a breed nor another counting day was chosen. There is no line
 * for lengths counted from mating, the default: their range extends beyond the day to call.
 */
function publishedBlocks(
  species: GestatingSpecies,
  { reference = [] }: GestationResult,
  { breed, countedFrom = 'mating' }: GestationInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  const { published } = GESTATION_WORDS[species];
  if (published === undefined || breed !== undefined || countedFrom !== 'mating') return [];
  return [
    {
      kind: 'table',
      title: published.title,
      columns: [{ label: published.column }, { label: 'Days' }, { label: 'Birth from' }, { label: 'To' }],
      rows: reference.flatMap(({ label, earliestDays, latestDays }, index) =>
        label === DOG_COUNTING.mating.label
          ? []
          : [
              [
                label,
                earliestDays === latestDays ? `${earliestDays}` : `${earliestDays} to ${latestDays}`,
                figure(`reference.${index}.earliest`),
                figure(`reference.${index}.latest`),
              ],
            ],
      ),
    },
    { kind: 'notice', tone: 'neutral', text: published.why },
  ];
}
