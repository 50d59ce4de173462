/** Subscript and superscript digits, as chemistry writes them. Values keep ordinary digits; these are for display. */

/**
 * Formats the counts behind symbols and brackets as subscripts: 'C₆H₁₂O₆'. A factor in front of a part is unchanged.
 */
export function withSubscripts(formula: string): string {
  return formula.replace(/([A-Za-z)\]}])(\d+)/g, (_, before, digits) => before + setIn(digits, '₀₁₂₃₄₅₆₇₈₉'));
}

/** Formats the electrons of each subshell as superscripts: '1s² 2s¹'. */
export function withSuperscripts(configuration: string): string {
  return configuration.replace(/([spdf])(\d+)/g, (_, letter, digits) => letter + setIn(digits, '⁰¹²³⁴⁵⁶⁷⁸⁹'));
}

/** Formats the charge behind an ion's formula: '²⁻' for −2, '⁺' for 1, '' for 0. */
export function raisedCharge(charge: number): string {
  if (charge === 0) return '';
  const size = Math.abs(charge);
  return `${size === 1 ? '' : setIn(String(size), '⁰¹²³⁴⁵⁶⁷⁸⁹')}${charge > 0 ? '⁺' : '⁻'}`;
}

function setIn(digits: string, script: string): string {
  return Array.from(digits, (digit) => script[Number(digit)]).join('');
}
