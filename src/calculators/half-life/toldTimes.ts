/** The unit in which the times of one result are told: that of the half-life, so that a half-life in years has an answer in years. */
import { short } from '#src/engine/kit/format.ts';
import { upToDigits, type Writing } from '#src/engine/kit/writing.ts';
import type { HalfLifeInput, HalfLifeResult } from '#workers/formulas/half-life.ts';
import { RADIONUCLIDES, type Radionuclide } from '#workers/reference/radionuclides.ts';

export interface ToldUnit {
  /** 'years'. */
  readonly unit: string;
  /** 'year', behind 'per'. */
  readonly one: string;
  readonly hours: number;
}

const YEARS: ToldUnit = { unit: 'years', one: 'year', hours: 365.25 * 24 };
const DAYS: ToldUnit = { unit: 'days', one: 'day', hours: 24 };
const HOURS: ToldUnit = { unit: 'h', one: 'h', hours: 1 };
const MINUTES: ToldUnit = { unit: 'min', one: 'min', hours: 1 / 60 };
const SECONDS: ToldUnit = { unit: 's', one: 's', hours: 1 / 3600 };

/** Units of the menu; thousands and millions of years are told as years. */
const OF_TABLE: Readonly<Record<Radionuclide['unit'], ToldUnit>> = {
  s: SECONDS,
  min: MINUTES,
  h: HOURS,
  days: DAYS,
  years: YEARS,
  'thousand years': YEARS,
  'million years': YEARS,
};

/** A half-life that was typed is told in days from two of them on, since people say 36 hours, and in years from one on. */
const FROM: readonly (readonly [hours: number, unit: ToldUnit])[] = [
  [YEARS.hours, YEARS],
  [2 * DAYS.hours, DAYS],
  [2 * HOURS.hours, HOURS],
  [2 * MINUTES.hours, MINUTES],
];

/** Returns the unit of the times of a result: that of the menu, or the one in which people say this half-life. */
export function toldUnit({ halfLife }: HalfLifeResult, { nuclide }: HalfLifeInput): ToldUnit {
  if (nuclide !== 'own') return OF_TABLE[RADIONUCLIDES[nuclide].unit];
  return FROM.find(([hours]) => halfLife >= hours)?.[1] ?? SECONDS;
}

const DIGITS = 6;

/** Writes hours in that unit, with the hours in the note. */
export function timeWritten({ unit, hours }: ToldUnit): Writing {
  if (hours === 1) return upToDigits(DIGITS);
  return (value) => ({
    ...upToDigits(DIGITS)(value / hours),
    unit,
    scale: 1 / hours,
    note: `${short(value, DIGITS)} h.`,
  });
}

/** Writes a rate per hour as one per that unit, with the other in the note. */
export function rateWritten({ one, hours }: ToldUnit): Writing {
  if (hours === 1) return upToDigits(DIGITS);
  return (value) => ({
    ...upToDigits(DIGITS)(value * hours),
    unit: `per ${one}`,
    scale: hours,
    note: `${short(value, DIGITS)} per h.`,
  });
}
