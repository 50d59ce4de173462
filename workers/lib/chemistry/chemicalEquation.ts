/**
 * Parses typed chemical equations into the formulas on either side.
 *
 *   equation = side arrow side;  side = term { + term };  term = [ number ] formula [ state ]
 *   arrow    = -> → ⟶ ⇌ => <-> = and the like;  state = (s) (l) (g) (aq)
 *
 * Coefficients are dropped, because balancing computes them.
 */
import { textOf } from '../inputs/candidateParts.ts';
import { type AtomCount, type FormulaReading, readFormula } from './chemicalFormula.ts';
import { isElement } from './elementShares.ts';
import { adviceOn } from './formulaHelp.ts';
import { INVALID } from './formulaParser.ts';

export interface Species {
  /** As it was read, without coefficient and state. */
  readonly formula: string;
  readonly atoms: readonly AtomCount[];
  /** What was left out of it or can be read otherwise. */
  readonly notes: readonly string[];
}

export interface EquationFault {
  readonly ok: false;
  readonly message: string;
  readonly place?: string;
  /** The equation with another formula in place of the one at fault, by that formula. */
  readonly suggestions?: readonly { readonly formula: string; readonly equation: string }[];
}

export type EquationReading =
  | { readonly ok: true; readonly reactants: readonly Species[]; readonly products: readonly Species[] }
  | EquationFault;

const ARROW = /[→⟶⇒⇌⇄↔]/u;
/** Matches arrows: a run of dashes needs an arrowhead or an equals sign. */
const DRAWN_ARROW = /<?[-–—=]+>?/gu;
const COEFFICIENT = /^\d+(?:[./]\d+)? */;
const STATE = /\((?:s|l|g|aq)\)$/;
/** A plus sign close behind a formula and before nothing but another plus sign or the end of a side: 'Ag+ + Cl-'. */
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
  const [left = [], right = []] = sides.map((side) => side.split('+').map(withoutCoefficient));
  if ([...left, ...right].includes('')) {
    const isCharged = sides.some((side) => CHARGE.test(side));
    const place = isCharged ? 'Charges cannot be entered.' : 'A formula is missing beside an arrow or a plus sign.';
    return { ok: false, message: NO_EQUATION, place };
  }
  const readings = [...left, ...right].map((typed) => ({ typed, reading: readFormula(typed, isElement) }));
  const fault = faultOf(text, readings);
  if (fault !== null) return fault;
  const species = readings.flatMap(({ reading }) =>
    reading.ok ? [{ formula: reading.written, atoms: reading.atoms, notes: reading.notes }] : [],
  );
  return { ok: true, reactants: species.slice(0, left.length), products: species.slice(left.length) };
}

/** Returns the normalized formula of a term: '2 H₂O (l)' is 'H2O'. */
export function speciesName(term: string): string {
  const typed = withoutCoefficient(textOf(term));
  const reading = readFormula(typed, isElement);
  return reading.ok ? reading.written : typed.replace(/\s/g, '');
}

/** An unknown element first, then what cannot be read, then a charge. */
function faultOf(
  equation: string,
  readings: readonly { readonly typed: string; readonly reading: FormulaReading }[],
): EquationFault | null {
  const faults = readings.flatMap(({ typed, reading }) => (reading.ok ? [] : [{ typed, reading }]));
  const fault = faults.find(({ reading }) => reading.unknownSymbol !== undefined) ?? faults[0];
  if (fault === undefined) {
    const ion = readings.find(({ reading }) => reading.ok && reading.charge !== 0);
    return ion === undefined
      ? null
      : { ok: false, message: INVALID, place: `In ${ion.typed}: charges cannot be entered.` };
  }
  const { typed, reading } = fault;
  const { place, suggestions } = adviceOn(typed, reading, isElement);
  return {
    ok: false,
    message: reading.message,
    ...(place === undefined ? {} : { place: `In ${typed}: ${place}` }),
    ...(suggestions.length === 0
      ? {}
      : {
          suggestions: suggestions.map((formula) => ({
            formula,
            equation: equation.trim().replace(typed, () => formula),
          })),
        }),
  };
}

function withoutCoefficient(term: string): string {
  return term.trim().replace(COEFFICIENT, '').replace(STATE, '').trimEnd();
}
