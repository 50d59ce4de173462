import { expect, test } from 'vitest';
import { readPcrSolution, solutionOf } from '#workers/lib/sequences/primers/pcrSolution.ts';

const BLANK = {
  saltConcentration: null,
  magnesium: null,
  dntp: null,
  oligoConcentration: null,
  dmso: null,
  formamide: null,
};

test('blank boxes are those of a routine PCR', () => {
  const fields = { saltConcentration: 50, magnesium: 1.5, dntp: 0.8, oligoConcentration: 200, dmso: 0, formamide: 0 };
  expect(readPcrSolution(BLANK)).toEqual(fields);
  expect(solutionOf(fields)).toEqual({ monovalent: 50, magnesium: 1.5, dntp: 0.8, oligo: 200, dmso: 0, formamide: 0 });
  // 11.3 g ÷ 45.04 g/mol for a percent
  expect(solutionOf({ ...fields, dmso: 5, formamide: 2 })).toMatchObject({
    dmso: 5,
    formamide: expect.closeTo(22.6 / 45.04, 12),
  });
});

test.each([
  [{ saltConcentration: 0 }, 'Please enter a salt concentration above 0 and up to 10 M', 'saltConcentration'],
  [{ saltConcentration: Number.NaN }, 'Please enter a salt concentration above 0 and up to 10 M', 'saltConcentration'],
  [{ saltConcentration: 10_001 }, 'Please enter a salt concentration above 0 and up to 10 M', 'saltConcentration'],
  [{ magnesium: -1 }, 'Please enter a magnesium concentration from 0 to 10 M', 'magnesium'],
  [{ dntp: Number.NaN }, 'Please enter a dNTP concentration from 0 to 10 M', 'dntp'],
  [{ dmso: -1 }, 'Please enter DMSO as a percentage from 0 to 100', 'dmso'],
  [{ formamide: 101 }, 'Please enter formamide as a percentage from 0 to 100', 'formamide'],
  [{ oligoConcentration: 0 }, 'Please enter a primer concentration above 0 and up to 1 M', 'oligoConcentration'],
])('%j is refused', (own, message, path) => {
  expect(readPcrSolution({ ...BLANK, ...own })).toEqual({ message, path });
});
