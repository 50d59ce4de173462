import fc from 'fast-check';
import { expect, test } from 'vitest';
import { misreadingOf, mutatedFormulas } from './formulaReadings.ts';

test('what is read stands there, and what is left out is said', () => {
  fc.assert(
    fc.property(mutatedFormulas, (text) => {
      expect(misreadingOf(text)).toBeNull();
    }),
    { numRuns: 300, seed: 7 },
  );
});
