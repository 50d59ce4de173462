import { raisedCharge, withSubscripts } from '#src/kit/scriptDigits.ts';

/** Formats 'SO4^2-' as 'SO₄²⁻': counts as subscripts, the charge of an ion as a superscript. */
export function shownFormula(formula: string): string {
  const [neutral = '', charge] = formula.split('^');
  if (charge === undefined) return withSubscripts(neutral);
  const size = Number(charge.slice(0, -1) || 1);
  return withSubscripts(neutral) + raisedCharge(charge.endsWith('+') ? size : -size);
}
