import { expect, test } from 'vitest';
import { shownEquation } from '#src/calculators/families/shownEquation.ts';

test.each([
  ['2 H2(g) + O2(g) → 2 H2O(l)', '2 H₂(g) + O₂(g) → 2 H₂O(l)'],
  ['Ba^2+(aq) + SO4^2-(aq) → BaSO4(s)↓', 'Ba²⁺(aq) + SO₄²⁻(aq) → BaSO₄(s)↓'],
  ['CaCO3 = CaO + CO2↑', 'CaCO₃ = CaO + CO₂↑'],
])('%s', (equation, shown) => {
  expect(shownEquation(equation)).toBe(shown);
});
