/** Finds the option of a choice that a spreadsheet cell names. */
import type { FieldOfKind } from '#src/engine/kit/fields.ts';

/**
 * Returns the option whose value or label the text is; for a blank text, the initial option, because a menu with an
 * initial choice has no blank option.
 *
 * @returns null when no option matches
 */
export function optionNamed(text: string, { options, initial = '' }: FieldOfKind<'choice'>): string | null {
  if (text === '') return initial;
  const wanted = folded(text);
  return options.find(({ value, label }) => folded(value) === wanted || folded(label) === wanted)?.value ?? null;
}

/** Normalizes text for comparison: ignores case, compatibility characters and surrounding white space. */
export function folded(words: string): string {
  return words.normalize('NFKC').trim().toLowerCase();
}
