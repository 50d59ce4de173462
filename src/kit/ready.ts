/** The usual conditions under which a form can be calculated. */
import type { Readiness } from './defineCalculator.ts';
import type { Value, Values } from './fields.ts';
import { isInCalendar, isIsoDate } from './isoDate.ts';

/** True when the named fields are filled with something other than white space. */
export function filled(...names: readonly string[]): (draft: Values) => boolean {
  return (draft) => names.every((name) => isFilled(draft[name]));
}

/** True when the named field holds a day that exists, within the years given. */
export function existingDate(name: string, firstYear: number, lastYear: number): (draft: Values) => boolean {
  return (draft) => {
    const text = draft[name];
    if (!isIsoDate(text)) return false;
    const year = Number(text.slice(0, 4));
    return year >= firstYear && year <= lastYear && isInCalendar(text);
  };
}

/** What is to be said beside the disabled button. */
export function missingWords({ missing }: Pick<Readiness<Values>, 'missing'>, draft: Values): string {
  return typeof missing === 'string' ? missing : missing(draft);
}

function isFilled(value: Value | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== false;
}
