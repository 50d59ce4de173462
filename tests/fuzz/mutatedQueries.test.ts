import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTestedWhole } from '#tests/support/sample.ts';
import { misfoundBy, mutatedQueries } from './mutatedQueries.ts';

test('a calculator is found by its question with a spelling mistake, in any order and among words that say nothing', () => {
  fc.assert(
    fc.property(mutatedQueries, (query) => {
      expect(misfoundBy(query), query.typed).toBeNull();
    }),
    { numRuns: isTestedWhole('src/site/catalog/') ? 300 : 60, seed: 7 },
  );
});
