/** Contract of 'Find an input', by discovery: what is found gives the wanted figure back, on nearly every pair tried. */
import { describe, expect, test } from 'vitest';
import { directClient } from '#tests/support/directClient.ts';
import { everyFormula, sampledCalculators } from '#tests/support/everyCalculator.ts';
import { IS_SAMPLED } from '#tests/support/sample.ts';
import { SLOW_CALCULATORS, solvedPairs } from '#tests/support/solvedPairs.ts';

/** Pairs of a figure and an input tried on each page: each takes a scan of some 400 calculations. All: `npm run bench:ways`. */
const PAIRS = 2;

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = (await sampledCalculators()).filter(
  ({ id, definition }) =>
    definition.warning === undefined && definition.resultAfterEdit !== 'removed' && !SLOW_CALCULATORS.has(id),
);
const tally = { pairs: 0, found: 0 };

describe.each(CALCULATORS)('$id', ({ definition }) => {
  test('a found value gives the wanted digits back', async () => {
    const pairs = await solvedPairs(definition, PAIRS, directClient);
    for (const { target, solved, given } of pairs) {
      tally.pairs += 1;
      if (solved.kind === 'found') tally.found += 1;
      for (const shown of given) expect(Number(shown)).toBe(Number(target));
    }
  });
});

// Shares say something of all calculators only.
if (!IS_SAMPLED)
  test('at least 95 % of the pairs are solved', () => {
    expect(tally.pairs).toBeGreaterThan(120);
    expect(tally.found / tally.pairs).toBeGreaterThanOrEqual(0.95);
  });
