import { expect, test } from 'vitest';
import { readPoints } from '#workers/lib/chemistry/formulaPoints.ts';
import { placedText } from '#workers/lib/chemistry/placedText.ts';

test.each([
  ['CuSO4.5H2O', 'CuSO4·5H2O', false],
  ['Na2HPO4.12H2O', 'Na2HPO4·12H2O', false],
  ['CaSO4.0.5H2O', 'CaSO4·0.5H2O', false],
  ['Cd(NO3)2·2.5H2O', 'Cd(NO3)2·2.5H2O', false],
  ['KCl.MgCl2', 'KCl·MgCl2', false],
  ['Fe0.95O', 'Fe0.95O', false],
  ['YBa2Cu3O6.9', 'YBa2Cu3O6.9', false],
  ['La1.85Sr0.15CuO4', 'La1.85Sr0.15CuO4', false],
  ['Li1.2Mn0.54Ni2.5O2', 'Li1.2Mn0.54Ni2.5O2', false],
  ['Fe0,95O', 'Fe0.95O', false],
  ['CuSO4,5H2O', 'CuSO4·5H2O', false],
  ['CaCl2.2C2H5OH', 'CaCl2·2C2H5OH', true],
])('%s is read as %s', (typed, read, isGuess) => {
  const points = readPoints(placedText(typed));
  expect([points.placed.text, points.isGuess]).toEqual([read, isGuess]);
});
