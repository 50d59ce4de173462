/**
 * Reads a formula that somebody typed.
 *
 *   sum = product {(+ | −) product}
 *   product = unary {(* | /) unary}
 *   unary = − unary | + unary | power
 *   power = atom [^ unary]
 *   atom = number | name | function ( sum ) | ( sum )
 *
 * So −a^2 is −(a²), 2^−b is allowed and a^b^c is a^(b^c). × · ÷ − ** ² ³ are read as their plain signs. Nothing is multiplied
 * that does not have a sign between.
 */
import type { Verdict } from '../../contract.ts';
import { accept, refuse } from '../../lib/inputs/verdict.ts';

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'call'; readonly function: FunctionName; readonly of: Expression }
  | { readonly kind: 'pair'; readonly sign: Sign; readonly left: Expression; readonly right: Expression };

export type FunctionName = (typeof FUNCTIONS)[number];
export type Sign = '+' | '-' | '*' | '/' | '^';

const FUNCTIONS = ['ln', 'log10', 'exp', 'sqrt'] as const;
const CONSTANTS: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['π', Math.PI],
]);
/** Each program has its own logarithm of that name. */
const AMBIGUOUS = 'log';
/** Also bounds how deep parentheses can be. */
const MOST_LETTERS = 1000;

const TOKEN =
  /(?:(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>\p{L}[\p{L}\d_]*)|(?<power>[²³])|(?<sign>\*\*|[-+*/^()×·÷−]))/uy;
const PLAIN: Readonly<Record<string, string>> = { '**': '^', '×': '*', '·': '*', '÷': '/', '−': '-' };
const POWERS: Readonly<Record<string, number>> = { '²': 2, '³': 3 };

interface Token {
  /** Where it begins, for messages. */
  readonly at: number;
  readonly number?: number;
  readonly name?: string;
  readonly sign?: string;
}

/** Where the text cannot be read; `isOpen` where only a closing parenthesis is missing. */
class Unreadable extends Error {
  readonly at: number;
  readonly isOpen: boolean;
  constructor(at: number, isOpen = false) {
    super('The formula cannot be read');
    this.at = at;
    this.isOpen = isOpen;
  }
}

/** Returns whether a name stands for a function or a constant in formulas. */
export function isReservedName(name: string): boolean {
  return name === AMBIGUOUS || CONSTANTS.has(name) || isFunction(name);
}

/** Returns whether a text can be a name in formulas: a letter, then letters, digits and _. */
export function isName(text: string): boolean {
  return /^\p{L}[\p{L}\d_]*$/u.test(text);
}

/**
 * Reads a formula, or refuses it with the place.
 *
 * @param path key of the input, for the issue
 */
export function readExpression(text: string, path: string): Verdict<Expression> {
  if (text.length > MOST_LETTERS) return refuse(`Please enter a formula of at most ${MOST_LETTERS} characters`, path);
  try {
    const tokens = tokensOf(text);
    if (tokens.some(({ name }) => name === AMBIGUOUS))
      return refuse('"log" is ambiguous: please write ln or log10', path);
    return accept(parsed(tokens, text.length));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.isOpen) return refuse('The formula is not complete: a closing parenthesis is missing', path);
    return refuse(`The formula cannot be read at "${restOf(text, error.at)}"`, path);
  }
}

/** Returns the names in a formula in the order in which they first occur, constants left out. */
export function namesIn(expression: Expression): readonly string[] {
  const names = new Set<string>();
  const visit = (part: Expression): void => {
    if (part.kind === 'name') names.add(part.name);
    else if (part.kind === 'pair') [part.left, part.right].forEach(visit);
    else if (part.kind !== 'number') visit(part.of);
  };
  visit(expression);
  return [...names];
}

/** Where nothing follows, the last sign is what cannot be read. */
function restOf(text: string, at: number): string {
  const rest = text.slice(at).trim();
  return rest === '' ? text.trim().slice(-1) : rest;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = spaceEnd(text, 0); at < text.length; at = spaceEnd(text, TOKEN.lastIndex)) {
    TOKEN.lastIndex = at;
    const { number, name, power, sign } = TOKEN.exec(text)?.groups ?? {};
    if (number !== undefined) tokens.push({ at, number: Number(number) });
    else if (name !== undefined) tokens.push({ at, name: name.normalize('NFKC') });
    else if (power !== undefined) tokens.push({ at, sign: '^' }, { at, number: POWERS[power] ?? 1 });
    else if (sign !== undefined) tokens.push({ at, sign: PLAIN[sign] ?? sign });
    else throw new Unreadable(at);
  }
  return tokens;
}

/** Returns where what follows the blanks begins. */
function spaceEnd(text: string, from: number): number {
  return text.length - text.slice(from).trimStart().length;
}

function parsed(tokens: readonly Token[], end: number): Expression {
  let next = 0;
  const whole = sum();
  if (next < tokens.length) throw unexpected();
  return whole;

  function unexpected(isOpen = false): Unreadable {
    return new Unreadable(tokens[next]?.at ?? end, isOpen && next === tokens.length);
  }

  /** Takes the next token where it is one of the signs. */
  function taken<Taken extends string>(...signs: readonly Taken[]): Taken | null {
    const sign = signs.find((each) => each === tokens[next]?.sign);
    if (sign === undefined) return null;
    next += 1;
    return sign;
  }

  function sum(): Expression {
    let left = product();
    for (let sign = taken('+', '-'); sign !== null; sign = taken('+', '-'))
      left = { kind: 'pair', sign, left, right: product() };
    return left;
  }

  function product(): Expression {
    let left = unary();
    for (let sign = taken('*', '/'); sign !== null; sign = taken('*', '/'))
      left = { kind: 'pair', sign, left, right: unary() };
    return left;
  }

  function unary(): Expression {
    const sign = taken('-', '+');
    if (sign === null) return power();
    return sign === '-' ? { kind: 'negative', of: unary() } : unary();
  }

  function power(): Expression {
    const left = atom();
    return taken('^') === null ? left : { kind: 'pair', sign: '^', left, right: unary() };
  }

  function atom(): Expression {
    if (taken('(') !== null) return inParentheses();
    const { number, name } = tokens[next] ?? {};
    if (number === undefined && name === undefined) throw unexpected();
    next += 1;
    if (name === undefined) return { kind: 'number', value: number ?? 0 };
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return { kind: 'number', value: constant };
    if (!isFunction(name)) return { kind: 'name', name };
    if (taken('(') === null) throw unexpected();
    return { kind: 'call', function: name, of: inParentheses() };
  }

  function inParentheses(): Expression {
    const inner = sum();
    if (taken(')') === null) throw unexpected(true);
    return inner;
  }
}

function isFunction(name: string): name is FunctionName {
  return FUNCTIONS.some((each) => each === name);
}
