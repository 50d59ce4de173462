/**
 * The day of mating or breeding for a birth that is wanted on a given day: the inverse of the gestation formula.
 *
 *   breeding date = wanted birth date - days to the due date of the species' row in GESTATION     whole calendar days
 *
 * The early and late date of a birth after that breeding are those of the gestation formula without a first pregnancy. A buffalo is
 * taken for a river buffalo; the day for a swamp buffalo, which carries longer, comes beside it.
 *
 * Source: as for `gestation`. There is no message: a date that is blank, impossible or outside BIRTH_YEARS gives no result.
 */
import type { Formula, IsoDate } from '../contract.ts';
import { accept, NOTHING_YET } from '../lib/inputs/verdict.ts';
import { addDays, isIsoDate, yearOf } from '../lib/mathematics/calendar.ts';
import {
  BIRTH_YEARS,
  BUFFALO_TYPES,
  GESTATION,
  type GestatingSpecies,
  type GestationRow,
} from '../reference/gestation.ts';

export interface BreedingDateInput {
  readonly species: GestatingSpecies;
  /** Years 1901 to 2100. */
  readonly birthDate: IsoDate;
}

export interface BreedingDateResult extends BreedingDates {
  /** Of a swamp buffalo, where a buffalo was asked for. */
  readonly swamp?: BreedingDates;
}

interface BreedingDates {
  readonly breedingDate: IsoDate;
  readonly earlyBirthDate: IsoDate;
  readonly lateBirthDate: IsoDate;
  /** Days from the breeding date to each day of birth. */
  readonly days: { readonly birthDate: number; readonly earlyBirthDate: number; readonly lateBirthDate: number };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'breeding-date': FormulaType<BreedingDateInput, BreedingDateResult>;
  }
}

export default {
  id: 'breeding-date',

  validate({ species, birthDate }) {
    if (species === '' || !Object.hasOwn(GESTATION, species) || !isIsoDate(birthDate)) return NOTHING_YET;
    const year = yearOf(birthDate);
    if (year < BIRTH_YEARS.first || year > BIRTH_YEARS.last) return NOTHING_YET;
    return accept({ species, birthDate });
  },

  compute({ species, birthDate }): BreedingDateResult {
    const dates = datesOf(GESTATION[species], birthDate);
    return species === 'buffalo' ? { ...dates, swamp: datesOf(BUFFALO_TYPES.swamp, birthDate) } : dates;
  },
} satisfies Formula<'breeding-date'>;

function datesOf({ dueDays, earlyDays, lateDays }: GestationRow, birthDate: IsoDate): BreedingDates {
  const breedingDate = addDays(birthDate, -dueDays);
  return {
    breedingDate,
    earlyBirthDate: addDays(breedingDate, earlyDays),
    lateBirthDate: addDays(breedingDate, lateDays),
    days: { birthDate: dueDays, earlyBirthDate: earlyDays, lateBirthDate: lateDays },
  };
}
