import { expect, test } from 'vitest';
import { dissociated } from '#workers/formulas/net-ionic-equation.ts';

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
