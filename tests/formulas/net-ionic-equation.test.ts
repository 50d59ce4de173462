import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { dissociated } from '#workers/formulas/net-ionic-equation.ts';

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

describe('what a substance is in water', () => {
  test.each([
    ['NaCl', null, 'Na^+ Cl^-', 'aq'],
    ['NaCl', 's', 'NaCl', 's'],
    ['AgCl', null, 'AgCl', 's'],
    ['AgCl', 'aq', 'Ag^+ Cl^-', 'aq'],
    ['Ba(OH)2', null, 'Ba^2+ 2OH^-', 'aq'],
    ['Ca(OH)2', null, 'Ca(OH)2', 's'],
    ['(NH4)3PO4', null, '3NH4^+ PO4^3-', 'aq'],
    ['CaSO4', null, 'CaSO4', 's'],
    ['H2SO4', null, '2H^+ SO4^2-', 'aq'],
    ['H2SO4', 'l', 'H2SO4', 'l'],
    ['H3PO4', 'aq', 'H3PO4', 'aq'],
    ['H2O', null, 'H2O', 'l'],
    ['C6H12O6', 'aq', 'C6H12O6', 'aq'],
    ['CaF2', null, 'CaF2', null],
    ['[Cu(NH3)4]SO4', null, '[Cu(NH3)4]^2+ SO4^2-', 'aq'],
    ['[Co(NH3)6]Cl3', null, '[Co(NH3)6]^3+ 3Cl^-', 'aq'],
    ['[Ag(NH3)2]OH', null, '[Ag(NH3)2]^+ OH^-', 'aq'],
    ['[Ag(NH3)2]Cl', 's', '[Ag(NH3)2]Cl', 's'],
    ['K4[Fe(CN)6]', null, '4K^+ [Fe(CN)6]^4-', 'aq'],
    ['Na2[Zn(OH)4]', null, '2Na^+ [Zn(OH)4]^2-', 'aq'],
    ['[Pt(NH3)2Cl2]', 'aq', '[Pt(NH3)2Cl2]', 'aq'],
    // No rule says so: some of these are insoluble.
    ['Fe4[Fe(CN)6]3', null, 'Fe4[Fe(CN)6]3', null],
    ['[Co(NH3)6]PO4', null, '[Co(NH3)6]PO4', null],
    ['[Cu(NH3)4]SO4·H2O', null, '[Cu(NH3)4]SO4·H2O', null],
  ] as const)('%s (%s) is %s', (formula, typed, parts, state) => {
    const found = dissociated(formula, 0, typed);
    expect(found.parts.map((part) => `${part.count === 1 ? '' : part.count}${part.formula}`).join(' ')).toBe(parts);
    expect(found.state).toBe(state);
  });

  test('an ion is itself', () => {
    expect(dissociated('Ag^+', 1, null)).toEqual({
      parts: [{ formula: 'Ag^+', count: 1 }],
      dissociates: false,
      state: null,
      note: null,
    });
  });
});
