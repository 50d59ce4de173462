/** The blocks below the dates of a pregnancy: breed, mating period, return to heat, and the plan. */
import { counted, longDate } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type { GestationInput, GestationResult, SecondService } from '#workers/formulas/gestation.ts';
import { CATTLE_BREEDS } from '#workers/reference/breeding.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { CHECK_ORDER, HEAT_REMARK, PLAN_REMARKS, planLines } from './breedingWords.ts';

type Key = ResultKey<GestationResult>;
type FigureOfKey = FigureOf<Key>;

/** Returns the dates of a breed of cattle; its day to call is among the dates of the page. */
export function breedBlocks(
  { breedDates }: GestationResult,
  { breed }: GestationInput,
  figure: FigureOfKey,
): readonly Block<Key>[] {
  if (breedDates === undefined || breed === undefined) return [];
  const { label, from, to } = CATTLE_BREEDS[breed];
  return [
    {
      kind: 'facts',
      title: `Dates for ${label}`,
      look: 'lines',
      figures: [
        // The first day is the headline.
        ...(from === to ? [] : [figure('breedDates.dueTo')]),
        ...(['early', 'late', 'check'] as const).map((key) => figure(`breedDates.${key}`)),
      ],
    },
  ];
}

/** Returns births for a mating period, from the earliest of its first day to the latest of its last. */
export function exposureBlocks({ exposure }: GestationResult, figure: FigureOfKey): readonly Block<Key>[] {
  if (exposure === undefined) return [];
  return [
    {
      kind: 'facts',
      title: 'Births from the first to the last day of breeding',
      look: 'lines',
      figures: (['earliest', 'dueFrom', 'dueTo', 'latest', 'call'] as const).map((key) => figure(`exposure.${key}`)),
    },
  ];
}

const OF_SECOND = ['dueDate', 'earlyDueDate', 'lateDueDate', 'callDate', 'intervalDays', 'likelier'] as const;

/** Returns both due dates in a sentence; of a breed, both are counted by its days. */
export function dueOfBoth({ dueDate, breedDates }: GestationResult, second: SecondService): string {
  const first = longDate(breedDates?.dueFrom ?? dueDate);
  return `Due on ${first} if she held to the first service, on ${longDate(second.dueDate)} if to the second.`;
}

/** Returns what to make of two services: beside the due date, which is that of the first. */
export function servicesBlocks(result: GestationResult): readonly Block<Key>[] {
  const { second } = result;
  if (second === undefined) return [];
  const days = counted(second.intervalDays, 'day', 'days');
  const likelier = ` The second service came ${days} after the first, as a returning heat does: the second date is likelier. Keep both.`;
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      // In a table of many rows only the title is shown.
      title: 'Two services: keep both dates',
      text: `${dueOfBoth(result, second)}${second.likelier ? likelier : ''}`,
    },
  ];
}

/** Returns the birth if she held to the second service. */
export function secondBlocks({ second }: GestationResult, figure: FigureOfKey): readonly Block<Key>[] {
  if (second === undefined) return [];
  return [
    {
      kind: 'facts',
      title: 'If she held to the second service',
      look: 'lines',
      figures: OF_SECOND.map((key) => figure(`second.${key}`)),
    },
  ];
}

/** Returns the days on which heat returns if she is not pregnant. */
export function heatBlocks({ returnToHeat }: GestationResult, figure: FigureOfKey): readonly Block<Key>[] {
  if (returnToHeat === undefined) return [];
  return [
    {
      kind: 'facts',
      title: 'Return to heat',
      look: 'lines',
      figures: [figure('returnToHeat.from'), figure('returnToHeat.to')],
    },
    { kind: 'notice', tone: 'neutral', text: HEAT_REMARK },
  ];
}

/** Returns checks, then preparations, each left to the veterinarian. */
export function planBlocks(
  species: GestatingSpecies,
  { checks, plan }: GestationResult,
  figure: FigureOfKey,
): readonly Block<Key>[] {
  const steps = planLines(species, plan).flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]));
  const figures = [
    ...CHECK_ORDER.filter((method) => checks[method] !== undefined).map((method) => figure(`checks.${method}`)),
    ...steps.filter((step) => plan[step] !== undefined).map((step) => figure(`plan.${step}`)),
  ];
  const remark = PLAN_REMARKS[species];
  return [
    ...(figures.length === 0 ? [] : [{ kind: 'facts', title: 'Plan', look: 'lines', figures } as const]),
    ...(remark === undefined ? [] : [{ kind: 'notice', tone: 'neutral', text: remark } as const]),
  ];
}
