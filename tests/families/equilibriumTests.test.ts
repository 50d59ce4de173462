import { describe, expect, test } from 'vitest';
import {
  chiSquareOutput,
  chiSquareSteps,
  comparisonOfTests,
  furtherReference,
  noticesOnTests,
  pValueOutput,
  REFERENCE,
  type SpecifiedTest,
  verdictOutput,
} from '#src/calculators/families/equilibriumTests.ts';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import type { Genotypes } from '#workers/lib/biology/genotypes.ts';
import { hardyWeinbergTests } from '#workers/lib/biology/hardyWeinbergTests.ts';

const AMPLE: Genotypes = { dominant: 25, heterozygous: 50, recessive: 25 };

const SPECIFIED: SpecifiedTest<string> = {
  name: '2 degrees of freedom',
  statistic: 'chiSquare',
  pValue: 'pValue',
  verdict: 'isEquilibrium',
  limit: 9.488,
  why: 'Because.',
};

function figuresOf(counts: Genotypes): FigureOf {
  const outputs = {
    chiSquare: chiSquareOutput('Chi-square', 9.488),
    pValue: pValueOutput('p-value'),
    isEquilibrium: verdictOutput('Verdict'),
    reference: { kind: 'group', keys: REFERENCE },
  } as const;
  const result = { chiSquare: 4, pValue: 0.4, isEquilibrium: true, reference: hardyWeinbergTests(counts) };
  return figuresBy(outputs, result, null);
}

function inbreedingFigure(inbreedingCoefficient: number | null): Figure {
  return figuresBy(REFERENCE, { inbreedingCoefficient }, null)('inbreedingCoefficient');
}

function titles(counts: Genotypes, expected: Genotypes): readonly (string | undefined)[] {
  return noticesOnTests(expected, hardyWeinbergTests(counts)).map(({ title }) => title);
}

describe('figures', () => {
  test('a p-value that four decimals cannot show has a note', () => {
    const pValue = (p: number | null) => figuresBy({ p: pValueOutput('p-value') }, { p }, null)('p');
    expect(pValue(0.04550026)).toMatchObject({ text: '0.0455' });
    expect(pValue(0.04550026)).not.toHaveProperty('note');
    expect(pValue(1.5239706e-23)).toMatchObject({ text: '0.0000', note: '1.52e-23' });
    expect(pValue(0)).toMatchObject({ field: 'p', label: 'p-value', value: 0, text: '0.0000' });
    expect(pValue(0)).not.toHaveProperty('note');
    expect(pValue(null)).toMatchObject({ value: null, text: 'not computed' });
  });

  test('F says which way heterozygotes depart', () => {
    expect(inbreedingFigure(0.2)).toMatchObject({
      text: '0.2000',
      note: '20.0 % fewer heterozygotes than random mating gives.',
    });
    expect(inbreedingFigure(-0.7333)).toMatchObject({
      text: '-0.7333',
      note: '73.3 % more heterozygotes than random mating gives.',
    });
    expect(inbreedingFigure(-1e-17)).toMatchObject({
      text: '0.0000',
      note: 'As many heterozygotes as random mating gives.',
    });
    expect(inbreedingFigure(null)).toMatchObject({ text: 'not defined', note: 'There is one allele only.' });
  });

  test('verdicts answer a question', () => {
    const verdict = (v: boolean | null) => figuresBy({ v: verdictOutput('Verdict') }, { v }, null)('v').text;
    expect([true, false, null].map(verdict)).toEqual(['Yes', 'No', 'not computed']);
  });
});

describe('comparison', () => {
  test('has the specified figures first in every row', () => {
    const { rows, methods } = comparisonOfTests(
      SPECIFIED,
      figuresOf({ dominant: 30, heterozygous: 40, recessive: 30 }),
    );
    expect(methods).toHaveLength(3);
    expect(rows.map(({ figures }) => figures.map(({ text }) => text))).toEqual([
      ['Yes', 'No', 'No'],
      ['0.4000', '0.0455', '0.0469'],
      ['4.000', '4.000', '0.0197'],
    ]);
  });

  test('a sample too large for the exact test', () => {
    const { rows } = comparisonOfTests(SPECIFIED, figuresOf({ dominant: 1e12, heterozygous: 2e12, recessive: 1e12 }));
    expect(rows.map(({ figures }) => figures[2]?.text)).toEqual(['not computed', 'not computed', 'not computed']);
  });

  test('one allele has neither F nor a mid p-value', () => {
    const { figures } = furtherReference(figuresOf({ dominant: 9, heterozygous: 0, recessive: 0 }));
    expect(figures.map(({ text }) => text)).toEqual(['not defined', 'not defined']);
  });
});

describe('notices', () => {
  const deficit = { dominant: 30, heterozygous: 40, recessive: 30 };

  test('none for an ample sample', () => {
    expect(titles(deficit, AMPLE)).toEqual([]);
  });

  test('small expected counts', () => {
    expect(titles(deficit, { ...AMPLE, recessive: 4.99 })).toEqual(['Small expected counts']);
    expect(titles(deficit, { ...AMPLE, recessive: 5 })).toEqual([]);
    // 97, 6 and 22 individuals: exactly 5 of aa.
    expect(titles(deficit, { ...AMPLE, recessive: 4.999999999999999 })).toEqual([]);
  });

  test('an expectation just below 5 does not read 5.00', () => {
    const expected = { ...AMPLE, recessive: 4.998 };
    expect(noticesOnTests(expected, hardyWeinbergTests(deficit)).at(-1)?.text).toMatch(
      /^Only 4\.998 individuals are expected in the rarest genotype\. Below 5,/,
    );
  });

  test('an expectation that two decimals cannot show is not 0.00', () => {
    const reference = hardyWeinbergTests({ dominant: 1000, heterozygous: 0, recessive: 1 });
    const textFor = (recessive: number) => noticesOnTests({ ...AMPLE, recessive }, reference).at(-1)?.text;
    expect(textFor(0.000999)).toMatch(/^Fewer than 0\.01 individuals are expected/);
    expect(textFor(0.01)).toMatch(/^Only 0\.01 individuals are expected/);
  });

  test('a single allele, and nothing else', () => {
    const single = { dominant: 25, heterozygous: 0, recessive: 0 };
    expect(titles(single, single)).toEqual(['One allele only']);
  });
});

test('the working leaves out a class in which nothing is expected', () => {
  const steps = chiSquareSteps(
    ['AA', 'Aa', 'aa'],
    [25, 0, 0],
    { dominant: 25, heterozygous: 0, recessive: 0 },
    { p: 1, q: 0, total: 25, chiSquare: 0 },
  );
  expect(steps.at(-1)).toMatchObject({ substituted: '(25 − 25)² ÷ 25', value: '0.000' });
});

test.each([
  [0.25, '25.0 % fewer'],
  [0.01, '1.0 % fewer'],
  [-0.0005, '0.05 % more'],
  [0.00015, '0.01 % fewer'],
  [0.00004, 'As many'],
])('F of %d is worded as %s', (value, words) => {
  expect(inbreedingFigure(value).note).toMatch(new RegExp(`^${words}`));
});

test('no line divides by a 0 that is only rounded', () => {
  const steps = chiSquareSteps(
    ['AA', 'Aa', 'aa'],
    [1000, 0, 1],
    { dominant: 999.000999, heterozygous: 1.998002, recessive: 0.000999 },
    { p: 1000 / 1001, q: 1 / 1001, total: 1001, chiSquare: 1001 },
  );
  expect(steps.at(-1)?.substituted).toBe(
    '(1000 − 999.000999)² ÷ 999.000999 + (0 − 1.998002)² ÷ 1.998002 + (1 − 0.000999)² ÷ 0.000999',
  );
});
