import { shownFormula } from './shownFormula.ts';

/** The label of a state at the end of a formula. */
const LABEL = /(?:\((?:s|l|g|aq)\)[↑↓]?|[↑↓])$/;

/** 'SO₄²⁻(aq) + Ba²⁺(aq) → BaSO₄(s)' of an equation with its parts between spaces; states stay as they are. */
export function shownEquation(equation: string): string {
  return equation.split(' ').map(shownPart).join(' ');
}

function shownPart(part: string): string {
  const at = part.search(LABEL);
  return at < 1 ? shownFormula(part) : shownFormula(part.slice(0, at)) + part.slice(at);
}
