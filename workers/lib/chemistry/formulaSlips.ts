/**
 * Counts that can be read but are hardly meant: a zero for the letter O (H20, Fe203), a one for a small l (CaC12).
 *
 * Each is asked about, with the likely formula and with the one as typed, its symbol in brackets. Formulas with both carbon
 * and hydrogen may have such counts, and are asked only where no molecule has so much hydrogen.
 */
import type { AtomCount } from './formulaParser.ts';
import { allowsValences } from './valenceRules.ts';

export interface CountSlip {
  /** Index of the count in the text. */
  readonly index: number;
  readonly digits: string;
  readonly meant: string;
  /** The formula as it is likely meant, and as typed but without a question. */
  readonly suggestions: readonly [string, string];
}

interface CountedSymbol {
  readonly symbol: string;
  readonly digits: string;
  readonly index: number;
  /** The rest of its part, before and behind. */
  readonly before: string;
  readonly after: string;
}

/** As typed, a part of one element alone, such as C60: clusters that are known. */
const CLUSTERS = ['C20', 'C60', 'C70', 'B40'];
/** Where one count is this large, the others may have three digits too. */
const LARGE_COUNT = 50;

/** @param text a formula that can be read, in its plain form */
export function slipIn(text: string, atoms: readonly AtomCount[]): CountSlip | null {
  for (const counted of countedSymbols(text)) {
    const { symbol, digits, index } = counted;
    const letters = isZeroForO(counted, atoms)
      ? ([`${digits.replace(/0/g, 'O')}`, 'a zero, or the letter O?'] as const)
      : isOneForL(counted)
        ? ([digits.replace('1', 'l'), 'a one, or the letter l?'] as const)
        : null;
    if (letters === null) continue;
    const [start, end] = [text.slice(0, index), text.slice(index + digits.length)];
    const asTyped = `${start.slice(0, -symbol.length)}${digits === '1' ? symbol : `(${symbol})${digits}`}${end}`;
    return { index, digits, meant: letters[1], suggestions: [start + letters[0] + end, asTyped] };
  }
  return null;
}

function countedSymbols(text: string): readonly CountedSymbol[] {
  return Array.from(
    text.matchAll(/([A-Z][a-z]?)(\d{1,6})(?![.\d/])/g),
    ({ 1: symbol = '', 2: digits = '', index = 0 }) => {
      const from = Math.max(text.lastIndexOf('·', index), 0);
      const to = text.indexOf('·', index) < 0 ? text.length : text.indexOf('·', index);
      const before = text.slice(from, index).replace(/^·?[\d./]*/, '');
      return {
        symbol,
        digits,
        index: index + symbol.length,
        before,
        after: text.slice(index + symbol.length + digits.length, to).split('^', 1)[0] ?? '',
      };
    },
  );
}

function isZeroForO({ symbol, digits, before, after }: CountedSymbol, atoms: readonly AtomCount[]): boolean {
  if (/^[1-9]0$/.test(digits) && before === '' && after === '') return !CLUSTERS.includes(symbol + digits);
  const has = (wanted: string) => atoms.some((atom) => atom.symbol === wanted);
  const isOrganic = has('C') && has('H');
  if (isOrganic && symbol === 'H' && /[2-9]0/.test(digits)) return !allowsValences(atoms);
  const others = atoms.filter((atom) => atom.symbol !== symbol).some(({ count }) => count >= LARGE_COUNT);
  return /^[1-9]0[2-9]$/.test(digits) && !others && !(isOrganic && symbol === 'H');
}

/** Carbon with a count that begins with 1, behind another element and not before hydrogen: Hill's order puts carbon first. */
function isOneForL({ symbol, digits, before, after }: CountedSymbol): boolean {
  return symbol === 'C' && /^1\d?$/.test(digits) && /[A-Za-z\d)\]}]$/.test(before) && !after.startsWith('H');
}
