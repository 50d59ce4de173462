/**
 * What a substance is in water: ions, or what it is as a whole.
 *
 * A state as typed decides: salts and strong acids that are (aq) are ions, solids, liquids and gases are not. Without one the
 * rules of `solubility` are taken. The ions of complexes stay together. Weak acids, water and molecules stay whole.
 */
import { SOLUBILITY_RULES, SOLUBLE_CATIONS, STRONG_ACIDS } from '../../reference/solubility.ts';
import type { State } from './chemicalEquation.ts';
import { type IonPair, ionPairs, isBalanced, unitsOf } from './chemicalIons.ts';
import { nameComplex } from './complexNaming.ts';

export interface Dissociation {
  /** With their counts in a formula unit; one, the substance itself, where it does not dissociate. */
  readonly parts: readonly { readonly formula: string; readonly count: number }[];
  readonly dissociates: boolean;
  /** As typed, or by the rules; null for an ion, which is in solution anyway, or where no rule says. */
  readonly state: State | null;
  /** A sentence where a rule decided, or none could. */
  readonly note: string | null;
}

const WATER = 'H2O';
/** The rule of a substance that is typed without a state. */
const AQUEOUS = 'aq';

/** @param formula as read: 'AgNO3', 'Ag^+' */
export function dissociated(formula: string, charge: number, typed: State | null): Dissociation {
  const whole = { parts: [{ formula, count: 1 }], dissociates: false } as const;
  if (charge !== 0) return { ...whole, state: typed, note: null };
  const acid = Object.hasOwn(STRONG_ACIDS, formula) ? STRONG_ACIDS[formula] : undefined;
  if (acid !== undefined) {
    if (typed !== null && typed !== AQUEOUS) return { ...whole, state: typed, note: null };
    const parts = [
      { formula: 'H^+', count: acid.protons },
      { formula: acid.anion, count: 1 },
    ];
    return { parts, dissociates: true, state: AQUEOUS, note: typed === null ? `${formula} is a strong acid.` : null };
  }
  if (formula === WATER) return { ...whole, state: typed ?? 'l', note: null };
  const pair = ionPairs(unitsOf(formula)).find(isBalanced) ?? complexSalt(formula);
  // An acid that is not strong, a molecule, an element.
  if (pair === undefined || pair.cation.formula === 'H' || typed === 's' || typed === 'l' || typed === 'g')
    return { ...whole, state: typed, note: null };
  const dissolves = typed === AQUEOUS ? true : isSoluble(pair);
  const name = `${pair.cation.name} ${pair.anion.name}`;
  if (dissolves === null)
    return { ...whole, state: null, note: `No rule here says whether ${name} dissolves: write (aq) or (s) behind it.` };
  if (!dissolves) return { ...whole, state: 's', note: `${formula}, ${name}, is taken as insoluble.` };
  return {
    parts: [ionOf(pair.cation), ionOf(pair.anion)],
    dissociates: true,
    state: AQUEOUS,
    note: typed === null ? `${formula}, ${name}, is taken as soluble.` : null,
  };
}

/** The ions of [Cu(NH3)4]SO4 and K4[Fe(CN)6]: a complex stays whole. */
function complexSalt(formula: string): IonPair | undefined {
  const compound = nameComplex(formula)?.compound;
  return compound?.waters === 0 ? (compound.ions ?? undefined) : undefined;
}

/** By the solubility rules; null where no rule applies. */
function isSoluble({ cation, anion }: IonPair): boolean | null {
  const formula = ionOf(cation).formula;
  if (SOLUBLE_CATIONS.includes(formula)) return true;
  // The hydroxides of complexes are strong bases in solution, as of [Ag(NH3)2]+; those of the metals themselves are not.
  if (formula.startsWith('[') && anion.name === 'hydroxide') return true;
  const rule = SOLUBILITY_RULES.find(({ anions }) => anions.includes(anion.name));
  if (rule === undefined || (formula.startsWith('[') && !rule.dissolves)) return null;
  return rule.dissolves !== rule.except.includes(formula);
}

function ionOf({ formula, charge, count }: IonPair['cation']): { readonly formula: string; readonly count: number } {
  const size = Math.abs(charge);
  return { formula: `${formula}^${size === 1 ? '' : size}${charge > 0 ? '+' : '-'}`, count };
}
