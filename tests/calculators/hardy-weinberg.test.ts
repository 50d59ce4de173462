import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/hardy-weinberg/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type HardyWeinbergInput } from '#workers/formulas/hardy-weinberg.ts';

function presented(input: HardyWeinbergInput) {
  return calculator.present(computed(formula, input), input);
}

const counts = presented({ inputType: 'counts', dominant: 48, heterozygous: 32, recessive: 20 });
const frequencies = presented({ inputType: 'frequencies', dominant: 0.48, heterozygous: 0.32, recessive: 0.2 });

describe('hardy-weinberg page', () => {
  test('a p-value next to 0.05 reads as on its own side', () => {
    const beside = presented({ inputType: 'counts', dominant: 33, heterozygous: 127, recessive: 266 });
    const shown = figuresOf(beside).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toMatchObject({
      'chiSquare.isEquilibrium': 'No',
      'chiSquare.pValue': '0.04996',
    });
  });

  test('shows every figure of counted individuals once', () => {
    const shown = figuresOf(counts).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      'alleleFrequencies.p': '0.6400',
      'alleleFrequencies.q': '0.3600',
      'populationCounts.total': '100',
      'chiSquare.isEquilibrium': 'Yes',
      'reference.isEquilibrium1df': 'No',
      'reference.isEquilibriumExact': 'No',
      'chiSquare.pValue': '0.0532',
      'reference.pValue1df': '0.0022',
      'reference.exactPValue': '0.0024',
      'chiSquare.value': '9.336',
      'reference.chiSquare': '9.336',
      'reference.outcomeProbability': '0.00151',
      'populationCounts.dominant': '48',
      'expectedCounts.dominant': '40.96',
      'genotypeFrequencies.dominant': '0.4800',
      'expectedFrequencies.dominant': '0.4096',
      'populationCounts.heterozygous': '32',
      'expectedCounts.heterozygous': '46.08',
      'genotypeFrequencies.heterozygous': '0.3200',
      'expectedFrequencies.heterozygous': '0.4608',
      'populationCounts.recessive': '20',
      'expectedCounts.recessive': '12.96',
      'genotypeFrequencies.recessive': '0.2000',
      'expectedFrequencies.recessive': '0.1296',
      'reference.inbreedingCoefficient': '0.3056',
      'reference.midPValue': '0.0017',
    });
    // Both verdicts are below the headline and in the table of tests.
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length - 2);
  });

  test('an allele with one copy is not called absent', () => {
    const rare = presented({ inputType: 'counts', dominant: 0, heterozygous: 1, recessive: 49999 });
    const notes = new Map(figuresOf(rare).map(({ field, note }) => [field, note]));
    expect(rare.headline).toMatchObject({
      text: '0.0000',
      note: 'AA + Aa ÷ 2, as a share of all alleles. With four digits 0.00001.',
    });
    expect(notes.get('genotypeFrequencies.heterozygous')).toBe('With four digits 0.00002.');
    expect(rare.status).toMatch(/^p 0\.0000 \(0\.00001\), q 1\.0000\. In equilibrium: yes with 2 degrees/);
  });

  test('the verdict is shown in two values, once there are counts', () => {
    const { second, status } = counts;
    expect([second?.figure.text, second?.accepted.figure.text]).toEqual(['Yes', 'No']);
    expect(status).toBe(
      'p 0.6400, q 0.3600. In equilibrium: yes with 2 degrees of freedom, no by the exact test, which is the best estimate.',
    );
    expect(frequencies.second).toBeUndefined();
    expect(frequencies.status).toBe('p 0.6400, q 0.3600.');
  });

  test('frequencies: no test, and the reason', () => {
    const shown = new Map(figuresOf(frequencies).map(({ field, text }) => [field, text]));
    expect(shown.get('chiSquare')).toBe('needs counts');
    expect(shown.get('populationCounts')).toBe('not entered');
    expect(shown.get('expectedFrequencies.heterozygous')).toBe('0.4608');
    expect(frequencies.blocks.some(({ kind }) => kind === 'comparison')).toBe(false);
    expect(frequencies.blocks.at(-1)).toMatchObject({ kind: 'notice', title: 'No test without counts' });
  });

  test('the working has the visitor’s numbers in it', () => {
    const steps = new Map(counts.working.map((step) => [step.label, step]));
    expect(steps.get('Frequency of A')).toMatchObject({ substituted: '0.48 + 0.32 ÷ 2', value: '0.6400' });
    expect(steps.get('Expected Aa')).toMatchObject({ substituted: '2·0.64·0.36·100', value: '46.08' });
    expect(steps.get('Chi-square')).toMatchObject({ value: '9.336' });
    expect(counts.working.at(-1)).toMatchObject({ value: '0.3056' });
    expect(frequencies.working.map(({ label }) => label)).toContain('Expected aa');
  });

  test('another input type empties the boxes and removes the result', () => {
    const form = createFormModel(calculator);
    const draft = { ...form.blank, dominant: '48', heterozygous: '32', recessive: '20' };
    expect(form.edit(draft, 'inputType', 'counts')).toEqual({ ...form.blank, inputType: 'counts' });
    expect(form.resultAfterEdit('inputType')).toBe('removed');
    expect(form.resultAfterEdit('dominant')).toBe('stale');
  });
});
