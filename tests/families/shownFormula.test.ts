import { expect, test } from 'vitest';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';

test.each([
  ['CuSO4·5H2O', 'CuSO₄·5H₂O'],
  ['3CdSO4·8H2O', '3CdSO₄·8H₂O'],
  ['SO4^2-', 'SO₄²⁻'],
  ['Na^+', 'Na⁺'],
  ['Fe0.95O', 'Fe₀.₉₅O'],
  ['CaSO4·0.5H2O', 'CaSO₄·0.5H₂O'],
  ['[13C]6H12O6', '[¹³C]₆H₁₂O₆'],
])('%s is shown as %s', (formula, shown) => {
  expect(shownFormula(formula)).toBe(shown);
});
