/**
 * Chemical formulas as they are typed: which atoms they hold, and how many, and what charge.
 *
 * `formulaSpelling` brings what people type and paste into a plain form, `formulaParser` reads that, `formulaSlips` asks about
 * counts that are hardly meant. What can be read in two ways is refused with both, or read with a note.
 */
import { COMMON_COMPOUNDS, MIXTURES } from '../../reference/commonCompounds.ts';
import { textOf } from '../inputs/candidateParts.ts';
import { greatestCommonDivisor } from '../mathematics/greatestCommonDivisor.ts';
import {
  type AtomCount,
  type FormulaAsRead,
  type FormulaFault,
  type FormulaReading,
  INVALID,
  parseFormula,
  placeOf,
  type ReadFormula,
} from './formulaParser.ts';
import { slipIn } from './formulaSlips.ts';
import { spelledFormula } from './formulaSpelling.ts';
import { elementPart } from './isotopeMass.ts';

/** Counts nearer than this to a whole number, as a share, are that number. */
const WHOLE = 1e-10;
/** Four decimals and a factor of three make every count whole that can be typed, others to four digits. */
const MOST_FACTOR = 30_000;

/**
 * Parses a formula. Symbols are checked first, so that an unknown element is reported before any other error.
 *
 * @param isElement whether a symbol may be used
 */
export function readFormula(typed: string, isElement: (symbol: string) => boolean): FormulaReading {
  const text = textOf(typed);
  const spelling = spelledFormula(text);
  if (!spelling.ok) {
    const { fault } = spelling;
    return { ok: false, message: INVALID, place: placeOf(fault, fault.reason), suggestions: fault.suggestions };
  }
  const { placed, notes, groups } = spelling;
  const reading = parseFormula(placed, isElement, groups);
  const abbreviation = readAbbreviation(placed.text);
  if (abbreviation !== null)
    return reading.ok ? abbreviation : { ...reading, ...abbreviation, message: reading.message };
  if (!reading.ok) return reading;
  const slip = slipIn(placed.text, reading.atoms);
  if (slip === null) return { ...reading, notes: [...notes, ...reading.notes] };
  const place = placeOf({ text: slip.digits, at: placed.at[slip.index] ?? 0 }, slip.meant);
  return { ok: false, message: INVALID, place, suggestions: slip.suggestions };
}

/** Capitals that could be symbols but stand for a reagent or a buffer: THF, PBS. */
function readAbbreviation(text: string): FormulaFault | null {
  if (!/^[A-Z]{3,5}$/.test(text)) return null;
  const mixture = MIXTURES[text];
  if (mixture !== undefined)
    return {
      ok: false,
      message: INVALID,
      place: `${text} is ${mixture}, a mixture: it has no formula.`,
      suggestions: [],
    };
  const found = Object.entries(COMMON_COMPOUNDS).find(([, names]) => names.includes(text.toLowerCase()));
  if (found === undefined) return null;
  const [formula, [name = '']] = found;
  return { ok: false, message: INVALID, place: `${text} stands for ${name}.`, suggestions: [formula] };
}

/** The reading of a formula that was accepted before. Throws for any other. */
export function validatedFormula(typed: string, isElement: (symbol: string) => boolean): ReadFormula {
  const reading = readFormula(typed, isElement);
  if (!reading.ok) throw new Error('A validated formula can be read');
  return reading;
}

/** What a result tells of the reading. */
export function howRead({ charge, written, notes }: ReadFormula): FormulaAsRead {
  return { charge, written, notes };
}

/** 'C2H6O': symbols in the order given, a count of 1 omitted. */
export function formulaText(atoms: readonly AtomCount[]): string {
  return atoms
    .map(({ symbol, count }) => `${/^\d/.test(symbol) ? `[${symbol}]` : symbol}${count === 1 ? '' : count}`)
    .join('');
}

/** Hill's order: carbon, then hydrogen, then the rest by alphabet; all by alphabet without carbon (`hill1900`). */
export function hillOrder(atoms: readonly AtomCount[]): readonly AtomCount[] {
  const isOrganic = atoms.some(({ symbol }) => elementPart(symbol) === 'C');
  const rank = (symbol: string) => (isOrganic ? ['C', 'H'].indexOf(symbol) + 1 || 3 : 3);
  const order = ({ symbol }: AtomCount) => `${rank(elementPart(symbol))}${elementPart(symbol)} ${symbol}`;
  return [...atoms].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The smallest whole numbers in exactly the same ratio: every count divided by the greatest common divisor of all. */
export function empiricalByDivisor(atoms: readonly AtomCount[]): readonly AtomCount[] {
  const divisor = commonDivisor(atoms);
  return atoms.map(({ symbol, count }) => ({ symbol, count: Math.round(count / divisor) }));
}

/** The greatest common divisor of all counts: below 1 where a count is a fraction. */
export function commonDivisor(atoms: readonly AtomCount[]): number {
  const factor = wholeFactor(atoms);
  return atoms.reduce((common, { count }) => greatestCommonDivisor(common, Math.round(count * factor)), 0) / factor;
}

/** The smallest whole number that makes every count whole: 1 for most, 20 for Fe0.95O. */
export function wholeFactor(atoms: readonly AtomCount[]): number {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= WHOLE * Math.max(1, value);
  for (let factor = 1; factor < MOST_FACTOR; factor += 1)
    if (atoms.every(({ count }) => isWhole(count * factor))) return factor;
  return MOST_FACTOR;
}

/**
 * Every count divided by the smallest and rounded (`spec`, section 9 "Molecular weight"). It keeps the ratio only where
 * the smallest count divides the others.
 */
export function empiricalBySmallest(atoms: readonly AtomCount[]): readonly AtomCount[] {
  const smallest = Math.min(...atoms.map(({ count }) => count));
  return atoms.map(({ symbol, count }) => ({ symbol, count: Math.round(count / smallest) }));
}
