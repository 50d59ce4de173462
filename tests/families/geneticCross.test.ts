import { describe, expect, test } from 'vitest';
import { geneticCrossCalculator } from '#src/calculators/families/geneticCross.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type GeneticCrossInput } from '#workers/formulas/genetic-cross.ts';

const GENES = [1, 2, 3] as const;
const SELFED = { 1: 'Aa', 2: 'AaBb', 3: 'AaBbCc' } as const;

function presented(genes: 1 | 2 | 3, change: Partial<GeneticCrossInput> = {}) {
  const input: GeneticCrossInput = {
    genes,
    parent1: SELFED[genes],
    parent2: SELFED[genes],
    dominance: 'complete',
    ...change,
  };
  return geneticCrossCalculator(genes).present(computed(formula, input), input);
}

describe.each(GENES)('the page for %d genes', (genes) => {
  test('takes blank parents to the formula, which says what is missing', () => {
    const form = createFormModel(geneticCrossCalculator(genes));
    expect(form.canSubmit(form.blank)).toBe(true);
    expect(form.candidate(form.blank)).toEqual({ genes, parent1: '', parent2: '', dominance: 'complete' });
  });

  test('draws every gamete, cell, genotype and phenotype once', () => {
    const fields = figuresOf(presented(genes)).map(({ field }) => field);
    const count = (pattern: RegExp) => fields.filter((field) => pattern.test(field)).length;
    expect(new Set(fields).size).toBe(fields.length);
    expect(count(/^gametes[12]\.\d$/)).toBe(2 * 2 ** genes);
    expect(count(/^grid\.\d\.\d$/)).toBe(4 ** genes);
    expect(count(/^genotypes\.\d+\.(genotype|count|percentage)$/)).toBe(3 * 3 ** genes);
    expect(count(/^phenotypes\.\d+\.(phenotype|count|percentage)$/)).toBe(3 * 2 ** genes);
  });

  test('groups the cells by what shows', () => {
    const square = presented(genes).blocks.find((block) => block.kind === 'cross-table');
    const [top] = square?.rows ?? [];
    const last = square?.rows.at(-1)?.cells.at(-1);
    expect(square?.groups).toHaveLength(2 ** genes);
    expect(top?.cells.map(({ group }) => group)).toEqual(top?.cells.map(() => 0));
    expect(last).toMatchObject({ group: 2 ** genes - 1, figure: { text: SELFED[genes].toLowerCase() } });
  });
});

test('phenotypes are put into words by the kind of dominance', () => {
  const notes = (dominance: GeneticCrossInput['dominance']) => {
    const figures = figuresOf(presented(1, { dominance }));
    return figures.filter(({ field }) => field.endsWith('.phenotype')).map(({ text, note }) => [text, note]);
  };
  expect(notes('complete')).toEqual([
    ['A_', 'dominant A'],
    ['aa', 'recessive a'],
  ]);
  expect(notes('incomplete')[1]).toEqual(['Aa', 'between A and a']);
  expect(notes('codominant')).toEqual([
    ['AA', 'A alone'],
    ['Aa', 'both A and a'],
    ['aa', 'a alone'],
  ]);
});

test('the working checks the square by the product of the genes, where there are several', () => {
  const check = (genes: 1 | 2 | 3) => presented(genes).working.find(({ label }) => label.startsWith('Check'));
  expect(check(1)).toBeUndefined();
  expect(check(2)).toEqual({
    label: 'Check: chance of A_B_',
    formula: 'chance of A_ × chance of B_',
    substituted: '3/4 × 3/4',
    value: '9/16, or 56.25 %',
  });
  expect(check(3)?.value).toBe('27/64, or 42.19 %');
});

test('a gamete lists one letter of each gene in the working', () => {
  expect(presented(2).working[0]).toMatchObject({ substituted: '(A or a) × (B or b)', value: 'AB, Ab, aB, ab' });
});

test('a ratio shows what the counts were divided by', () => {
  const steps = presented(2, { parent2: 'aabb' }).working;
  expect(steps.find(({ label }) => label === 'Phenotypic ratio')).toMatchObject({
    substituted: '4:4:4:4, each ÷ 4',
    value: '1:1:1:1',
  });
});
