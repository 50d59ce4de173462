import { SEED_COUNT, SEED_LETTERS, type SeedCounter } from './seeds.ts';
import { BLOCK, type SimdModule } from './simdModule.ts';

/** Letters that a block has in common with the next one, so that a seed across the border is within one of them. */
const OVERLAP = SEED_LETTERS - 1;

/** Letters after which counts of 32 bits are collected. */
const MOST_UNCOLLECTED = 2 ** 31;

export function simdSeedCounter(module: SimdModule): SeedCounter {
  const { run, input, pairCounts, seedCounts } = module;
  const totals = new Float64Array(SEED_COUNT);
  let uncollected = 0;

  function add(seed: number, count: number): void {
    totals[seed] = (totals[seed] as number) + count;
  }

  function collect(): void {
    for (let seed = 0; seed < SEED_COUNT; seed += 1) add(seed, seedCounts[seed] as number);
    for (let seven = 0; seven < pairCounts.length; seven += 1) {
      const count = pairCounts[seven] as number;
      if (count === 0) continue;
      add(seven >> 2, count);
      add(seven & (SEED_COUNT - 1), count);
    }
    seedCounts.fill(0);
    pairCounts.fill(0);
    uncollected = 0;
  }

  return {
    read(letters, from) {
      // Several counters may share the module.
      module.lendCounts(collect);
      for (let start = from; start < letters.length; start += BLOCK - OVERLAP) {
        const block = letters.subarray(start, start + BLOCK);
        input.set(block);
        const passed = run.countSeeds(block.length);
        uncollected += passed;
        if (uncollected > MOST_UNCOLLECTED) collect();
        if (passed < block.length) return start + passed;
        if (block.length < BLOCK) break;
      }
      return letters.length;
    },
    counts() {
      // Another counter may have taken over, after this one had collected.
      module.lendCounts(collect);
      collect();
      return totals;
    },
  };
}
