/** Which option of a choice a cell of a spreadsheet means. */
import type { FieldOfKind } from '#src/kit/fields.ts';

/**
 * The option whose value or label the text is; for a blank one, what the menu starts with: a menu that starts with a choice
 * has no blank one.
 *
 * @returns null where it is none of them
 */
export function optionNamed(text: string, { options, initial = '' }: FieldOfKind<'choice'>): string | null {
  if (text === '') return initial;
  const wanted = folded(text);
  return options.find(({ value, label }) => folded(value) === wanted || folded(label) === wanted)?.value ?? null;
}

/** Words as they are compared: without regard to case, compatible characters and spaces around. */
export function folded(words: string): string {
  return words.normalize('NFKC').trim().toLowerCase();
}
