/** The primers that a primer with ambiguity letters stands for. */
import { LETTER_BASES } from '../../lib/sequences/letters/ambiguousBases.ts';

/** How many there are. */
export function variantCount(letters: string): number {
  return [...letters].reduce((count, letter) => count * (LETTER_BASES[letter]?.length ?? 0), 1);
}

/** All of them, of A, C, G and T, in alphabetical order. */
export function primerVariants(letters: string): readonly string[] {
  return [...letters].reduce<readonly string[]>(
    (variants, letter) => variants.flatMap((before) => [...(LETTER_BASES[letter] ?? '')].map((base) => before + base)),
    [''],
  );
}
