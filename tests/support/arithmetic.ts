/** Evaluates a line of a working, as a reader with a pocket calculator would. */
import { erfc } from '#workers/lib/mathematics/errorFunction.ts';

const TOKEN = /\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+|[a-z]+[₁₀₂]*|\S)/gu;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const CONSTANTS: Readonly<Record<string, number>> = { π: Math.PI, e: Math.E };
const FUNCTIONS: Readonly<Record<string, (...of: readonly number[]) => number>> = {
  ln: (x = Number.NaN) => Math.log(x),
  log: (x = Number.NaN) => Math.log10(x),
  'log₁₀': (x = Number.NaN) => Math.log10(x),
  'log₂': (x = Number.NaN) => Math.log2(x),
  exp: (x = Number.NaN) => Math.exp(x),
  erfc: (x = Number.NaN) => erfc(x),
  round: (x = Number.NaN) => Math.round(x),
  '√': (x = Number.NaN) => Math.sqrt(x),
  '∛': (x = Number.NaN) => Math.cbrt(x),
  min: Math.min,
  max: Math.max,
};
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '|': '|', '⌊': '⌋' };

/** Returns the value of the line, NaN or infinite where it divides by 0; null where it is not plain arithmetic. */
export function evaluated(line: string): number | null {
  const tokens = [...line.matchAll(TOKEN)].map(([, token = '']) => token);
  const reader = new Reader(tokens);
  const value = reader.sum();
  return reader.isAtEnd && reader.understood ? value : null;
}

class Reader {
  #at = 0;
  #understood = true;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** False once it reached something that is not arithmetic. */
  get understood(): boolean {
    return this.#understood;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value += this.#product();
      else if (this.#takes('−', '-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#takes('·', '×')) value *= this.#signed();
      else if (this.#takes('÷')) value /= this.#signed();
      else return value;
    }
  }

  #signed(): number {
    return this.#takes('−', '-') ? -this.#signed() : this.#power();
  }

  #power(): number {
    const base = this.#single();
    if (this.#takes('^')) return base ** this.#signed();
    const raised = this.#tokens[this.#at];
    if (raised === undefined || !/^[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/.test(raised)) return base;
    this.#at += 1;
    return base ** Number([...raised].map((each) => (each === '⁻' ? '-' : SUPERSCRIPTS.indexOf(each))).join(''));
  }

  #single(): number {
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    const called = FUNCTIONS[token];
    if (called !== undefined) return called(...this.#given());
    const closing = CLOSING[token];
    if (closing !== undefined) return this.#enclosed(token, closing);
    const value = CONSTANTS[token] ?? (/^\d/.test(token) ? Number(token) : this.#notArithmetic());
    return this.#takes('π') ? value * Math.PI : value;
  }

  /** In parentheses a whole sum, else the next number. */
  #given(): readonly number[] {
    if (!this.#takes('(')) return [this.#single()];
    const given = [this.sum()];
    while (this.#takes(',')) given.push(this.sum());
    return this.#takes(')') ? given : [this.#notArithmetic()];
  }

  #enclosed(opening: string, closing: string): number {
    const value = this.sum();
    if (!this.#takes(closing)) return this.#notArithmetic();
    if (opening === '|') return Math.abs(value);
    return opening === '⌊' ? Math.floor(value) : value;
  }

  #notArithmetic(): number {
    this.#understood = false;
    return Number.NaN;
  }

  #takes(...wanted: readonly string[]): boolean {
    const isNext = wanted.includes(this.#tokens[this.#at] ?? '');
    if (isNext) this.#at += 1;
    return isNext;
  }
}
