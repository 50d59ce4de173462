import { RADIONUCLIDES, type Radionuclide, type RadionuclideId } from '../../reference/radionuclides.ts';

const YEAR_HOURS = 365.25 * 24;

const HOURS: Readonly<Record<Radionuclide['unit'], number>> = {
  s: 1 / 3600,
  min: 1 / 60,
  h: 1,
  days: 24,
  years: YEAR_HOURS,
  'thousand years': 1e3 * YEAR_HOURS,
  'million years': 1e6 * YEAR_HOURS,
};

/** The half-life of a nuclide in hours; a year is 365.25 days. */
export function radionuclideHours(id: RadionuclideId): number {
  const { halfLife, unit } = RADIONUCLIDES[id];
  return halfLife * HOURS[unit];
}
