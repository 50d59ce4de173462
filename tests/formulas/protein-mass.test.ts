import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import { givenProtein } from '#tests/support/givenProtein.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type ProteinMassInput } from '#workers/formulas/protein-mass.ts';

const input: ProteinMassInput = {
  given: givenProtein('MACK'),
  aminoTag: '',
  carboxylTag: '',
  withoutMethionine: false,
  modifications: [],
  fromCharge: 1,
  toCharge: 2,
};
const blank: Candidate<ProteinMassInput> = { ...input, modifications: [{ modification: '', count: null }] };
const required = 'Please fill in all required fields';
const charges = 'Charges must be whole numbers between 1 and 200';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, aminoTag: 'HX' }, 'A tag is written in the one-letter codes of the twenty amino acids', 'aminoTag'],
    [{ ...blank, modifications: [{ modification: '', count: 1 }] }, required, 'modifications.0.modification'],
    [{ ...blank, modifications: [{ modification: 'phospho', count: null }] }, required, 'modifications.0.count'],
    [
      { ...blank, modifications: [{ modification: 'phospho', count: 1.5 }] },
      'Counts must be whole numbers between 1 and 1000',
      'modifications.0.count',
    ],
    [{ ...blank, fromCharge: null }, required, 'fromCharge'],
    [{ ...blank, toCharge: null }, required, 'toCharge'],
    [{ ...blank, fromCharge: 0 }, charges, 'fromCharge'],
    [{ ...blank, toCharge: 201 }, charges, 'toCharge'],
    [{ ...blank, fromCharge: 3 }, 'The highest charge must not be below the lowest', 'toCharge'],
    [{ ...blank, toCharge: 101 }, 'Please ask for at most 100 charges', 'toCharge'],
  ]);
  accepts(formula, [
    [blank, input],
    [
      { ...blank, aminoTag: ' hh\nh ', toCharge: 100 },
      { ...input, aminoTag: 'HHH', toCharge: 100 },
    ],
  ]);
});

describe('compute', () => {
  test('a tag is part of the chain, and methionine goes before it is added', async () => {
    const tagged = await computed(formula, { ...input, aminoTag: 'MHH', withoutMethionine: true });
    const plain = await computed(formula, { ...input, given: givenProtein('MHHACK') });
    expect(tagged.monoisotopic).toBeCloseTo(plain.monoisotopic, 9);
    expect(tagged).toMatchObject({ removedMethionine: true, length: 6, cysteines: 1 });
  });

  test('nothing is cut off a chain that begins with another residue', async () => {
    const { removedMethionine, length } = await computed(formula, {
      ...input,
      given: givenProtein('AMK'),
      withoutMethionine: true,
    });
    expect([removedMethionine, length]).toEqual([false, 3]);
  });

  test('a disulfide bond takes two hydrogens', async () => {
    const { average, unmodifiedAverage } = await computed(formula, {
      ...input,
      modifications: [{ modification: 'disulfide', count: 1 }],
    });
    expect(average - unmodifiedAverage).toBeCloseTo(-2.016, 9);
  });

  test('m/z falls with the charge, and times the charge is the mass with its protons', async () => {
    const { ladder, monoisotopic } = await computed(formula, { ...input, toCharge: 9 });
    for (const { charge, monoisotopic: ratio } of ladder)
      expect(ratio * charge - charge * 1.00727646688).toBeCloseTo(monoisotopic, 6);
  });
});
