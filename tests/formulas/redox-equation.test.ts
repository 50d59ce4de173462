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
    'Every element besides H and O has to stand on both sides.',
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
