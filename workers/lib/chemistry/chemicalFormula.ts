/**
 * Parses typed chemical formulas into atom counts.
 *
 *   formula = part { dot [ number ] part }           a dot · * or . adds a part, such as the water of a hydrate
 *   part    = unit { unit }
 *   unit    = ( symbol | bracket part bracket ) [ number ]     brackets ( ) [ ] { }, in any depth
 *   symbol  = a capital letter and the small letters after it
 *
 * Digits may be subscripts; white space is ignored. Open brackets are kept on a stack, so nesting depth is unlimited.
 */
import { textOf } from '../inputs/candidateParts.ts';
import { greatestCommonDivisor } from '../mathematics/greatestCommonDivisor.ts';

export interface AtomCount {
  readonly symbol: string;
  /** 1 or more. */
  readonly count: number;
}

export type FormulaReading =
  | { readonly ok: true /** Each symbol once, in order of first appearance. */; readonly atoms: readonly AtomCount[] }
  | FormulaFault;

export interface FormulaFault {
  readonly ok: false;
  /** A message from the specification's error catalogue, or in its style. */
  readonly message: string;
  /** The faulty character and what is wrong with it. */
  readonly place?: string;
  /** The symbol that is not a known element. */
  readonly unknownSymbol?: string;
}

type Kind = 'symbol' | 'number' | 'open' | 'close' | 'dot' | 'other';
interface Token {
  readonly kind: Kind;
  readonly text: string;
  /** Position of its first character in the typed text, counted from 1, white space included. */
  readonly at: number;
}

interface Group {
  readonly atoms: Map<string, number>;
  /** The opening bracket; null for the formula itself. */
  readonly opening: Token | null;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** The middle dot, similar characters used by other programs, and what people type instead. */
export const DOTS = '·•⋅∙*.';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const CHARGES = '+-−⁺⁻';
const INVALID = 'Invalid chemical formula';
const NOT_CLOSED = 'this bracket is not closed';
const NO_COUNT = 'a count is a whole number from 1';
const TOKEN = /[A-Z][a-z]*|[a-z]+|[0-9]+|./gu;

/**
 * Parses a formula. Symbols are checked first, so that an unknown element is reported before any other error.
 *
 * @param isElement whether a symbol may be used
 */
export function readFormula(text: string, isElement: (symbol: string) => boolean): FormulaReading {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { ok: false, message: 'Please enter a chemical formula' };
  const unknown = tokens.find(({ kind, text: symbol }) => kind === 'symbol' && !isElement(symbol));
  if (unknown === undefined) return countAtoms(tokens);
  const { text: unknownSymbol } = unknown;
  const isSmall = unknownSymbol === unknownSymbol.toLowerCase();
  return {
    ok: false,
    message: `Unknown element: ${unknownSymbol}`,
    place: placeOf(unknown, isSmall ? 'symbols start with a capital letter' : 'there is no such element'),
    unknownSymbol,
  };
}

/** 'C2H6O': symbols in the order given, a count of 1 omitted. */
export function formulaText(atoms: readonly AtomCount[]): string {
  return atoms.map(({ symbol, count }) => (count === 1 ? symbol : `${symbol}${count}`)).join('');
}

/** Returns the ordinary digit for a subscript digit, any other character unchanged. */
export function withoutSubscript(letter: string): string {
  const digit = SUBSCRIPTS.indexOf(letter);
  return digit < 0 ? letter : String(digit);
}

/** Hill's order: carbon, then hydrogen, then the rest by alphabet; all by alphabet without carbon (`hill1900`). */
export function hillOrder(atoms: readonly AtomCount[]): readonly AtomCount[] {
  const isOrganic = atoms.some(({ symbol }) => symbol === 'C');
  const rank = (symbol: string) => (isOrganic ? ['C', 'H'].indexOf(symbol) + 1 || 3 : 3);
  return [...atoms].sort((a, b) => rank(a.symbol) - rank(b.symbol) || (a.symbol < b.symbol ? -1 : 1));
}

/** The smallest whole numbers in exactly the same ratio: every count divided by the greatest common divisor of all. */
export function empiricalByDivisor(atoms: readonly AtomCount[]): readonly AtomCount[] {
  const divisor = commonDivisor(atoms);
  return atoms.map(({ symbol, count }) => ({ symbol, count: count / divisor }));
}

/** The greatest common divisor of all counts. */
export function commonDivisor(atoms: readonly AtomCount[]): number {
  return atoms.reduce((common, { count }) => greatestCommonDivisor(common, count), 0);
}

/**
 * Every count divided by the smallest and rounded (`spec`, section 9 "Molecular weight"). It keeps the ratio only where
 * the smallest count divides the others.
 */
export function empiricalBySmallest(atoms: readonly AtomCount[]): readonly AtomCount[] {
  const smallest = Math.min(...atoms.map(({ count }) => count));
  return atoms.map(({ symbol, count }) => ({ symbol, count: Math.round(count / smallest) }));
}

function countAtoms(tokens: readonly Token[]): FormulaReading {
  const total = new Map<string, number>();
  let factor = 1;
  let group: Group = { atoms: new Map(), opening: null };
  const outer: Group[] = [];
  let previous: Token | undefined;
  let next = 0;
  const numberHere = () => (tokens[next]?.kind === 'number' ? tokens[next++] : undefined);

  for (let token = tokens[next++]; token !== undefined; token = tokens[next++]) {
    previous = token;
    let unit: ReadonlyMap<string, number> | null = null;
    if (token.kind === 'symbol') {
      unit = new Map([[token.text, 1]]);
    } else if (token.kind === 'open') {
      outer.push(group);
      group = { atoms: new Map(), opening: token };
    } else if (token.kind === 'close') {
      const around = outer.pop();
      if (around === undefined || group.opening === null) return invalid(token, 'no bracket is open here');
      const closing = CLOSING[group.opening.text] ?? '';
      if (token.text !== closing) return invalid(token, `the open bracket needs “${closing}”`);
      if (group.atoms.size === 0) return invalid(token, 'the brackets are empty');
      unit = group.atoms;
      group = around;
    } else if (token.kind === 'dot') {
      if (group.opening !== null) return invalid(group.opening, NOT_CLOSED);
      if (group.atoms.size === 0) return invalid(token, 'there is nothing before it');
      add(group.atoms, factor, total);
      group = { atoms: new Map(), opening: null };
      const number = numberHere();
      factor = countOf(number);
      if (number !== undefined && Number.isNaN(factor)) return invalid(number, NO_COUNT);
    } else {
      return invalid(token, reasonAgainst(token));
    }
    if (unit !== null) {
      const number = numberHere();
      const count = countOf(number);
      if (number !== undefined && Number.isNaN(count)) return invalid(number, NO_COUNT);
      add(unit, count, group.atoms);
    }
  }

  if (group.opening !== null) return invalid(group.opening, NOT_CLOSED);
  if (group.atoms.size === 0 && previous !== undefined) return invalid(previous, 'an element must follow');
  add(group.atoms, factor, total);
  const atoms = [...total].map(([symbol, count]) => ({ symbol, count }));
  if (!atoms.every(({ count }) => Number.isSafeInteger(count)))
    return { ok: false, message: INVALID, place: 'The counts are too large to be exact.' };
  return { ok: true, atoms };
}

function tokensOf(text: string): readonly Token[] {
  const letters = Array.from(textOf(text), (letter, index) => ({
    letter: withoutSubscript(letter),
    at: index + 1,
  })).filter(({ letter }) => letter.trim() !== '');
  let next = 0;
  return (
    letters
      .map(({ letter }) => letter)
      .join('')
      .match(TOKEN) ?? []
  ).map((token) => {
    const at = letters[next]?.at ?? 0;
    next += Array.from(token).length;
    return { kind: kindOf(token), text: token, at };
  });
}

function kindOf(token: string): Kind {
  if (/^[A-Za-z]/.test(token)) return 'symbol';
  if (/^[0-9]/.test(token)) return 'number';
  if (token in CLOSING) return 'open';
  if (Object.values(CLOSING).includes(token)) return 'close';
  return DOTS.includes(token) ? 'dot' : 'other';
}

/** Returns 1 where there is no number; NaN for a number that is 0, has a leading zero or is too large to be exact. */
function countOf(number: Token | undefined): number {
  if (number === undefined) return 1;
  const count = Number(number.text);
  return number.text.startsWith('0') || !Number.isSafeInteger(count) ? Number.NaN : count;
}

function reasonAgainst({ kind, text }: Token): string {
  if (kind === 'number') return 'a number stands behind an element or a bracket, or after a dot';
  return CHARGES.includes(text) ? 'charges cannot be entered' : 'it has no meaning in a formula';
}

function add(atoms: ReadonlyMap<string, number>, times: number, to: Map<string, number>): void {
  for (const [symbol, count] of atoms) to.set(symbol, (to.get(symbol) ?? 0) + count * times);
}

function invalid(token: Token, reason: string): FormulaFault {
  return { ok: false, message: INVALID, place: placeOf(token, reason) };
}

function placeOf({ text, at }: Token, reason: string): string {
  return `Character ${at}, “${text}”: ${reason}.`;
}
