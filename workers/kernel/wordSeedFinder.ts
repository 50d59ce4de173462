import { BASE_BITS } from './geneticCode.ts';
import { requireSeeds, SEED_COUNT, SEED_LETTERS, type SeedFinder } from './seeds.ts';

/** Letter by letter: the last six letters are one number. */
export function wordSeedFinder(wanted: Uint8Array): SeedFinder {
  requireSeeds(wanted);
  const flags = wanted.slice();
  return {
    read(letters, from, found) {
      const baseBits = BASE_BITS;
      const first = from + SEED_LETTERS - 1;
      let seed = 0;
      for (let at = from; at < letters.length; at += 1) {
        const bits = baseBits[letters[at] as number] as number;
        if (bits > 3) return at;
        seed = ((seed << 2) | bits) & (SEED_COUNT - 1);
        if (at >= first && flags[seed] !== 0) found(at + 1, seed);
      }
      return letters.length;
    },
  };
}
