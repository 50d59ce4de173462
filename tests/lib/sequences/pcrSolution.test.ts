import { expect, test } from 'vitest';
import { readPcrSolution, solutionOf } from '#workers/lib/sequences/pcrSolution.ts';

const BLANK = { saltConcentration: null, magnesium: null, dntp: null, oligoConcentration: null };

test('blank boxes are those of a routine PCR', () => {
  const fields = { saltConcentration: 50, magnesium: 1.5, dntp: 0.8, oligoConcentration: 200 };
  expect(readPcrSolution(BLANK)).toEqual(fields);
  expect(solutionOf(fields)).toEqual({ monovalent: 50, magnesium: 1.5, dntp: 0.8, oligo: 200 });
});

test.each([
  [{ saltConcentration: 0 }, 'Please enter a salt concentration above 0 and up to 10 M', 'saltConcentration'],
  [{ saltConcentration: Number.NaN }, 'Please enter a salt concentration above 0 and up to 10 M', 'saltConcentration'],
  [{ saltConcentration: 10_001 }, 'Please enter a salt concentration above 0 and up to 10 M', 'saltConcentration'],
  [{ magnesium: -1 }, 'Please enter a magnesium concentration from 0 to 10 M', 'magnesium'],
  [{ dntp: Number.NaN }, 'Please enter a dNTP concentration from 0 to 10 M', 'dntp'],
  [{ oligoConcentration: 0 }, 'Please enter a primer concentration above 0 and up to 1 M', 'oligoConcentration'],
])('%j is refused', (own, message, path) => {
  expect(readPcrSolution({ ...BLANK, ...own })).toEqual({ message, path });
});
