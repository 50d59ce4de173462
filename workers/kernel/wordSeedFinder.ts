import { BASE_BITS } from './geneticCode.ts';
import { requireSeeds, SEED_COUNT, SEED_LETTERS, type SeedCounter, type SeedFinder } from './seeds.ts';

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

/** The same, with every seed counted. */
export function wordSeedCounter(): SeedCounter {
  const counts = new Float64Array(SEED_COUNT);
  const finder = wordSeedFinder(new Uint8Array(SEED_COUNT).fill(1));
  return {
    read: (letters, from) =>
      finder.read(letters, from, (_, seed) => {
        counts[seed] = (counts[seed] as number) + 1;
      }),
    counts: () => counts,
  };
}
