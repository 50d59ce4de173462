/** The main dates of birth on a page, and the day to call. */
import { longDate } from '#src/kit/format.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import { CALVING_CHECK_BEFORE, CATTLE_BREED_SPREAD, CATTLE_BREEDS, DOG_COUNTING } from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import { lateLine } from './birthWarning.ts';
import { COUNTED_DAY, GESTATION_WORDS } from './gestationWords.ts';

type Key = ResultKey<GestationResult>;

/** A date with its figure and its day of the pregnancy. */
export interface LeadingDate {
  readonly figure: Figure<Key>;
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

/**
 * Returns the dates: for a dog by the counting day, for all others by the mating. With a breed of cattle, their labels
 * say that they apply to all breeds.
 */
export function leadingDates(
  species: GestatingSpecies,
  result: GestationResult,
  { breed, countedFrom = 'mating', firstPregnancy }: GestationInput,
): LeadingDates {
  const { dateLabel, lateRemark, firstPregnancy: first } = GESTATION_WORDS[species];
  const { days, dueDate, earlyDueDate, lateDueDate, counted } = result;
  if (counted !== undefined && countedFrom !== 'mating') {
    const { label, from } = COUNTED_DAY[countedFrom];
    const { due, early, late } = DOG_COUNTING[countedFrom];
    return {
      due: leading('counted.due', `Due date, counted from ${from}`, counted.due, due),
      early: leading('counted.early', `Early date, counted from ${from}`, counted.early, early),
      late: leading('counted.late', `Late date, counted from ${from}`, counted.late, late),
      dayLabel: label,
    };
  }
  const which = breed === undefined ? '' : ', all breeds';
  const remark = firstPregnancy && first !== undefined ? first.lateRemark : lateRemark;
  return {
    due: leading('dueDate', 'Due date', dueDate, days.dueDate, which),
    early: leading('earlyDueDate', 'Early date', earlyDueDate, days.earlyDueDate, which),
    late: leading(
      'lateDueDate',
      'Late date',
      lateDueDate,
      days.lateDueDate,
      remark === undefined ? which : `. ${remark}`,
    ),
    dayLabel: dateLabel,
  };
}

function leading(field: Key, label: string, date: LeadingDate['date'], day: number, after = ''): LeadingDate {
  return { figure: { field, label, value: date, text: longDate(date), note: `Day ${day}${after}` }, date, day };
}

/** Returns the day to prepare for the birth: that of the breed, if one is chosen, instead of the general one. */
export function checkDay(
  species: GestatingSpecies,
  result: GestationResult,
  { breed }: GestationInput,
): Omit<LeadingDate, 'figure'> {
  const { breedDates, days, matingDate } = result;
  if (breed !== undefined && breedDates !== undefined)
    return { date: breedDates.check, day: CATTLE_BREEDS[breed].from - CALVING_CHECK_BEFORE };
  return { date: result[GESTATION[species].check.field] ?? matingDate, day: days.check };
}

/** Returns the day to call: that of the breed, if one is chosen, instead of the general one. */
export function callFigure(
  species: GestatingSpecies,
  { days, callDate, breedDates }: GestationResult,
  { breed, countedFrom = 'mating', matingEnd }: GestationInput,
): LeadingDate {
  const isOfBreed = breed !== undefined && breedDates !== undefined;
  const date = isOfBreed ? breedDates.call : callDate;
  const day = isOfBreed ? CATTLE_BREEDS[breed].to + CATTLE_BREED_SPREAD + 1 : days.call;
  const since = matingEnd === undefined ? '' : ' after the first day of breeding';
  const figure: Figure<Key> = {
    field: isOfBreed ? 'breedDates.call' : 'callDate',
    label: CALL_LABEL,
    value: date,
    text: longDate(date),
    tone: 'caution',
    note: `Day ${day}${since}. ${lateLine(species, date, isOfBreed || countedFrom !== 'mating')}`,
  };
  return { figure, date, day };
}

/** The label of the day to call, on the page and in a calendar. */
export const CALL_LABEL = 'Call the veterinarian if there is no birth';
