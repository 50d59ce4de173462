import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type DnaAssemblyInput, fragmentsIn } from '#workers/formulas/dna-assembly.ts';

const input: DnaAssemblyInput = {
  fragments: 'v\t3000\t50\ni\t1000\t20',
  decimalMark: 'point',
  vectorAmount: 50,
  vectorUnit: 'ng',
  molarRatio: 3,
  reactionVolume: 20,
  bufferFold: 10,
  enzymeVolume: 1,
  smallestVolume: 0.5,
};
const { bufferFold: _, ...rest } = input;
const withoutBuffer: DnaAssemblyInput = { ...rest, enzymeVolume: 0 };
const blank: Candidate<DnaAssemblyInput> = { ...input, bufferFold: 10 };
const required = 'Please fill in all required fields';
const positive = 'All values must be greater than 0';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, vectorUnit: '' }, required, 'vectorUnit'],
    [{ ...blank, fragments: '' }, required, 'fragments'],
    [
      { ...blank, fragments: 'v\t3000\t50' },
      'Please enter the vector and at least one insert, a line each',
      'fragments',
    ],
    [
      { ...blank, fragments: 'v\t3000\t50\ni\t1000' },
      'Line 2: please give name, length in bp, ng/µL and, if you like, a ratio',
      'fragments',
    ],
    [
      { ...blank, fragments: 'v\t3000\t50\ni\t1000\t0' },
      'Line 2: length, concentration and ratio must be greater than 0',
      'fragments',
    ],
    [{ ...blank, fragments: 'v\t3000\t50\n'.repeat(31) }, 'Please enter at most 30 fragments', 'fragments'],
    [{ ...blank, vectorAmount: null }, required, 'vectorAmount'],
    [{ ...blank, molarRatio: 0 }, positive, 'molarRatio'],
    [{ ...blank, bufferFold: 0.5 }, 'The buffer must be concentrated 1 time or more: 2 for a 2× mix', 'bufferFold'],
    [{ ...blank, enzymeVolume: -1 }, 'All values must be non-negative', 'enzymeVolume'],
    [{ ...blank, smallestVolume: 0 }, positive, 'smallestVolume'],
    [{ ...blank, bufferFold: 1 }, 'Buffer and enzyme alone fill the reaction: make it larger', 'reactionVolume'],
    [
      { ...blank, vectorAmount: 5000 },
      'The fragments need 350 µL, but only 17 µL are free: take at most 240 ng of vector, or more concentrated stocks',
      'fragments',
    ],
  ]);
  accepts(formula, [
    [blank, input],
    [{ ...blank, bufferFold: null, enzymeVolume: null, smallestVolume: null }, withoutBuffer],
  ]);
});

describe('compute', () => {
  test('the volumes add up to the reaction', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 100, noNaN: true }),
        fc.double({ min: 0.5, max: 10, noNaN: true }),
        (vectorAmount, molarRatio) => {
          const { fragments, bufferVolume, enzymeVolume, waterVolume } = computed(formula, {
            ...input,
            vectorAmount,
            molarRatio,
          });
          const dna = fragments.reduce((sum, { volume }) => sum + volume, 0);
          expect(dna + bufferVolume + enzymeVolume + waterVolume).toBeCloseTo(20, 9);
        },
      ),
    );
  });

  test('ng, fmol and pmol of the same vector are the same reaction', () => {
    const [vector] = computed(formula, input).fragments;
    const pmol = vector?.pmol ?? 0;
    for (const [vectorUnit, vectorAmount] of [
      ['pmol', pmol],
      ['fmol', pmol * 1000],
    ] as const)
      expect(computed(formula, { ...input, vectorUnit, vectorAmount }).fragments[1]?.ng).toBeCloseTo(
        computed(formula, input).fragments[1]?.ng ?? 0,
        9,
      );
  });

  test('a volume below what can be pipetted asks for a dilution by a power of ten', () => {
    const { fragments } = computed(formula, { ...input, fragments: 'v\t3000\t50\ni\t1000\t4000' });
    expect(fragments.map(({ dilution }) => dilution)).toEqual([1, 100]);
  });
});

describe('the lines of fragments', () => {
  test('name, length, concentration and ratio; headings are left out, a blank name is numbered', () => {
    expect(fragmentsIn('name;bp;c;r\nv;3000;50,5\n;800;20;3', 'comma')).toEqual({
      ok: true,
      input: [
        { name: 'v', length: 3000, concentration: 50.5, ratio: null },
        { name: 'Fragment 2', length: 800, concentration: 20, ratio: 3 },
      ],
    });
  });

  test.each(['v\t3000\nx\t1\t1', 'v\t3000\t5\ni\t1000\tx', 'v\t1\t1\t1\t1\ni\t1\t1'])('refuses %j', (text) => {
    expect(fragmentsIn(text, 'point')).toMatchObject({ ok: false, issues: [{ path: 'fragments' }] });
  });
});
