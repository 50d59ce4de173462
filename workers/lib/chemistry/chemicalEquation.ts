/**
 * Parses typed chemical equations into the formulas on either side.
 *
 *   equation = side arrow side;  side = term { + term };  term = [ number ] ( formula | electron ) [ state ]
 *   arrow    = -> → ⟶ ⇌ => <-> = and the like;  state = (s) (l) (g) (aq) ↑ ↓;  electron = e-
 *
 * A plus sign is a charge where it directly follows a formula and no other formula comes after it: 'Ag+ + Cl-'.
 * Coefficients and states are kept apart: balancing computes the coefficients again.
 */
import { textOf } from '../inputs/candidateParts.ts';
import { readFormula } from './chemicalFormula.ts';
import { isElement } from './elementShares.ts';
import { adviceOn } from './formulaHelp.ts';
import type { AtomCount, FormulaReading, ReadFormula } from './formulaParser.ts';

export interface Species {
  /** As it was read, without coefficient and state. */
  readonly formula: string;
  readonly atoms: readonly AtomCount[];
  /** Elementary charges, 0 for most. */
  readonly charge: number;
  /** What was left out of it or can be read otherwise. */
  readonly notes: readonly string[];
  /** As typed, an arrow up for a gas and one down for a solid included; null without one. */
  readonly state: State | null;
  /** The label itself: '(aq)', '↑'; '' without one. */
  readonly label: string;
  /** As typed, 1 without one; above 0. */
  readonly typedCoefficient: number;
}

export type State = 's' | 'l' | 'g' | 'aq';

export interface EquationFault {
  readonly ok: false;
  readonly message: string;
  readonly place?: string;
  /** The equation with another formula in place of the one at fault, by that formula. */
  readonly suggestions?: readonly { readonly formula: string; readonly equation: string }[];
}

export interface EquationRead {
  readonly ok: true;
  readonly reactants: readonly Species[];
  readonly products: readonly Species[];
  /** '→', '=', '⇌' or the arrow that was typed. */
  readonly arrow: string;
}

export type EquationReading = EquationRead | EquationFault;

const ARROW = /[→⟶⇒⇌⇄↔=]/u;
/** Matches arrows: a run of dashes needs an arrowhead or an equals sign. */
const DRAWN_ARROW = /<?[-–—=]+>?/gu;
const COEFFICIENT = /^\d+(?:[./]\d+)? */;
const STATE = /(?:\((s|l|g|aq)\) ?[↑↓]?|([↑↓]))$/;
const NO_FORMULA = /^(?:\((?:s|l|g|aq)\)|[↑↓])?$/;
const STATES = ['s', 'l', 'g', 'aq'] as const;
const ELECTRON = /^e ?\^? ?[-−–⁻]$/;
const NO_EQUATION = 'Please enter a chemical equation';

/** Parses an equation. Unknown elements are reported first, before other errors in the formulas. */
export function readEquation(text: string): EquationReading {
  const drawn = textOf(text).replace(DRAWN_ARROW, arrowDrawn);
  const sides = drawn.split(ARROW);
  if (sides.every((side) => side.trim() === '')) return { ok: false, message: NO_EQUATION };
  if (sides.length < 2)
    return { ok: false, message: NO_EQUATION, place: 'There is no arrow between reactants and products.' };
  if (sides.length > 2) return { ok: false, message: NO_EQUATION, place: 'There is more than one arrow.' };
  const terms = sides.map(termsOf);
  const [left = [], right = []] = terms.map((side) => side.map(withoutCoefficient));
  if ([...left, ...right].includes('')) {
    const isCharged = terms.some(([, ...later]) => later.some((term) => /^[1-9]$/.test(term.trim())));
    const place = isCharged
      ? 'A number stands alone beside a plus sign: write a charge behind a ^, as in Fe^3+.'
      : 'A formula is missing beside an arrow or a plus sign.';
    return { ok: false, message: NO_EQUATION, place };
  }
  const readings = [...left, ...right].map((typed) => ({ typed, reading: readTerm(typed) }));
  const fault = faultOf(text, readings);
  if (fault !== null) return fault;
  const written = terms.flat();
  const species = readings.flatMap(({ reading }, index) =>
    reading.ok ? [speciesOf(reading, written[index] ?? '')] : [],
  );
  const [arrow = '→'] = ARROW.exec(drawn) ?? [];
  return { ok: true, reactants: species.slice(0, left.length), products: species.slice(left.length), arrow };
}

/** '->' and '=>' as an arrow, '<->' and '<=>' as that of an equilibrium, '==' as one sign. */
function arrowDrawn(run: string): string {
  if (!run.endsWith('>')) return run.replace(/=+/g, '=');
  return run.startsWith('<') ? '⇌' : '→';
}

function speciesOf({ written, atoms, charge, notes }: ReadFormula, term: string): Species {
  const [label = '', named, drawn] = STATE.exec(term.trim()) ?? [];
  const state = STATES.find((each) => each === named) ?? (drawn === '↑' ? 'g' : drawn === '↓' ? 's' : null);
  const [coefficient = '1'] = COEFFICIENT.exec(term.trim()) ?? [];
  const [numerator, denominator = 1] = coefficient.trim().split('/').map(Number);
  const typed = (numerator ?? 1) / denominator;
  const typedCoefficient = typed > 0 && Number.isFinite(typed) ? typed : 1;
  return { formula: written, atoms, charge, notes, state, label: label.replace(' ', ''), typedCoefficient };
}

/** Returns the normalized formula of a term: '2 H₂O (l)' is 'H2O'. */
export function speciesName(term: string): string {
  const typed = withoutCoefficient(textOf(term));
  const reading = readTerm(typed);
  return reading.ok ? reading.written : typed.replace(/\s/g, '');
}

/** The terms of a side, coefficients and states included. */
function termsOf(side: string): readonly string[] {
  const [first = '', ...others] = side.split('+');
  const terms: string[] = [];
  let term = first;
  for (const next of others) {
    if (/\S$/.test(term) && NO_FORMULA.test(next.trim())) {
      term += `+${next}`;
    } else {
      terms.push(term);
      term = next;
    }
  }
  return [...terms, term];
}

function readTerm(typed: string): FormulaReading {
  return ELECTRON.test(typed)
    ? { ok: true, atoms: [], charge: -1, written: 'e^-', notes: [] }
    : readFormula(typed, isElement);
}

/** An unknown element first, then what cannot be read. */
function faultOf(
  equation: string,
  readings: readonly { readonly typed: string; readonly reading: FormulaReading }[],
): EquationFault | null {
  const faults = readings.flatMap(({ typed, reading }) => (reading.ok ? [] : [{ typed, reading }]));
  const fault = faults.find(({ reading }) => reading.unknownSymbol !== undefined) ?? faults[0];
  if (fault === undefined) return null;
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
