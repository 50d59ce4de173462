/**
 * Parses typed chemical equations into the formulas on either side.
 *
 *   equation = side arrow side;  side = term { + term };  term = [ number ] formula [ state ]
 *   arrow    = -> → ⟶ ⇌ => <-> = and the like;  state = (s) (l) (g) (aq)
 *
 * Coefficients are dropped, because balancing computes them.
 */
import { textOf } from '../inputs/candidateParts.ts';
import type { AtomCount, FormulaFault } from './chemicalFormula.ts';
import { readFormula, withoutSubscript } from './chemicalFormula.ts';
import { isElement } from './elementShares.ts';

export interface Species {
  /** As typed, without coefficient, state and white space, with ordinary digits instead of subscripts. */
  readonly formula: string;
  readonly atoms: readonly AtomCount[];
}

export type EquationReading =
  | { readonly ok: true; readonly reactants: readonly Species[]; readonly products: readonly Species[] }
  | Omit<FormulaFault, 'unknownSymbol'>;

const ARROW = /[→⟶⇒⇌⇄↔]/u;
/** Matches arrows: a run of dashes needs an arrowhead or an equals sign. */
const DRAWN_ARROW = /<?[-–—=]+>?/gu;
const COEFFICIENT = /^\d+(?:[./]\d+)?/;
const STATE = /\((?:s|l|g|aq)\)$/;
/**
 * Matches the plus sign of an ion: directly after a formula and followed only by another plus sign or the end of the
 * side, as in 'Ag+ + Cl-'.
 */
const CHARGE = /[^\s+]\+(?:\((?:s|l|g|aq)\))?\s*(?:\+|$)/;
const NO_EQUATION = 'Please enter a chemical equation';

/** Parses an equation. Unknown elements are reported first, before other errors in the formulas. */
export function readEquation(text: string): EquationReading {
  const sides = textOf(text)
    .replace(DRAWN_ARROW, (run) => (run.endsWith('>') ? '→' : run.replace(/=+/g, '→')))
    .split(ARROW);
  if (sides.every((side) => side.trim() === '')) return { ok: false, message: NO_EQUATION };
  if (sides.length < 2)
    return { ok: false, message: NO_EQUATION, place: 'There is no arrow between reactants and products.' };
  if (sides.length > 2) return { ok: false, message: NO_EQUATION, place: 'There is more than one arrow.' };
  const [left = [], right = []] = sides.map((side) => side.split('+').map(speciesName));
  if ([...left, ...right].includes('')) {
    const isCharged = sides.some((side) => CHARGE.test(side));
    const place = isCharged ? 'Charges cannot be entered.' : 'A formula is missing beside an arrow or a plus sign.';
    return { ok: false, message: NO_EQUATION, place };
  }
  const readings = [...left, ...right].map((formula) => ({ formula, reading: readFormula(formula, isElement) }));
  const faults = readings.flatMap(({ formula, reading }) => (reading.ok ? [] : [{ formula, ...reading }]));
  const fault = faults.find(({ unknownSymbol }) => unknownSymbol !== undefined) ?? faults[0];
  if (fault !== undefined) {
    const { message, formula, place } = fault;
    return { ok: false, message, ...(place === undefined ? {} : { place: `In ${formula}: ${place}` }) };
  }
  const species = readings.flatMap(({ formula, reading }) => (reading.ok ? [{ formula, atoms: reading.atoms }] : []));
  return { ok: true, reactants: species.slice(0, left.length), products: species.slice(left.length) };
}

/** Returns the normalized formula of a term: '2 H₂O (l)' is 'H2O'. */
export function speciesName(term: string): string {
  const plain = Array.from(textOf(term), withoutSubscript).join('');
  return plain.replace(/\s/g, '').replace(COEFFICIENT, '').replace(STATE, '');
}
