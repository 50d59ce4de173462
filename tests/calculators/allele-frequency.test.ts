import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/allele-frequency/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/allele-frequency.ts';

function presented(homozygousDominant: string, heterozygous: string, homozygousRecessive: string) {
  const input = {
    dominantSymbol: 'T',
    recessiveSymbol: 't',
    homozygousDominant,
    heterozygous,
    homozygousRecessive,
  };
  return calculator.present(computed(formula, input), input);
}

describe('allele-frequency page', () => {
  test('shows every figure once, percentages with one decimal and chi-square with three', () => {
    const shown = figuresOf(presented('45', '36', '19')).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toMatchObject({
      'alleles.0.percentage': '63.0',
      'alleles.1.percentage': '37.0',
      totalIndividuals: '100',
      totalAlleles: '200',
      'alleles.0.allele': 'T',
      'alleles.0.count': '126',
      'alleles.0.frequency': '0.6300',
      'alleles.1.allele': 't',
      'alleles.1.count': '74',
      'alleles.1.frequency': '0.3700',
      'genotypes.0.genotype': 'TT',
      'genotypes.1.genotype': 'Tt',
      'genotypes.2.genotype': 'tt',
      'genotypes.1.count': '36',
      'genotypes.1.frequency': '0.3600',
      'genotypes.1.percentage': '36.0',
      chiSquare: '5.189',
      pValue: '0.0747',
      isHardyWeinberg: 'Yes',
      'reference.isEquilibrium1df': 'No',
      'reference.pValue1df': '0.0227',
      'reference.exactPValue': '0.0307',
    });
    // Both verdicts are below the headline and in the table of tests.
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length - 2);
  });

  test('a chi-square next to its limit reads as on its own side', () => {
    const presentation = presented('264', '185', '54');
    const shown = figuresOf(presentation);
    expect(shown.find(({ field }) => field === 'isHardyWeinberg')?.text).toBe('Yes');
    expect(shown.find(({ field }) => field === 'chiSquare')).toMatchObject({
      text: '5.991',
      note: 'Chi-square, limit 5.991; with more decimals 5.9908',
    });
    expect(
      presentation.working.find(({ label }) => label === 'Chi-square test with 2 degrees of freedom')?.substituted,
    ).toBe('5.9908 < 5.991');
  });

  test('an allele with one copy is not called absent', () => {
    const presentation = presented('4999', '1', '0');
    const notes = figuresOf(presentation).flatMap(({ field, text, note }) =>
      /^alleles\.\d\.percentage$|^genotypes\.1\.percentage$/.test(field) ? [[field, text, note]] : [],
    );
    expect(notes).toEqual([
      ['alleles.0.percentage', '100.0', 'Share of all alleles in the sample. All but 0.0100 %.'],
      ['alleles.1.percentage', '0.0', 'With four digits 0.01.'],
      ['genotypes.1.percentage', '0.0', 'With four digits 0.02.'],
    ]);
    expect(presentation.status).toMatch(
      /^Allele T 100\.0 \(99\.99\) %, Allele t 0\.0 \(0\.01\) %\. In equilibrium: yes/,
    );
    expect(presented('25', '0', '0').status).toBe('Allele T 100.0 %, Allele t 0.0 %.');
  });

  test('a frequency that four decimals hide is given in its note', () => {
    const shown = figuresOf(presented('49999', '1', '0'));
    expect(shown.find(({ field }) => field === 'alleles.1.frequency')).toMatchObject({
      text: '0.0000',
      note: 'With four digits 0.00001.',
    });
  });

  test('says how counts were read that are not plain whole numbers', () => {
    const [notice] = presented(' 25 ', '3.7', '').blocks;
    expect(notice).toMatchObject({
      kind: 'notice',
      tone: 'neutral',
      title: 'Counts as they were read',
      text: 'Tt “3.7” as 3, tt blank as 0.',
    });
    expect(presented('25', '50', '25').blocks.some((block) => block.kind === 'notice')).toBe(false);
  });

  test('names both alleles in the status and the genotypes in the working', () => {
    const { status, working } = presented('45', '36', '19');
    expect(status).toBe(
      'Allele T 63.0 %, Allele t 37.0 %. In equilibrium: yes with 2 degrees of freedom, no by the exact test, which is the best estimate.',
    );
    expect(working[0]).toMatchObject({ formula: '(2·TT + Tt) ÷ 2N', substituted: '(2·45 + 36) ÷ 200' });
    expect(working.find(({ label }) => label === 'Chi-square test with 2 degrees of freedom')).toMatchObject({
      substituted: '5.189 < 5.991',
      value: '→ in equilibrium',
    });
  });

  test('has no page frame and starts with A and a', () => {
    expect(calculator).toMatchObject({ frame: 'bare', errorStyle: 'banner' });
    expect(createFormModel(calculator).blank).toMatchObject({
      dominantSymbol: 'A',
      recessiveSymbol: 'a',
      heterozygous: '',
    });
  });
});
