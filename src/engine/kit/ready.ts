/** Common conditions for enabling Calculate. */
import type { Readiness } from './defineCalculator.ts';
import type { Value, Values } from './fields.ts';
import { isInCalendar, isIsoDate } from './isoDate.ts';

/** Returns a condition: the named fields contain something other than white space. */
export function filled(...names: readonly string[]): (draft: Values) => boolean {
  return (draft) => names.every((name) => isFilled(draft[name]));
}

/** Returns a condition: the named field holds an existing day within the given years, inclusive. */
export function existingDate(name: string, firstYear: number, lastYear: number): (draft: Values) => boolean {
  return (draft) => {
    const text = draft[name];
    if (!isIsoDate(text)) return false;
    const year = Number(text.slice(0, 4));
    return year >= firstYear && year <= lastYear && isInCalendar(text);
  };
}

/** Returns the text beside the disabled button. */
export function missingWords({ missing }: Pick<Readiness<Values>, 'missing'>, draft: Values): string {
  return typeof missing === 'string' ? missing : missing(draft);
}

function isFilled(value: Value | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== false;
}
