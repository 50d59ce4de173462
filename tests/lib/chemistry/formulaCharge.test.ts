import { expect, test } from 'vitest';
import { chargeEnd } from '#workers/lib/chemistry/formulaCharge.ts';

test.each([
  ['SO4^2-', 'SO4', 2, '-'],
  ['Ca^+2', 'Ca', 2, '+'],
  ['SO4(2-)', 'SO4', 2, '-'],
  ['SO4 2-', 'SO4', 2, '-'],
  ['[Fe(CN)6]4-', '[Fe(CN)6]', 4, '-'],
  ['[NH4]+', '[NH4]', 1, '+'],
  ['NH4+', 'NH4', 1, '+'],
  ['Fe3+', 'Fe', 3, '+'],
  ['Fe+3', 'Fe', 3, '+'],
  ['Ca++', 'Ca', 2, '+'],
  ['Cl-', 'Cl', 1, '-'],
  ['NO2+', 'NO2', 1, '+'],
  ['MnO4-', 'MnO4', 1, '-'],
  ['MeNH3+', 'MeNH3', 1, '+'],
])('%s: %s with the charge %d%s', (text, before, size, sign) => {
  const charge = chargeEnd(text);
  expect(charge).toMatchObject({ kind: 'charge', size, sign });
  expect(charge.kind === 'charge' && text.slice(0, charge.start)).toBe(before);
});

test.each([
  ['SO42-', ['SO4^2-', 'SO42^-']],
  ['O2-', ['O^2-', 'O2^-']],
  ['Fe(OH)2+', ['Fe(OH)^2+', 'Fe(OH)2^+']],
  ['C60-', ['C60^-']],
  ['VO2+', ['VO^2+', 'VO2^+']],
  ['FeSCN2+', ['FeSCN^2+', 'FeSCN2^+']],
])('%s can be %j', (text, suggestions) => {
  expect(chargeEnd(text)).toMatchObject({ kind: 'ambiguous', suggestions });
});

test.each(['NaCl', 'SO4', '+', '50-00-0', 'CuSO4·5H2O', 'Fe0+'])('%s has none', (text) => {
  expect(chargeEnd(text)).toEqual({ kind: 'none' });
});
