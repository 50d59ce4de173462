/** The usual conditions under which a form can be calculated. */
import type { Value, Values } from './fields.ts';

/** True when the named fields are filled with something other than white space. */
export function filled(...names: readonly string[]): (draft: Values) => boolean {
  return (draft) => names.every((name) => isFilled(draft[name]));
}

/** True when the named field holds a day that exists, within the years given. */
export function existingDate(name: string, firstYear: number, lastYear: number): (draft: Values) => boolean {
  return (draft) => {
    const text = draft[name];
    if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
    const year = Number(text.slice(0, 4));
    if (year < firstYear || year > lastYear) return false;
    const day = new Date(`${text}T00:00:00Z`);
    // An impossible day either cannot be read or comes back as another day.
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  };
}

function isFilled(value: Value | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== false;
}
