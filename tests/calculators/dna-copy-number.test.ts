import { expect, test } from 'vitest';
import calculator from '#src/calculators/dna-copy-number/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DnaCopyNumberInput } from '#workers/formulas/dna-copy-number.ts';

function presented(rest: Partial<DnaCopyNumberInput>): Presentation {
  const input = { amount: 1, length: 3000, strandType: 'dsDNA', massPerUnit: 650, ...rest } as const;
  return calculator.present(computed(formula, input), input);
}

test('double strands are compared with two other masses, single strands are not', () => {
  expect(figuresOf(presented({})).map(({ text }) => text)).toEqual([
    '3.088e+8',
    '0.5128',
    '1950000',
    '3.041e+8',
    '3.248e+8',
  ]);
  expect(presented({ strandType: 'ssRNA', massPerUnit: 340 }).blocks.map(({ kind }) => kind)).toEqual([
    'facts',
    'chart',
  ]);
});

test('femtomoles that four decimals cannot show have a note', () => {
  const femtomoles = (page: Presentation) => figuresOf(page).find(({ field }) => field === 'femtomoles');
  expect(femtomoles(presented({ amount: 10, length: 3.1e9 }))).toMatchObject({
    text: '0.0000',
    note: '4.963e-6 fmol',
  });
  expect(femtomoles(presented({}))).not.toHaveProperty('note');
});

test('less than one molecule has a notice', () => {
  expect(presented({ amount: 1e-8 }).blocks[0]).toMatchObject({ kind: 'facts' });
  expect(presented({ amount: 1e-9 }).blocks[0]).toMatchObject({ title: 'Less than one molecule' });
});
