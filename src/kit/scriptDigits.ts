/** Digits set low or high, as chemistry writes them. Values keep ordinary digits; these are for what people read. */

/** 'C₆H₁₂O₆': the counts behind symbols and brackets; a factor in front of a part stays. */
export function withSubscripts(formula: string): string {
  return formula.replace(/([A-Za-z)\]}])(\d+)/g, (_, before, digits) => before + setIn(digits, '₀₁₂₃₄₅₆₇₈₉'));
}

/** '1s² 2s¹': the electrons of each subshell. */
export function withSuperscripts(configuration: string): string {
  return configuration.replace(/([spdf])(\d+)/g, (_, letter, digits) => letter + setIn(digits, '⁰¹²³⁴⁵⁶⁷⁸⁹'));
}

/** '²⁻' of −2, '⁺' of 1, nothing of 0: the charge behind an ion's formula. */
export function raisedCharge(charge: number): string {
  if (charge === 0) return '';
  const size = Math.abs(charge);
  return `${size === 1 ? '' : setIn(String(size), '⁰¹²³⁴⁵⁶⁷⁸⁹')}${charge > 0 ? '⁺' : '⁻'}`;
}

function setIn(digits: string, script: string): string {
  return Array.from(digits, (digit) => script[Number(digit)]).join('');
}
