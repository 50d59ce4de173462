import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/redox-equation.ts';

const BLANK = { equation: 'MnO4^- -> Mn^2+', otherEquation: '', medium: 'acid' } as const;

refuses(formula, [
  [{ ...BLANK, medium: '' }, 'Invalid input values', 'medium'],
  [{ ...BLANK, equation: '' }, 'Please enter a chemical equation', 'equation'],
  [
    { ...BLANK, otherEquation: 'Fe' },
    'Please enter a chemical equation',
    'otherEquation',
    'There is no arrow between reactants and products.',
  ],
  [
    { ...BLANK, equation: 'Fe -> Na' },
    'Equation cannot be balanced with water, its ions and electrons',
    'equation',
    'Every element besides H and O has to be on both sides: Fe, Na are on one only.',
  ],
  [
    { ...BLANK, equation: 'Cl^- -> Cl2', otherEquation: 'Fe -> Fe + Na' },
    'Equation cannot be balanced with water, its ions and electrons',
    'otherEquation',
    'Every element besides H and O has to be on both sides: Na is on one only.',
  ],
  [{ ...BLANK, equation: 'Fe^2+ -> 2 Fe^2+' }, 'Both sides are the same: nothing reacts', 'equation'],
  [{ ...BLANK, equation: 'H2O -> H^+ + OH^-', medium: 'base' }, 'Both sides are the same: nothing reacts', 'equation'],
  [
    { ...BLANK, equation: 'MnO4^- + H2O2 -> Mn^2+ + O2' },
    'Equation has more than one balanced form',
    'equation',
    'It mixes reactions that can run apart: 2 H2O2 → O2 + 2 H2O; 4 MnO4^- + 12 H^+ → 4 Mn^2+ + 5 O2 + 6 H2O. Enter its reduction and its oxidation in the two boxes.',
  ],
  [
    { ...BLANK, otherEquation: 'Fe^3+ -> Fe^2+' },
    'Please enter a reduction and an oxidation',
    'otherEquation',
    'The first is a reduction, the second a reduction.',
  ],
  [
    { ...BLANK, equation: 'Ag^+ + Cl^- -> AgCl', otherEquation: 'Fe^2+ -> Fe^3+' },
    'Please enter a reduction and an oxidation',
    'otherEquation',
    'The first is a whole equation without electrons, the second an oxidation.',
  ],
]);

test('a formula that is misspelled is offered as it may be meant', () => {
  expect(formula.validate({ ...BLANK, equation: 'mno4^- -> Mn^2+' })).toMatchObject({
    ok: false,
    issues: [{ path: 'equation', remedies: [{ value: 'MnO4^- -> Mn^2+' }] }],
  });
});

accepts(formula, [[{ ...BLANK, equation: ' MnO4^- -> Mn^2+ ' }, BLANK]]);

test('a half-equation, and the sum of two', () => {
  expect(computed(formula, BLANK)).toEqual({
    equation: 'MnO4^- + 8 H^+ + 5 e^- → Mn^2+ + 4 H2O',
    electrons: 5,
    halves: [{ equation: 'MnO4^- + 8 H^+ + 5 e^- → Mn^2+ + 4 H2O', kind: 'reduction', electrons: 5 }],
  });
  expect(computed(formula, { ...BLANK, otherEquation: 'C2O4^2- -> CO2' })).toMatchObject({ electrons: 10 });
});

interface RedoxCase {
  readonly name: string;
  readonly input: { readonly equation: string; readonly otherEquation?: string; readonly medium: 'acid' | 'base' };
  readonly expect?: { readonly equation: string; readonly electrons: number };
  readonly error?: string;
}

const GOLDEN: { readonly cases: readonly RedoxCase[] } = JSON.parse(
  readFileSync('tests/vectors/third/chemistry/redox-equation.json', 'utf8'),
);

/** The order of terms is free in these cases. */
function sidesOf(equation: string) {
  return equation.split(' → ').map((side) => side.split(' + ').toSorted());
}

test.each(GOLDEN.cases)('golden case: $name', ({ input, expect: expected, error }) => {
  const candidate = { otherEquation: '', ...input };
  if (expected === undefined) {
    expect(formula.validate(candidate)).toMatchObject({ ok: false, issues: [{ message: error }] });
    return;
  }
  const { equation, electrons } = computed(formula, candidate);
  expect({ equation: sidesOf(equation), electrons }).toEqual({
    equation: sidesOf(expected.equation),
    electrons: expected.electrons,
  });
});
