import { requireSeeds, SEED_COUNT, SEED_LETTERS, type SeedFinder } from './seeds.ts';
import { BLOCK, type SimdModule } from './simdModule.ts';

/** Bits of a found seed's word, as `assembly/seeds.ts` packs them. */
const SEED_BITS = 12;

/** Letters that a block has in common with the next one, so that a seed across the border is within one of them. */
const OVERLAP = SEED_LETTERS - 1;

export function simdSeedFinder(module: SimdModule, wanted: Uint8Array): SeedFinder {
  requireSeeds(wanted);
  const { run, input, frames } = module;
  // Seven letters hold two seeds: bit 0 for the later one, bit 1 for the one before.
  const pairs = Uint8Array.from({ length: 4 * SEED_COUNT }, (_, seven) => {
    const [later, earlier] = [wanted[seven & (SEED_COUNT - 1)], wanted[seven >> 2]];
    return (later === 0 ? 0 : 1) | (earlier === 0 ? 0 : 2);
  });
  return {
    read(letters, from, found) {
      // Several finders may share the module.
      module.loadSeedPairs(pairs);
      for (let start = from; start < letters.length; start += BLOCK - OVERLAP) {
        const block = letters.subarray(start, start + BLOCK);
        input.set(block);
        const count = run.findSeeds(block.length);
        for (let index = 0; index < count; index += 1) {
          const word = frames[index] as number;
          found(start + (word >>> SEED_BITS), word & (SEED_COUNT - 1));
        }
        const passed = run.seedsPassed();
        if (passed < block.length) return start + passed;
        if (block.length < BLOCK) break;
      }
      return letters.length;
    },
  };
}
