/**
 * A formula with capitals where symbols begin, from letters in any case: NaCl of nacl, CoCl2 and COCl2 of COCL2.
 *
 * Of several ways the ones come first whose compound has a name by the rules of `formulaNaming`, then those of few and common
 * elements. Without digits and without such a name, nothing is suggested: 'banana' is not read as BaNaNa.
 */
import { ELEMENTS } from '../../reference/elements.ts';
import { nameFormula } from './formulaNaming.ts';

interface Way {
  readonly text: string;
  readonly cost: number;
}

const COMMON = 'H C N O F Na Mg Al Si P S Cl K Ca Fe Cu Zn Br Ag I Ba Li Pb Hg Mn Ni Co Cr Sn Ti'.split(' ');
/** Atomic number from which elements are made in laboratories alone. */
const FIRST_MADE = 93;
const MADE = Object.keys(ELEMENTS).slice(FIRST_MADE - 1);
/** Ways that are carried on from letter to letter. */
const WIDTH = 12;
/** Letters in one run; words are longer. */
const LONGEST_RUN = 14;
const MOST = 3;

/** The likeliest first; none where the letters make up no symbols. */
export function caseVariants(text: string): readonly string[] {
  const pieces = text.match(/[A-Za-z]+|[^A-Za-z]+/g) ?? [];
  if (pieces.some((piece) => /^[A-Za-z]/.test(piece) && piece.length > LONGEST_RUN)) return [];
  let ways: readonly Way[] = [{ text: '', cost: 0 }];
  for (const piece of pieces) {
    const own = /^[A-Za-z]/.test(piece) ? waysOf(piece) : [{ text: piece, cost: 0 }];
    ways = cheapest(
      ways.flatMap((way) => own.map(({ text: next, cost }) => ({ text: way.text + next, cost: way.cost + cost }))),
    );
  }
  const named = ways.filter((way) => nameFormula(way.text).ok);
  if (named.length > 0) return named.slice(0, MOST).map((way) => way.text);
  return /\d/.test(text) && !/\s/.test(text) ? ways.slice(0, 1).map((way) => way.text) : [];
}

/** The ways to divide letters into symbols. */
function waysOf(letters: string): readonly Way[] {
  const upTo: (readonly Way[])[] = [[{ text: '', cost: 0 }]];
  for (let end = 1; end <= letters.length; end += 1)
    upTo.push(
      cheapest(
        [1, 2].flatMap((length) => {
          const typed = letters.slice(Math.max(end - length, 0), end);
          const symbol = typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase();
          if (typed.length < length || !Object.hasOwn(ELEMENTS, symbol)) return [];
          return (upTo[end - length] ?? []).map(({ text, cost }) => ({
            text: text + symbol,
            cost: cost + costOf(symbol),
          }));
        }),
      ),
    );
  return upTo[letters.length] ?? [];
}

function costOf(symbol: string): number {
  if (COMMON.includes(symbol)) return 1;
  return MADE.includes(symbol) ? 9 : 3;
}

function cheapest(ways: readonly Way[]): readonly Way[] {
  return [...ways].sort((one, other) => one.cost - other.cost).slice(0, WIDTH);
}
