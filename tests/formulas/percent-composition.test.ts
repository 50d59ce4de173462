import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, {
  type FormulaOfComposition,
  type PercentCompositionInput,
} from '#workers/formulas/percent-composition.ts';

type Row = readonly [symbol: string, percentage: number | null];

const analysis = (...rows: readonly Row[]) => ({
  mode: 'composition' as const,
  formula: 'ignored',
  composition: rows.map(([symbol, percentage]) => ({ symbol, percentage })),
  window: null,
  molarMass: null,
});
const typed = (text: string) => ({
  mode: 'formula' as const,
  formula: text,
  composition: [],
  window: null,
  molarMass: null,
});

function found(...rows: readonly (readonly [string, number])[]): FormulaOfComposition {
  return foundFor({ composition: rows.map(([symbol, percentage]) => ({ symbol, percentage })) });
}

function foundFor(input: Omit<PercentCompositionInput, 'mode' | 'formula'>): FormulaOfComposition {
  const result = computed(formula, { mode: 'composition', formula: '', ...input });
  if (result.mode !== 'composition') throw new Error('the other direction');
  return result;
}

describe('validate', () => {
  const missing = 'Please fill in all required fields';

  refuses(formula, [
    [typed(''), 'Please enter a chemical formula', 'formula'],
    [typed('Xy'), 'Unknown element: Xy', 'formula', 'Character 1, “Xy”: there is no such element.'],
    [typed('H2O)'), 'Invalid chemical formula', 'formula', 'Character 4, “)”: no bracket is open here.'],
    [analysis(['', null], [' ', null]), missing, 'composition.0.symbol'],
    [analysis(), missing, 'composition.0.symbol'],
    [analysis(['', 40], ['Xy', 6]), missing, 'composition.0.symbol'],
    [analysis(['', null], ['C', null]), missing, 'composition.1.percentage'],
    [analysis(['C', 40], ['H', null], ['O', null]), missing, 'composition.2.percentage'],
    [analysis(['C', Number.NaN]), missing, 'composition.0.percentage'],
    [analysis(['C', 40], ['oxygen', 60]), 'Unknown element: oxygen', 'composition.1.symbol'],
    [analysis(['C', 40], ['O', 30], ['C', 30]), 'Please enter each element once', 'composition.2.symbol'],
    [analysis(['C', 100], ['O', 0]), 'All values must be greater than 0', 'composition.1.percentage'],
    [
      analysis(['C', 40], ['H', 6], ['', null]),
      'Percentages must sum to 100',
      'composition.1.percentage',
      'An element that was not measured, such as oxygen, gets a row of its own with its percentage left blank.',
    ],
    [analysis(['C', 40], ['H', 6], ['O', 55.3]), 'Percentages must sum to 100', 'composition.2.percentage'],
    [analysis(['C', 40], ['O', 60.9]), 'Percentages must sum to 100', 'composition.1.percentage'],
    [{ ...analysis(['C', 40], ['O', 60.6]), window: 0.1 }, 'Percentages must sum to 100', 'composition.1.percentage'],
    [
      analysis(['C', 60], ['H', 40], ['O', null]),
      'Percentages must sum to 100',
      'composition.2.percentage',
      'They leave nothing of 100 for the element without a percentage.',
    ],
    [{ ...analysis(['C', 100]), window: 0 }, 'All values must be greater than 0', 'window'],
    [{ ...analysis(['C', 100]), window: 5.1 }, 'The error of a percentage can be at most 5', 'window'],
    [{ ...analysis(['C', 100]), molarMass: Number.NaN }, 'All values must be greater than 0', 'molarMass'],
    [analysis(['H', 99.99], ['U', 0.01]), 'No simple whole-number ratio found', 'composition'],
  ]);
  accepts(formula, [
    [typed(' H2O '), { mode: 'formula', formula: 'H2O', composition: [] }],
    [
      { ...typed('H2O'), mode: '' },
      { mode: 'formula', formula: 'H2O', composition: [] },
    ],
    [
      analysis(['', null], [' Fe', 69.9], ['O', 30.6]),
      {
        mode: 'composition',
        formula: '',
        composition: [
          { symbol: 'Fe', percentage: 69.9 },
          { symbol: 'O', percentage: 30.6 },
        ],
      },
    ],
  ]);
});

describe('from the formula', () => {
  test('calcium phosphate', () => {
    const result = computed(formula, { mode: 'formula', formula: 'Ca3(PO4)2', composition: [] });
    if (result.mode !== 'formula') throw new Error('the other direction');
    expect(result.molarMass).toBeCloseTo(310.173523996, 9);
    expect(result.composition.map(({ symbol, count }) => [symbol, count])).toEqual([
      ['Ca', 3],
      ['P', 2],
      ['O', 8],
    ]);
    expect(result.composition.map(({ percentage }) => percentage.toFixed(4))).toEqual([
      '38.7635',
      '19.9719',
      '41.2646',
    ]);
    expect(result).toMatchObject({ hillFormula: 'Ca3O8P2', empiricalFormula: 'Ca3P2O8', withoutStandardWeight: [] });
  });
});

describe('from percentages', () => {
  test('an oxide of iron, with every step', () => {
    const result = found(['Fe', 69.9], ['O', 30.1]);
    expect(result).toMatchObject({ empiricalFormula: 'Fe2O3', multiplier: 2, totalPercentage: 100 });
    expect(result.empiricalMass).toBeCloseTo(159.687, 9);
    expect(result.deviation).toBeCloseTo(69.9431 - 69.9, 4);
    expect(result).toMatchObject({ window: 0.4, isClear: true, molecularFormula: null });
    expect(result.analysis[1]).toMatchObject({ symbol: 'O', atomicMass: 15.999, measured: 30.1, count: 3 });
    expect(result.analysis[1]?.moles).toBeCloseTo(30.1 / 15.999, 12);
    expect(result.analysis[1]?.ratio).toBeCloseTo(1.5031, 4);
    expect(result.analysis[1]?.calculated).toBeCloseTo(30.0569, 4);
  });

  test.each([
    [
      'C2H6O',
      [
        ['C', 52.14],
        ['H', 13.13],
        ['O', 34.73],
      ],
    ],
    [
      'K2Cr2O7',
      [
        ['K', 26.58],
        ['Cr', 35.35],
        ['O', 38.07],
      ],
    ],
    [
      'C10H8',
      [
        ['C', 93.71],
        ['H', 6.29],
      ],
    ],
    ['Fe', [['Fe', 100]]],
  ] as const)('%s from its analysis', (expected, rows) => {
    // Naphthalene looks like CH; only its exact ratio, 1 to 0.8, distinguishes it.
    expect(found(...rows).empiricalFormula).toBe(expected === 'C10H8' ? 'C5H4' : expected);
  });

  test('finds every simple formula again from its own percentages', () => {
    const small = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(small, small, (carbon, oxygen) => {
        const forwards = computed(formula, { mode: 'formula', formula: `C${carbon}O${oxygen}`, composition: [] });
        if (forwards.mode !== 'formula') throw new Error('the other direction');
        const back = found(...forwards.composition.map(({ symbol, percentage }) => [symbol, percentage] as const));
        expect(back.empiricalFormula).toBe(forwards.empiricalFormula);
        expect(back.deviation).toBeCloseTo(0, 9);
      }),
    );
  });

  test.each([
    [[42.11, 6.48, 51.42], 'CHO', 'C12H22O11'],
    [[68.1, 13.7, 18.2], 'CHO', 'C5H12O'],
    [[57.5, 5.4, 8.4, 19.1, 9.6], 'CHNOS', 'C16H18N2O4S'],
    [[57.15, 5.75, 8.05, 19.45, 9.3], 'CHNOS', 'C16H18N2O4S'],
  ] as const)('%j of %s is %s, and nothing of hundreds of atoms', (percentages, symbols, expected) => {
    const result = found(...percentages.map((percentage, index) => [symbols.charAt(index), percentage] as const));
    expect(result.empiricalFormula).toBe(expected);
    expect(result.candidates[0]).toMatchObject({ formula: expected, molecule: expected });
  });

  test('oxygen by difference, and the molecule by the molar mass', () => {
    const composition = [{ symbol: 'C', percentage: 40.1 }, { symbol: 'H', percentage: 6.6 }, { symbol: 'O' }];
    const result = foundFor({ composition, molarMass: 180 });
    expect(result).toMatchObject({
      empiricalFormula: 'CH2O',
      molecularFormula: 'C6H12O6',
      totalPercentage: 100,
      isClear: true,
      fitsMolarMass: true,
    });
    expect(result.analysis[2]).toMatchObject({ symbol: 'O', isRest: true });
    expect(result.analysis[2]?.measured).toBeCloseTo(53.3, 9);
    expect(foundFor({ composition, molarMass: 12 })).toMatchObject({ molecularFormula: null, fitsMolarMass: false });
  });

  test('a wider error lets more formulas fit, of which ten are shown', () => {
    const composition = [
      { symbol: 'C', percentage: 83.87 },
      { symbol: 'H', percentage: 11.99 },
      { symbol: 'O', percentage: 4.14 },
    ];
    const [narrow, wide] = [foundFor({ composition, window: 0.05 }), foundFor({ composition, window: 1 })];
    expect(narrow.fitting).toBeLessThan(wide.fitting);
    expect(narrow).toMatchObject({ empiricalFormula: 'C27H46O', isClear: true });
    expect(wide.isClear).toBe(false);
    expect(wide.candidates).toHaveLength(10);
  });
});
