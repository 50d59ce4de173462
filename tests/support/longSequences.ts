/**
 * Long sequences generated from recipes, so that test files need not contain them: the generators described in
 * `tests/vectors/README.md`. The same recipe gives the same letters everywhere.
 */

/** `length` letters of `alphabet`. */
export interface LetterGenerator {
  readonly type: 'lcg32';
  readonly seed: number;
  readonly length: number;
  readonly alphabet: string;
}

/** A start codon and `codons` sense codons, between a prefix and a suffix. */
export interface OpenReadingFrameGenerator {
  readonly type: 'lcg32-orf';
  readonly seed: number;
  readonly codons: number;
  readonly prefix: string;
  readonly suffix: string;
}

export type SequenceGenerator = LetterGenerator | OpenReadingFrameGenerator;

const MODULUS = 2 ** 32;
const STOP_CODONS: readonly string[] = ['TAA', 'TAG', 'TGA'];
/** The sense codons of the standard code, ordered A, C, G, T by first, second, third base. */
const SENSE_CODONS = [...'ACGT']
  .flatMap((first) => [...'ACGT'].flatMap((second) => [...'ACGT'].map((third) => first + second + third)))
  .filter((codon) => !STOP_CODONS.includes(codon));

/** The letters of a recipe: ASCII, no line breaks. */
export function lettersOf(generator: SequenceGenerator): string {
  switch (generator.type) {
    case 'lcg32':
      return picked(generator.seed, generator.length, [...generator.alphabet]);
    case 'lcg32-orf': {
      const { seed, codons, prefix, suffix } = generator;
      return `${prefix}ATG${picked(seed, codons, SENSE_CODONS)}${suffix}`;
    }
  }
}

/** `count` items one after another, each by the next number of the generator; all items have the same length. */
function picked(seed: number, count: number, items: readonly string[]): string {
  const width = items[0]?.length ?? 0;
  const codes = items.map((item) => Buffer.from(item, 'latin1'));
  const bytes = Buffer.alloc(count * width);
  let state = seed;
  for (let index = 0; index < count; index += 1) {
    // The largest product is below 2^53, so plain doubles are exact.
    state = (1664525 * state + 1013904223) % MODULUS;
    codes[Math.floor((state / MODULUS) * items.length)]?.copy(bytes, index * width);
  }
  return bytes.toString('latin1');
}
