/**
 * The atoms of a formula in its plain form, and its charge.
 *
 *   formula = part [ charge ]  |  [ number ] part '·' [ number ] part { '·' [ number ] part } [ charge ]
 *   part    = unit { unit }
 *   unit    = ( symbol | group | isotope | bracket part bracket ) [ number ]     brackets ( ) [ ] { }, in any depth
 *   isotope = '[' mass number symbol [ number ] ']', D or T;   charge = '^' [ number ] sign
 *
 * Open brackets lie on a stack, so that no depth is too deep.
 */
import { FORMULA_GROUPS } from '../../reference/formulaGroups.ts';
import { isOfElement } from './elementOrGroup.ts';
import { isotopeOf } from './isotopeMass.ts';
import type { PlacedText } from './placedText.ts';

export interface AtomCount {
  /** Of an element, or mass number and symbol of an isotope: '13C'. */
  readonly symbol: string;
  /** Above 0; a fraction in solids and half hydrates. */
  readonly count: number;
}

export type FormulaReading = ReadFormula | FormulaFault;

/** How a formula was read, as a result tells it. */
export interface FormulaAsRead {
  /** Elementary charges, 0 for most. */
  readonly charge: number;
  /** As it was read: parts joined by '·', isotopes as '[13C]', a charge as '^2-' at the end. */
  readonly written: string;
  /** Sentences about what was left out or can be read otherwise; none for a plain formula. */
  readonly notes: readonly string[];
}

export interface ReadFormula extends FormulaAsRead {
  readonly ok: true;
  /** Each symbol once, in order of first appearance. */
  readonly atoms: readonly AtomCount[];
}

export interface FormulaFault {
  readonly ok: false;
  /** A message from the specification's error catalogue, or in its style. */
  readonly message: string;
  /** The faulty character and what is wrong with it. */
  readonly place?: string;
  /** The symbol that is not a known element. */
  readonly unknownSymbol?: string;
  /** Formulas that the text can stand for. */
  readonly suggestions?: readonly string[];
}

type Kind = 'symbol' | 'isotope' | 'number' | 'open' | 'close' | 'dot' | 'charge' | 'other';
interface Token {
  readonly kind: Kind;
  readonly text: string;
  /** Its first character in the text as typed, counted from 1. */
  readonly at: number;
}
interface Group {
  readonly atoms: Map<string, number>;
  /** The bracket that opened it; null for the formula itself. */
  readonly opening: Token | null;
}
type Fault = Extract<FormulaReading, { ok: false }>;

export const INVALID = 'Invalid chemical formula';
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const NOT_CLOSED = 'this bracket is not closed';
const TOKEN = /\[\d{1,3}[A-Z][a-z]?\d*\]|\^\d{0,2}[+-]$|[A-Z][a-z]*|[a-z]+|\d+(?:\/\d+|\.\d+)?|./gsu;
const HEAVY: Readonly<Record<string, string>> = { D: '2H', T: '3H' };

/**
 * Symbols are checked first, so that an unknown element is named even if something else is wrong, too.
 *
 * @param isElement whether a symbol may be used
 * @param groups symbols that are groups even where they could be elements
 */
export function parseFormula(
  placed: PlacedText,
  isElement: (symbol: string) => boolean,
  groups: readonly string[] = [],
): FormulaReading {
  const tokens = tokensOf(placed);
  if (tokens.length === 0) return { ok: false, message: 'Please enter a chemical formula' };
  const notes = new Set<string>();
  const units = new Map<Token, ReadonlyMap<string, number>>();
  for (const token of tokens) {
    if (token.kind !== 'symbol' && token.kind !== 'isotope') continue;
    const unit =
      token.kind === 'isotope'
        ? isotopeUnit(token, isElement)
        : symbolUnit(token, placed.text, isElement, notes, groups);
    if (!(unit instanceof Map)) return unit as Fault;
    units.set(token, unit);
  }
  return countAtoms(tokens, units, [...notes], placed.text);
}

function countAtoms(
  tokens: readonly Token[],
  units: ReadonlyMap<Token, ReadonlyMap<string, number>>,
  notes: readonly string[],
  written: string,
): FormulaReading {
  const total = new Map<string, number>();
  let factor = 1;
  let charge = 0;
  let group: Group = { atoms: new Map(), opening: null };
  const outer: Group[] = [];
  let previous: Token | undefined;
  let next = 0;
  const numberHere = () => (tokens[next]?.kind === 'number' ? tokens[next++] : undefined);
  if (tokens.some(({ kind }) => kind === 'dot')) {
    const number = numberHere();
    factor = countOf(number, 'part');
    if (number !== undefined && Number.isNaN(factor)) return invalid(number, reasonAgainstCount(number.text));
  }

  for (let token = tokens[next++]; token !== undefined; token = tokens[next++]) {
    previous = token;
    let unit = units.get(token) ?? null;
    if (token.kind === 'open') {
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
      factor = countOf(number, 'part');
      if (number !== undefined && Number.isNaN(factor)) return invalid(number, reasonAgainstCount(number.text));
    } else if (token.kind === 'charge') {
      charge = chargeOf(token.text);
    } else if (unit === null) {
      return invalid(token, reasonAgainst(token));
    }
    if (unit !== null) {
      const number = numberHere();
      const count = countOf(number, 'unit');
      if (number !== undefined && Number.isNaN(count)) return invalid(number, reasonAgainstCount(number.text));
      add(unit, count, group.atoms);
    }
  }

  if (group.opening !== null) return invalid(group.opening, NOT_CLOSED);
  if (group.atoms.size === 0 && previous !== undefined) return invalid(previous, 'an element must follow');
  add(group.atoms, factor, total);
  const atoms = [...total].map(([symbol, count]) => ({ symbol, count }));
  if (!atoms.every(({ count }) => count <= Number.MAX_SAFE_INTEGER))
    return { ok: false, message: INVALID, place: 'The counts are too large to be exact.' };
  return { ok: true, atoms, charge, written, notes };
}

function tokensOf({ text, at }: PlacedText): readonly Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index = 0 }) => ({
    kind: kindOf(token),
    text: token,
    at: at[index] ?? 0,
  }));
}

function kindOf(token: string): Kind {
  if (/^[A-Za-z]/.test(token)) return 'symbol';
  if (/^\[\d/.test(token)) return 'isotope';
  if (/^\d/.test(token)) return 'number';
  if (/^\^\d*[+-]$/.test(token)) return 'charge';
  if (token in CLOSING) return 'open';
  if (Object.values(CLOSING).includes(token)) return 'close';
  return token === '·' ? 'dot' : 'other';
}

function symbolUnit(
  token: Token,
  written: string,
  isElement: (symbol: string) => boolean,
  notes: Set<string>,
  groups: readonly string[],
): ReadonlyMap<string, number> | Fault {
  const { text } = token;
  const group = Object.hasOwn(FORMULA_GROUPS, text) ? FORMULA_GROUPS[text] : undefined;
  if (group !== undefined && (groups.includes(text) || !(isElement(text) && isOfElement(text, written)))) {
    notes.add(`${text} is read as ${group.name}, ${group.formula}${isElement(text) ? ', not as the element' : ''}.`);
    return atomsOfGroup(group.formula);
  }
  if (isElement(text)) return new Map([[text, 1]]);
  const isotope = Object.hasOwn(HEAVY, text) ? HEAVY[text] : undefined;
  if (isotope !== undefined && isElement('H')) {
    if (text === 'T' || /^[A-Z]{3,}$/.test(written))
      notes.add(`${text} is read as ${text === 'T' ? 'tritium, ³H' : 'deuterium, ²H'}.`);
    return new Map([[isotope, 1]]);
  }
  const isSmall = text === text.toLowerCase();
  return {
    ok: false,
    message: `Unknown element: ${text}`,
    place: placeOf(token, isSmall ? 'symbols start with a capital letter' : 'there is no such element'),
    unknownSymbol: text,
  };
}

function isotopeUnit(token: Token, isElement: (symbol: string) => boolean): ReadonlyMap<string, number> | Fault {
  const [, label = '', symbol = '', digits = ''] = /^\[(\d+([A-Z][a-z]?))(\d*)\]$/.exec(token.text) ?? [];
  if (!isElement(symbol))
    return {
      ok: false,
      message: `Unknown element: ${symbol}`,
      place: placeOf(token, 'there is no such element'),
      unknownSymbol: symbol,
    };
  if (isotopeOf(label) === null) return invalid(token, 'no natural isotope has this mass number');
  const count = digits === '' ? 1 : Number(digits);
  if (count < 1 || digits.startsWith('0')) return invalid(token, reasonAgainstCount(digits));
  return new Map([[label, count]]);
}

function atomsOfGroup(formula: string): ReadonlyMap<string, number> {
  return new Map(
    Array.from(formula.matchAll(/([A-Z][a-z]?)(\d*)/g), ([, symbol = '', count]) => [symbol, Number(count || 1)]),
  );
}

function chargeOf(text: string): number {
  const size = Number(/\d+/.exec(text)?.[0] ?? 1);
  return text.endsWith('-') ? -size : size;
}

/** 1 without a number; NaN for 0, leading zeros, more than four decimals, and numbers too large to be exact. */
function countOf(number: Token | undefined, of: 'unit' | 'part'): number {
  if (number === undefined) return 1;
  const [, over = '', under = ''] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(number.text) ?? [];
  if (under !== '') return of === 'part' ? Number(over) / Number(under) : Number.NaN;
  if (/^(?:0|[1-9]\d{0,9})\.\d{1,4}$/.test(number.text)) return Number(number.text) || Number.NaN;
  const isWhole = /^[1-9]\d*$/.test(number.text) && Number.isSafeInteger(Number(number.text));
  return isWhole ? Number(number.text) : Number.NaN;
}

function reasonAgainstCount(text: string): string {
  return /[./]/.test(text)
    ? 'a fraction of an atom has up to four decimals, and only a part behind a dot is written as 1/2'
    : 'a count is a whole number from 1';
}

function reasonAgainst({ kind, text }: Token): string {
  if (kind === 'number') return 'a number stands behind an element or a bracket, or after a dot';
  return '+-^'.includes(text)
    ? 'a charge stands at the end, behind a ^ as in SO4^2-'
    : 'it has no meaning in a formula';
}

function add(atoms: ReadonlyMap<string, number>, times: number, to: Map<string, number>): void {
  for (const [symbol, count] of atoms) to.set(symbol, exactly((to.get(symbol) ?? 0) + count * times));
}

/** Sums of decimals without the last binary digits: 0.3 of 0.1·3. */
function exactly(count: number): number {
  return Number.isInteger(count) ? count : Number(count.toPrecision(14));
}

function invalid(token: Token, reason: string): Fault {
  return { ok: false, message: INVALID, place: placeOf(token, reason) };
}

/** 'Character 3, “Q”: there is no such element.' A reason that asks keeps its question mark. */
export function placeOf({ text, at }: { readonly text: string; readonly at: number }, reason: string): string {
  return `Character ${at}, “${text}”: ${reason}${reason.endsWith('?') ? '' : '.'}`;
}
