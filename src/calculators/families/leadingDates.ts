/** The main dates of birth on a page, and the days to prepare and to call. */
import type { ResultKey } from '#src/engine/kit/presentation.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import { CALVING_CHECK_BEFORE, CATTLE_BREED_SPREAD, CATTLE_BREEDS, DOG_COUNTING } from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import { COUNTED_DAY, GESTATION_WORDS } from './gestationWords.ts';

/** A date with its key in the result and its day of the pregnancy. */
export interface LeadingDate {
  readonly field: ResultKey<GestationResult>;
  readonly date: GestationResult['dueDate'];
  readonly day: number;
}

export interface LeadingDates {
  readonly due: LeadingDate;
  readonly early: LeadingDate;
  readonly late: LeadingDate;
  /** The label of the entered day. */
  readonly dayLabel: string;
}

/** Returns the dates: for a dog by the counting day, for all others by the mating. */
export function leadingDates(
  species: GestatingSpecies,
  { days, dueDate, earlyDueDate, lateDueDate, counted }: GestationResult,
  { countedFrom = 'mating' }: GestationInput,
): LeadingDates {
  if (counted !== undefined && countedFrom !== 'mating') {
    const { due, early, late } = DOG_COUNTING[countedFrom];
    return {
      due: { field: 'counted.due', date: counted.due, day: due },
      early: { field: 'counted.early', date: counted.early, day: early },
      late: { field: 'counted.late', date: counted.late, day: late },
      dayLabel: COUNTED_DAY[countedFrom].label,
    };
  }
  return {
    due: { field: 'dueDate', date: dueDate, day: days.dueDate },
    early: { field: 'earlyDueDate', date: earlyDueDate, day: days.earlyDueDate },
    late: { field: 'lateDueDate', date: lateDueDate, day: days.lateDueDate },
    dayLabel: GESTATION_WORDS[species].dateLabel,
  };
}

/** Returns the day to prepare for the birth: that of the breed, if one is chosen, instead of the general one. */
export function checkDay(
  species: GestatingSpecies,
  result: GestationResult,
  { breed }: GestationInput,
): Omit<LeadingDate, 'field'> {
  const { breedDates, days, matingDate } = result;
  if (breed !== undefined && breedDates !== undefined)
    return { date: breedDates.check, day: CATTLE_BREEDS[breed].from - CALVING_CHECK_BEFORE };
  return { date: result[GESTATION[species].check.field] ?? matingDate, day: days.check };
}

/** Returns the day to call: that of the breed, if one is chosen, instead of the general one. */
export function callDay({ days, callDate, breedDates }: GestationResult, { breed }: GestationInput): LeadingDate {
  if (breed === undefined || breedDates === undefined) return { field: 'callDate', date: callDate, day: days.call };
  return { field: 'breedDates.call', date: breedDates.call, day: CATTLE_BREEDS[breed].to + CATTLE_BREED_SPREAD + 1 };
}

/** The label of the day to call, on the page and in a calendar. */
export const CALL_LABEL = 'Call the veterinarian if there is no birth';
