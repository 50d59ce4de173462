import { describe, expect, test } from 'vitest';
import { combined, completed, equationText, type Medium } from '#workers/formulas/redox-equation/redoxCompletion.ts';
import { readEquation } from '#workers/lib/chemistry/chemicalEquation.ts';

function half(equation: string, medium: Medium) {
  const reading = readEquation(equation);
  if (!reading.ok) throw new Error(reading.message);
  return completed(reading.reactants, reading.products, medium);
}

function text(equation: string, medium: Medium): string | null {
  const found = half(equation, medium);
  return found.kind === 'complete' ? equationText(found.equation) : null;
}

/** As in tables of standard potentials and textbooks. */
describe('half-equations', () => {
  test.each([
    ['MnO4^- -> Mn^2+', 'acid', 'MnO4^- + 8 H^+ + 5 e^- → Mn^2+ + 4 H2O'],
    ['Cr2O7^2- -> Cr^3+', 'acid', 'Cr2O7^2- + 14 H^+ + 6 e^- → 2 Cr^3+ + 7 H2O'],
    ['Fe^2+ -> Fe^3+', 'acid', 'Fe^2+ → Fe^3+ + e^-'],
    ['H2O2 -> O2', 'acid', 'H2O2 → O2 + 2 H^+ + 2 e^-'],
    ['O2 -> H2O', 'acid', 'O2 + 4 H^+ + 4 e^- → 2 H2O'],
    ['H2O -> O2', 'acid', '2 H2O → O2 + 4 H^+ + 4 e^-'],
    ['O2 -> H2O2', 'acid', 'O2 + 2 H^+ + 2 e^- → H2O2'],
    ['MnO4^- -> MnO2', 'base', 'MnO4^- + 3 e^- + 2 H2O → MnO2 + 4 OH^-'],
    ['Cr(OH)3 -> CrO4^2-', 'base', 'Cr(OH)3 + 5 OH^- → CrO4^2- + 3 e^- + 4 H2O'],
    ['Al -> Al(OH)4^-', 'base', 'Al + 4 OH^- → Al(OH)4^- + 3 e^-'],
    ['NO3^- -> NH3', 'base', 'NO3^- + 8 e^- + 6 H2O → NH3 + 9 OH^-'],
    ['S2O3^2- -> S4O6^2-', 'acid', '2 S2O3^2- → S4O6^2- + 2 e^-'],
    ['H2O -> H2', 'base', '2 e^- + 2 H2O → H2 + 2 OH^-'],
    ['O2 -> H2O', 'base', 'O2 + 4 e^- + 2 H2O → 4 OH^-'],
    // Water, ions and electrons as typed are placed where they belong.
    ['MnO4^- + H^+ + e- -> Mn^2+ + H2O', 'acid', 'MnO4^- + 8 H^+ + 5 e^- → Mn^2+ + 4 H2O'],
  ] as const)('%s in %s', (equation, medium, expected) => {
    expect(text(equation, medium)).toBe(expected);
  });

  test('whole equations take no electrons', () => {
    expect(text('MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+', 'acid')).toBe('MnO4^- + 5 Fe^2+ + 8 H^+ → Mn^2+ + 5 Fe^3+ + 4 H2O');
    expect(text('Cl2 -> Cl^- + ClO3^-', 'base')).toBe('3 Cl2 + 6 OH^- → 5 Cl^- + ClO3^- + 3 H2O');
  });

  /** Typed in one line they also balance with free electrons, and with fewer added species. */
  test.each([
    ['MnO4^- + C2O4^2- -> Mn^2+ + CO2', 'acid', '2 MnO4^- + 5 C2O4^2- + 16 H^+ → 2 Mn^2+ + 10 CO2 + 8 H2O'],
    ['Cr2O7^2- + SO2 -> Cr^3+ + SO4^2-', 'acid', 'Cr2O7^2- + 3 SO2 + 2 H^+ → 2 Cr^3+ + 3 SO4^2- + H2O'],
    ['Cr2O7^2- + C2H5OH -> Cr^3+ + CO2', 'acid', '2 Cr2O7^2- + C2H5OH + 16 H^+ → 4 Cr^3+ + 2 CO2 + 11 H2O'],
    ['ClO^- + Cr(OH)4^- -> CrO4^2- + Cl^-', 'base', '3 ClO^- + 2 Cr(OH)4^- + 2 OH^- → 2 CrO4^2- + 3 Cl^- + 5 H2O'],
    ['P4 -> H2PO2^- + PH3', 'base', 'P4 + 3 OH^- + 3 H2O → 3 H2PO2^- + PH3'],
    ['PbO2 + Pb + HSO4^- -> PbSO4', 'acid', 'PbO2 + Pb + 2 HSO4^- + 2 H^+ → 2 PbSO4 + 2 H2O'],
    ['H2O2 + Fe^2+ -> Fe^3+', 'acid', 'H2O2 + 2 Fe^2+ + 2 H^+ → 2 Fe^3+ + 2 H2O'],
    ['Cr2O7^2- -> CrO4^2-', 'base', 'Cr2O7^2- + 2 OH^- → 2 CrO4^2- + H2O'],
    ['Na + H2O -> Na^+ + H2', 'base', '2 Na + 2 H2O → 2 Na^+ + H2 + 2 OH^-'],
  ] as const)('a whole equation of ions of water: %s in %s', (equation, medium, expected) => {
    expect(text(equation, medium)).toBe(expected);
  });

  test('what balances as it is typed is left so', () => {
    expect(text('Cl2 + H2O2 -> HCl + O2', 'acid')).toBe('Cl2 + H2O2 → 2 HCl + O2');
    expect(text('H2O2 -> H2O + O2', 'acid')).toBe('2 H2O2 → O2 + 2 H2O');
    expect(text('H2 + O2 -> H2O', 'acid')).toBe('2 H2 + O2 → 2 H2O');
  });

  test('H3O+ typed is given back in acid', () => {
    expect(text('MnO4^- + Fe^2+ + H3O^+ -> Mn^2+ + Fe^3+ + H2O', 'acid')).toBe(
      'MnO4^- + 5 Fe^2+ + 8 H3O^+ → Mn^2+ + 5 Fe^3+ + 12 H2O',
    );
  });

  test('two reactions in one are told apart', () => {
    const found = half('MnO4^- + H2O2 -> Mn^2+ + O2', 'acid');
    expect(found.kind === 'ambiguous' && found.reactions.map(equationText)).toEqual([
      '2 H2O2 → O2 + 2 H2O',
      '4 MnO4^- + 12 H^+ → 4 Mn^2+ + 5 O2 + 6 H2O',
    ]);
    // Too many species to try all choices.
    const many = 'Na^+ + K^+ + Li^+ + Rb^+ + Cs^+ + Ag^+';
    expect(half(`${many} + H2O2 -> ${many} + H2O`, 'acid')).toEqual({ kind: 'ambiguous', reactions: [] });
  });

  test('ions of water alone cancel in base', () => {
    expect(half('H2O -> H^+ + OH^-', 'base')).toEqual({ kind: 'nothing' });
  });

  test('an element on one side only cannot be completed', () => {
    expect(half('MnO4^- -> Fe^2+', 'acid')).toEqual({ kind: 'impossible' });
  });
});

describe('the sum of two', () => {
  const sum = (one: string, other: string, medium: Medium) => {
    const [first, second] = [half(one, medium), half(other, medium)];
    if (first.kind !== 'complete' || second.kind !== 'complete') throw new Error('Both are complete');
    const found = combined(first.equation, second.equation);
    return found === null ? null : [equationText(found.equation), found.passed];
  };

  test('permanganate and iron(II), oxalate, hydrogen peroxide', () => {
    expect(sum('MnO4^- -> Mn^2+', 'Fe^2+ -> Fe^3+', 'acid')).toEqual([
      'MnO4^- + 5 Fe^2+ + 8 H^+ → Mn^2+ + 5 Fe^3+ + 4 H2O',
      5,
    ]);
    expect(sum('C2O4^2- -> CO2', 'MnO4^- -> Mn^2+', 'acid')).toEqual([
      '5 C2O4^2- + 2 MnO4^- + 16 H^+ → 10 CO2 + 2 Mn^2+ + 8 H2O',
      10,
    ]);
    expect(sum('H2O2 -> O2', 'MnO4^- -> Mn^2+', 'acid')).toEqual([
      '5 H2O2 + 2 MnO4^- + 6 H^+ → 5 O2 + 2 Mn^2+ + 8 H2O',
      10,
    ]);
  });

  test('in base water cancels', () => {
    expect(sum('MnO4^- -> MnO2', 'CN^- -> OCN^-', 'base')).toEqual([
      '2 MnO4^- + 3 CN^- + H2O → 2 MnO2 + 3 OCN^- + 2 OH^-',
      6,
    ]);
  });

  test('two reductions have none, nor has a reaction with its reverse', () => {
    expect(sum('MnO4^- -> Mn^2+', 'Fe^3+ -> Fe^2+', 'acid')).toBeNull();
    expect(sum('Fe^3+ -> Fe^2+', 'Fe^2+ -> Fe^3+', 'acid')).toBeNull();
  });
});
