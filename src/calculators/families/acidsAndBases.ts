/** What is said of concentrated acids and bases, only where one is used. */
import { STOCK_REAGENTS, type StockReagent } from '#workers/reference/stockReagents.ts';

const ACID = 'Add the acid slowly to the water, not the water to it: it heats. Wear goggles and gloves.';
const BASE = 'Add the base slowly to cold water: it heats. Wear goggles and gloves.';
const AMMONIA = 'Ammonia: work in the hood.';

/** @param reagents that are used, each at most once in what is said */
export function handlingOf(reagents: readonly StockReagent[]): readonly string[] {
  const kinds = reagents.map(({ kind }) => kind);
  return [
    kinds.includes('acid') ? ACID : '',
    kinds.includes('base') ? BASE : '',
    reagents.some(({ formula }) => formula === 'NH3') ? AMMONIA : '',
  ].filter((text) => text !== '');
}

/** Bases are sold as solids as well, and heat when they dissolve. */
const SOLID_TOO: readonly string[] = ['NaOH', 'KOH'];

/**
 * The acid or base that a component is by its name or formula: 'Acetic acid, 17.4 M', 'NaOH'; not Tris-HCl, which is a salt.
 *
 * @param isSolid weighed: a solid with the name of an acid, such as an acid that is not a liquid, is not meant
 */
export function acidOrBase(name: string, formula: string, isSolid: boolean): StockReagent | undefined {
  const reagents: readonly StockReagent[] = Object.values(STOCK_REAGENTS);
  return reagents.find((reagent) => {
    if (isSolid && !SOLID_TOO.includes(reagent.formula)) return false;
    const [full = ''] = reagent.name.toLowerCase().split(/,| solution/);
    const isWritten = name.trim().startsWith(reagent.formula) && !/^\w/.test(name.trim().slice(reagent.formula.length));
    return hasWord(name.toLowerCase(), full) || isWritten || formula.trim() === reagent.formula;
  });
}

/** Whether the words are in the text, and not as a part of longer ones: no 'acetic acid' in 'peroxyacetic acid'. */
function hasWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!/[a-z-]/.test(text.charAt(at - 1)) && !/[a-z]/.test(text.charAt(at + words.length))) return true;
  }
  return false;
}
