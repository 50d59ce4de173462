import type { IsoDate } from '../../contract.ts';
import { DATE_RANGE } from '../../reference/dateRange.ts';
import { isIsoDate } from './calendar.ts';

/** Message for a day that does not exist or lies outside `DATE_RANGE`. */
export const OUTSIDE_DATES = `Please enter dates between ${DATE_RANGE.first} and ${DATE_RANGE.last}`;

/** True for a day that exists and lies within `DATE_RANGE`. */
export function isDateInRange(text: string): text is IsoDate {
  return isIsoDate(text) && text >= DATE_RANGE.first && text <= DATE_RANGE.last;
}
