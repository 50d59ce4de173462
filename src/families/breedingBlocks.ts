/** The blocks below the dates of a pregnancy: breed, mating period, return to heat, and the plan. */
import { counted, longDate } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import {
  BREEDING_PLAN,
  CALVING_CHECK_BEFORE,
  CATTLE_BREED_SPREAD,
  CATTLE_BREEDS,
  type PlanStep,
  PREGNANCY_CHECKS,
  RETURN_TO_HEAT,
} from '#workers/reference/breeding.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { AS_PLANNED, CHECK_ORDER, checkLabel, HEAT_REMARK, PLAN_REMARKS, planLines } from './breedingWords.ts';
import { yesNoFigure } from './yesNoFigure.ts';

type Key = ResultKey<GestationResult>;

type IsoDate = GestationResult['dueDate'];

function dated(field: Key, label: string, date: IsoDate, note: string): Figure<Key> {
  return { field, label, value: date, text: longDate(date), note };
}

/** Returns the dates of a breed of cattle; its day to call is among the dates of the page. */
export function breedBlocks({ breedDates }: GestationResult, { breed }: GestationInput): readonly Block<Key>[] {
  if (breedDates === undefined || breed === undefined) return [];
  const { label, from, to } = CATTLE_BREEDS[breed];
  const { dueFrom, dueTo, early, late, check } = breedDates;
  const due =
    from === to
      ? [dated('breedDates.dueFrom', `${label}: due date`, dueFrom, `Day ${from}`)]
      : [
          dated('breedDates.dueFrom', `${label}: due from`, dueFrom, `Day ${from}; published averages differ`),
          dated('breedDates.dueTo', `${label}: due to`, dueTo, `Day ${to}`),
        ];
  return [
    {
      kind: 'facts',
      title: `Dates for ${label}`,
      figures: [
        ...due,
        dated('breedDates.early', `${label}: early date`, early, `Day ${from - CATTLE_BREED_SPREAD}`),
        dated('breedDates.late', `${label}: late date`, late, `Day ${to + CATTLE_BREED_SPREAD}`),
        dated(
          'breedDates.check',
          `${label}: pre-calving check`,
          check,
          `Day ${from - CALVING_CHECK_BEFORE}, ${CALVING_CHECK_BEFORE} days before the due date`,
        ),
      ],
    },
  ];
}

/** Returns births for a mating period, from the earliest of its first day to the latest of its last. */
export function exposureBlocks(
  { exposure, matingDate }: GestationResult,
  { matingEnd }: GestationInput,
): readonly Block<Key>[] {
  if (exposure === undefined || matingEnd === undefined) return [];
  const first = `Counted from the first day, ${longDate(matingDate)}`;
  const last = `Counted from the last day, ${longDate(matingEnd)}`;
  return [
    {
      kind: 'facts',
      title: 'Births from the first to the last day of breeding',
      figures: [
        dated('exposure.earliest', 'Earliest birth', exposure.earliest, first),
        dated('exposure.dueFrom', 'Due from', exposure.dueFrom, first),
        dated('exposure.dueTo', 'Due to', exposure.dueTo, last),
        dated('exposure.latest', 'Latest birth', exposure.latest, last),
        dated('exposure.call', 'No birth by then: call the veterinarian', exposure.call, last),
      ],
    },
  ];
}

/** Returns the birth if she held to the second service. */
export function secondBlocks({ second }: GestationResult, { secondMating }: GestationInput): readonly Block<Key>[] {
  if (second === undefined || secondMating === undefined) return [];
  const { dueDate, earlyDueDate, lateDueDate, callDate, intervalDays, likelier } = second;
  const since = `Counted from the second service, ${longDate(secondMating)}`;
  const days = counted(intervalDays, 'day', 'days');
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      text: likelier
        ? `The second service came ${days} after the first, as a returning heat does: the second date is likelier. Keep both.`
        : 'She may have held to either service. Keep both dates.',
    },
    {
      kind: 'facts',
      title: 'If she held to the second service',
      figures: [
        dated('second.dueDate', 'Due date, second service', dueDate, since),
        dated('second.earlyDueDate', 'Early date, second service', earlyDueDate, since),
        dated('second.lateDueDate', 'Late date, second service', lateDueDate, since),
        dated('second.callDate', 'Call the veterinarian if there is no birth by then', callDate, since),
        {
          field: 'second.intervalDays',
          label: 'From the first service to the second',
          value: intervalDays,
          text: String(intervalDays),
          unit: intervalDays === 1 ? 'day' : 'days',
        },
        yesNoFigure('second.likelier', 'A returning heat', likelier),
      ],
    },
  ];
}

/** Returns the days on which heat returns if she is not pregnant. */
export function heatBlocks(species: GestatingSpecies, { returnToHeat }: GestationResult): readonly Block<Key>[] {
  const days = RETURN_TO_HEAT[species];
  if (returnToHeat === undefined || days === undefined) return [];
  return [
    {
      kind: 'facts',
      title: 'Return to heat',
      figures: [
        dated('returnToHeat.from', 'Watch for heat from', returnToHeat.from, `Day ${days.from}`),
        dated('returnToHeat.to', 'Watch for heat to', returnToHeat.to, `Day ${days.to}`),
      ],
    },
    { kind: 'notice', tone: 'neutral', text: HEAT_REMARK },
  ];
}

/** Returns checks, then preparations, each left to the veterinarian. */
export function planBlocks(species: GestatingSpecies, { checks, plan }: GestationResult): readonly Block<Key>[] {
  const checkDays = PREGNANCY_CHECKS[species];
  const checked = CHECK_ORDER.flatMap((method) => {
    const date = checks[method];
    if (date === undefined) return [];
    const note = `Day ${checkDays[method]} at the earliest, ${AS_PLANNED}`;
    return [dated(`checks.${method}`, checkLabel(species, method), date, note)];
  });
  const stepFigure = (step: PlanStep, label: string) => {
    const date = plan[step];
    if (date === undefined) return [];
    return [
      dated(`plan.${step}`, label, date, `${BREEDING_PLAN[species][step]} days before the due date, ${AS_PLANNED}`),
    ];
  };
  const planned = planLines(species, plan).flatMap(({ label, from, to }) =>
    to === undefined
      ? stepFigure(from, label)
      : [...stepFigure(from, `${label}: first day`), ...stepFigure(to, `${label}: last day`)],
  );
  const figures = [...checked, ...planned];
  const remark = PLAN_REMARKS[species];
  return [
    ...(figures.length === 0 ? [] : [{ kind: 'facts', title: 'Plan', figures } as const]),
    ...(remark === undefined ? [] : [{ kind: 'notice', tone: 'neutral', text: remark } as const]),
  ];
}
