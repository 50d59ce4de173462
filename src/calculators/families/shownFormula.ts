import { raisedCharge, withSubscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';

/** 'SO₄²⁻' of 'SO4^2-': counts set low, fractions too, the charge of an ion and the mass number of an isotope set high. */
export function shownFormula(formula: string): string {
  const [neutral = '', charge] = formula.split('^');
  const low = withSubscripts(neutral)
    .replace(/([₀-₉])\.(\d+)/g, (_, whole, part) => `${whole}.${digitsFrom(part, '₀₁₂₃₄₅₆₇₈₉')}`)
    .replace(/\[(\d+)(?=[A-Z])/g, (_, number) => `[${digitsFrom(number, '⁰¹²³⁴⁵⁶⁷⁸⁹')}`);
  if (charge === undefined) return low;
  const size = Number(charge.slice(0, -1) || 1);
  return low + raisedCharge(charge.endsWith('+') ? size : -size);
}

function digitsFrom(digits: string, script: string): string {
  return Array.from(digits, (digit) => script[Number(digit)]).join('');
}
