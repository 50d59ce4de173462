import { expect, test } from 'vitest';
import {
  chiSquareOutput,
  pValueOutput,
  REFERENCE,
  type SpecifiedTest,
  verdictOutput,
} from '#src/calculators/families/equilibriumTests.ts';
import { type VerdictInTwo, verdictInTwo } from '#src/calculators/families/equilibriumVerdict.ts';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';
import type { Genotypes } from '#workers/lib/biology/genotypes.ts';
import { hardyWeinbergTests } from '#workers/lib/biology/hardyWeinbergTests.ts';

const OWN: SpecifiedTest<string> = {
  name: '2 degrees of freedom',
  statistic: 'chiSquare',
  pValue: 'pValue',
  verdict: 'isEquilibrium',
  limit: 9.488,
  why: 'Because.',
};

const OUTPUTS = {
  chiSquare: chiSquareOutput('Chi-square', OWN.limit),
  pValue: pValueOutput('p-value'),
  isEquilibrium: verdictOutput('Verdict'),
  reference: { kind: 'group', keys: REFERENCE },
} as const;

function verdictOf(counts: Genotypes): VerdictInTwo<string> | null {
  const reference = hardyWeinbergTests(counts);
  const result = { chiSquare: 4, pValue: 0.406, isEquilibrium: true, reference };
  return verdictInTwo(OWN, reference, figuresBy(OUTPUTS, result, null));
}

test('opposite verdicts: each in a word, with its p-value, and the exact test is the best estimate', () => {
  const verdict = verdictOf({ dominant: 30, heterozygous: 40, recessive: 30 });
  expect(verdict?.second).toMatchObject({
    figure: { field: 'isEquilibrium', label: 'In equilibrium', text: 'Yes', note: 'p-value 0.4060' },
    accepted: {
      insteadOf: 'Chi-square, 2 degrees of freedom',
      method: 'Exact test',
      figure: { field: 'reference.isEquilibriumExact', text: 'No', note: 'p-value 0.0469' },
      advice: expect.stringMatching(/^Report the exact test.*3\.841.*9\.488/),
    },
  });
  expect(verdict?.status).toBe(
    'In equilibrium: yes with 2 degrees of freedom, no by the exact test, which is the best estimate.',
  );
});

test('a sample too large for the exact test: 1 degree of freedom is the best estimate', () => {
  const verdict = verdictOf({ dominant: 1e12, heterozygous: 2e12, recessive: 1e12 });
  expect(verdict?.second.accepted).toMatchObject({
    method: 'Chi-square, 1 degree of freedom',
    figure: { field: 'reference.isEquilibrium1df', text: 'Yes' },
  });
  expect(verdict?.status).toContain('yes by the test with 1 degree of freedom, which is the best estimate');
});

test('a single allele leaves nothing to judge', () => {
  expect(verdictOf({ dominant: 9, heterozygous: 0, recessive: 0 })).toBeNull();
});
