import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fateOf, mutatedSequences } from './sequenceReadings.ts';

test('letters kept and letters dropped are the letters given, and what is left out is said', async () => {
  const fates: string[] = [];
  await fc.assert(
    fc.asyncProperty(mutatedSequences, async (given) => {
      const fate = await fateOf(given);
      expect(fate).toBeTypeOf('string');
      fates.push(String(fate));
    }),
    { numRuns: 400, seed: 7 },
  );
  for (const fate of ['read', 'refused']) expect(fates.filter((each) => each === fate).length).toBeGreaterThan(50);
});
