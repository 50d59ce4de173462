import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/net-ionic-equation.ts';

refuses(formula, [
  [{ equation: '' }, 'Please enter a chemical equation', 'equation'],
  [{ equation: 'Ag -> Cl' }, 'Equation cannot be balanced', 'equation'],
]);

accepts(formula, [[{ equation: ' AgNO3 + NaCl -> AgCl + NaNO3 ' }, { equation: 'AgNO3 + NaCl -> AgCl + NaNO3' }]]);

/** As in chapter 4 of Chemistry 2e (OpenStax), and what follows from its rules. */
describe('net ionic equations', () => {
  test.each([
    ['AgNO3 + NaCl -> AgCl + NaNO3', 'Ag^+ + Cl^- → AgCl(s)'],
    ['CaCl2(aq) + AgNO3(aq) -> Ca(NO3)2(aq) + AgCl(s)', 'Cl^- + Ag^+ → AgCl(s)'],
    ['Pb(NO3)2 + KI -> PbI2 + KNO3', 'Pb^2+ + 2 I^- → PbI2(s)'],
    ['HCl + NaOH -> NaCl + H2O', 'H^+ + OH^- → H2O(l)'],
    ['CH3COOH(aq) + NaOH(aq) -> CH3COONa(aq) + H2O(l)', 'CH3COOH(aq) + OH^- → CH3COO^- + H2O(l)'],
    ['Na2CO3 + HCl -> NaCl + H2O + CO2(g)', 'CO3^2- + 2 H^+ → H2O(l) + CO2(g)'],
    ['Zn(s) + CuSO4(aq) -> ZnSO4(aq) + Cu(s)', 'Zn(s) + Cu^2+ → Zn^2+ + Cu(s)'],
    ['BaCl2 + Na2SO4 -> BaSO4↓ + NaCl', 'Ba^2+ + SO4^2- → BaSO4(s)'],
    ['Al2(SO4)3 + Ba(NO3)2 -> Al(NO3)3 + BaSO4', 'SO4^2- + Ba^2+ → BaSO4(s)'],
    ['Mg(s) + HCl(aq) -> MgCl2(aq) + H2↑', 'Mg(s) + 2 H^+ → Mg^2+ + H2(g)'],
    ['FeCl3 + NaOH -> Fe(OH)3 + NaCl', 'Fe^3+ + 3 OH^- → Fe(OH)3(s)'],
    ['MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O', 'MnO4^- + 5 Fe^2+ + 8 H^+ → Mn^2+ + 5 Fe^3+ + 4 H2O(l)'],
    ['NaCl + KNO3 -> NaNO3 + KCl', ''],
  ])('%s', (equation, net) => {
    expect(computed(formula, { equation }).netEquation).toBe(net);
  });

  test('all three equations, the spectators, and what was taken for granted', () => {
    expect(computed(formula, { equation: 'AgNO3 + NaCl(aq) -> AgCl + NaNO3' })).toEqual({
      balancedEquation: 'AgNO3(aq) + NaCl(aq) → AgCl(s) + NaNO3(aq)',
      ionicEquation: 'Ag^+ + NO3^- + Na^+ + Cl^- → AgCl(s) + Na^+ + NO3^-',
      netEquation: 'Ag^+ + Cl^- → AgCl(s)',
      spectators: ['NO3^-', 'Na^+'],
      notes: [
        'AgNO3, silver nitrate, is taken as soluble.',
        'AgCl, silver chloride, is taken as insoluble.',
        'NaNO3, sodium nitrate, is taken as soluble.',
      ],
    });
  });

  test.each([
    ['CuSO4 + NH3 -> [Cu(NH3)4]SO4', 'Cu^2+ + 4 NH3 → [Cu(NH3)4]^2+'],
    ['AgCl(s) + NH3 -> [Ag(NH3)2]Cl', 'AgCl(s) + 2 NH3 → [Ag(NH3)2]^+ + Cl^-'],
    ['Al(OH)3 + NaOH -> Na[Al(OH)4]', 'Al(OH)3(s) + OH^- → [Al(OH)4]^-'],
  ])('a complex salt is its ions: %s', (equation, net) => {
    expect(computed(formula, { equation }).netEquation).toBe(net);
  });

  test('what no rule covers stays whole and is named', () => {
    const { notes, netEquation } = computed(formula, { equation: 'CaCl2 + NaF -> CaF2 + NaCl' });
    expect(netEquation).toBe('Ca^2+ + 2 F^- → CaF2');
    expect(notes).toContain('No rule here says whether calcium fluoride dissolves: write (aq) or (s) behind it.');
  });
});
