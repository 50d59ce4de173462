/** What the guide to pet emergencies hands to a page for a dose: `#from-list=pet-emergency&species=dog&medicine=ibuprofen`. */
import { sanitizedDraft } from '#src/engine/form/sanitizedDraft.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { CARRIED_INPUTS } from '#workers/reference/carriedWords.ts';

/**
 * Returns the values that a fragment names, of the inputs that the guide may fill in: the animal and the substance alone.
 *
 * @param id of the calculator whose page is open
 * @param hash untrusted
 */
export function carriedValues(id: string, fields: AnyFields, hash: string): Values {
  const inputs: readonly string[] = Object.hasOwn(CARRIED_INPUTS, id)
    ? CARRIED_INPUTS[id as keyof typeof CARRIED_INPUTS]
    : [];
  const named = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const fitting = sanitizedDraft(fields, named);
  return Object.fromEntries(Object.entries(fitting).filter(([name, value]) => inputs.includes(name) && value !== ''));
}

/** Returns whether the form still has all that was carried. */
export function holdsCarried(draft: Values, carried: Values): boolean {
  return Object.entries(carried).every(([name, value]) => draft[name] === value);
}
