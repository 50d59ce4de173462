import { short } from '#src/kit/format.ts';

/** Hours in each unit, the longest first. */
const UNITS: readonly (readonly [hours: number, one: string, many: string])[] = [
  [365.25 * 24, 'year', 'years'],
  [24, 'day', 'days'],
  [1, '', ''],
  [1 / 60, 'minute', 'minutes'],
  [1 / 3600, 'second', 'seconds'],
];

/** '14.27 days.' A time in the unit in which people say it; empty for one that is said in hours, and for 0. */
export function inWords(hours: number): string {
  const unit = UNITS.find(([each]) => hours >= each);
  if (unit === undefined || unit[1] === '') return '';
  const [each, one, many] = unit;
  const text = short(hours / each, 4);
  return `${text} ${text === '1' ? one : many}.`;
}
