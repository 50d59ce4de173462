import { raisedCharge, withSubscripts } from '#src/kit/scriptDigits.ts';

/** 'SO₄²⁻' of 'SO4^2-': counts set low, the charge of an ion set high. */
export function shownFormula(formula: string): string {
  const [neutral = '', charge] = formula.split('^');
  if (charge === undefined) return withSubscripts(neutral);
  const size = Number(charge.slice(0, -1) || 1);
  return withSubscripts(neutral) + raisedCharge(charge.endsWith('+') ? size : -size);
}
