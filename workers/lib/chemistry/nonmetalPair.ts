/** Which of two nonmetals is named first: `redBook2005`, table VI. */
import { NONMETAL_ORDER } from '../../reference/chemicalNames.ts';
import type { FormulaUnit } from './chemicalIons.ts';

/** The two units of a compound of two nonmetals, hydrogen aside; null for anything else. */
export function nonmetalPair(units: readonly FormulaUnit[]): readonly [FormulaUnit, FormulaUnit] | null {
  const [first, second, ...more] = units;
  if (first === undefined || second === undefined || more.length > 0) return null;
  return [first, second].every(({ text, isGroup }) => !isGroup && text !== 'H' && nonmetalRank(text) >= 0)
    ? [first, second]
    : null;
}

/** Index in the order, from 0; -1 for a metal. */
export function nonmetalRank(symbol: string): number {
  return NONMETAL_ORDER.indexOf(symbol);
}
