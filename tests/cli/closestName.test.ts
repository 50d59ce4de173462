import { expect, test } from 'vitest';
import { bareName, closestName } from '#src/tools/cli/closestName.ts';

const NAMES = ['mass', 'molarMass', 'mass_unit', 'allowAmbiguous', 'pH'];

test.each([
  ['molar-mas', 'molarMass'],
  ['mol-mass', 'molarMass'],
  ['masss', 'mass'],
  ['amss', 'mass'],
  ['allow', 'allowAmbiguous'],
  ['ALLOW_AMBIGOUS', 'allowAmbiguous'],
  ['hp', 'pH'],
])('%s may be %s', (written, meant) => expect(closestName(written, NAMES)).toBe(meant));

test.each(['', 'x', 'temperature', 'a'])('“%s” has no close match', (written) =>
  expect(closestName(written, NAMES)).toBeNull(),
);

test('case, hyphens and underscores are ignored', () => {
  expect(new Set(['molarMass', 'molar-mass', 'molar_mass', 'MOLARMASS'].map(bareName)).size).toBe(1);
});
