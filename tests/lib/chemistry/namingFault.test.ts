import { expect, test } from 'vitest';
import { unitsOf } from '#workers/lib/chemistry/chemicalIons.ts';
import { namingFault } from '#workers/lib/chemistry/namingFault.ts';

test.each([
  ['NaCl2', /not charge balanced/, /do not cancel: 1 positive, 2 negative/],
  ['FeO2', /not charge balanced/, /Iron would need the charge 4\+/],
  ['Fe(O2)', /not recognised/, /Peroxides/],
  ['ON', /not recognised/, /usually NO/],
  ['C2H5OH', /not recognised/, /organic/],
  ['KAlF4', /not recognised/, /Double salts are not named/],
])('%s: %s, %s', (formula, message, place) => {
  const fault = namingFault(unitsOf(formula));
  expect(fault.message).toMatch(message);
  expect(fault.place).toMatch(place);
});

test('has no reason for an unknown formula', () => {
  expect(namingFault(unitsOf('C60'))).toEqual({ ok: false, message: 'Formula not recognised' });
});
