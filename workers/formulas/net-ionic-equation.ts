/**
 * The ionic and the net ionic equation of a reaction in water.
 *
 *   ionic: what is dissolved and dissociates is written as its ions;  net: without what is on both sides
 *
 * A state as typed decides: salts and strong acids that are (aq) are ions, solids, liquids and gases are not. Without one the
 * rules of solubility and of strong acids are taken: `openstaxChemistry2e`. The ions of complexes stay together. Weak acids,
 * water and molecules stay whole. Coefficients: `lib/chemistry/balancedEquation`.
 *
 * Refuses what is not an equation or cannot be balanced.
 */
import type { Formula } from '../contract.ts';
import { balancedEquation, readBalanced } from '../lib/chemistry/balancedEquation.ts';
import { readEquation, type State } from '../lib/chemistry/chemicalEquation.ts';
import { type IonPair, ionPairs, isBalanced, unitsOf } from '../lib/chemistry/chemicalIons.ts';
import { nameComplex } from '../lib/chemistry/complexNaming.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { greatestCommonDivisor } from '../lib/mathematics/greatestCommonDivisor.ts';
import { SOLUBILITY_RULES, SOLUBLE_CATIONS, STRONG_ACIDS } from '../reference/solubility.ts';

export interface NetIonicInput {
  readonly equation: string;
}

export interface NetIonicResult {
  /** Balanced, with states: 'AgNO3(aq) + NaCl(aq) → AgCl(s) + NaNO3(aq)'. */
  readonly balancedEquation: string;
  /** 'Ag^+ + NO3^- + Na^+ + Cl^- → AgCl(s) + Na^+ + NO3^-'. */
  readonly ionicEquation: string;
  /** '' where all ions are on both sides: nothing reacts. */
  readonly netEquation: string;
  /** Ions on both sides, as often as they cancel. */
  readonly spectators: readonly string[];
  /** What the rules decided, each a sentence. */
  readonly notes: readonly string[];
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'net-ionic-equation': FormulaType<NetIonicInput, NetIonicResult>;
  }
}

export default {
  id: 'net-ionic-equation',

  validate(candidate) {
    const equation = textOf(candidate.equation).trim();
    const read = readBalanced(equation, 'equation');
    return read.ok ? accept({ equation }) : read;
  },

  compute({ equation }) {
    const species = inWater(equation);
    const left = partsOf(species.filter(({ side }) => side === 'reactant'));
    const right = partsOf(species.filter(({ side }) => side === 'product'));
    const common = left.flatMap(({ text, count }) => {
      const other = right.find((each) => each.text === text);
      return other === undefined ? [] : [{ text, count: Math.min(count, other.count) }];
    });
    const [netLeft, netRight] = [without(left, common), without(right, common)];
    const divisor = [...netLeft, ...netRight].reduce((all, { count }) => greatestCommonDivisor(all, count), 0);
    return {
      balancedEquation: textOfSides(
        species.map(({ side, coefficient, shown }) => ({ side, count: coefficient, text: shown })),
      ),
      ionicEquation: `${sideText(left)} → ${sideText(right)}`,
      netEquation: divisor === 0 ? '' : `${sideText(netLeft, divisor)} → ${sideText(netRight, divisor)}`,
      spectators: common.map(({ text }) => text),
      notes: [...new Set(species.flatMap(({ dissociation: { note } }) => (note === null ? [] : [note])))],
    };
  },
} satisfies Formula<'net-ionic-equation'>;

/** What a substance is in water: ions, or what it is as a whole. */
interface Dissociation {
  /** With their counts in a formula unit; one, the substance itself, where it does not dissociate. */
  readonly parts: readonly { readonly formula: string; readonly count: number }[];
  readonly dissociates: boolean;
  /** As typed, or by the rules; null for an ion, which is in solution anyway, or where no rule says. */
  readonly state: State | null;
  /** A sentence where a rule decided, or none could. */
  readonly note: string | null;
}

/** A term of the equation. */
interface InWater {
  readonly side: 'reactant' | 'product';
  readonly coefficient: number;
  readonly dissociation: Dissociation;
  /** With its state: 'AgCl(s)'. */
  readonly shown: string;
}

function inWater(equation: string): readonly InWater[] {
  const { species } = balancedEquation(equation);
  const reading = readEquation(equation);
  if (!reading.ok) throw new Error('A validated equation can be read');
  const states = [...reading.reactants, ...reading.products].map(({ state }) => state);
  return species.map(({ formula, side, coefficient, charge }, index) => {
    const dissociation = dissociated(formula, charge, states[index] ?? null);
    const { state } = dissociation;
    return { side, coefficient, dissociation, shown: state === null ? formula : `${formula}(${state})` };
  });
}

interface Part {
  readonly text: string;
  readonly count: number;
}

/** Ions without their state, which is always (aq); whole substances with it. Each once. */
function partsOf(species: readonly InWater[]): readonly Part[] {
  const all = species.flatMap(({ coefficient, dissociation, shown }) =>
    dissociation.parts.map(({ formula, count }) => ({
      text: dissociation.dissociates || formula.includes('^') ? formula : shown,
      count: count * coefficient,
    })),
  );
  return [...new Set(all.map(({ text }) => text))].map((text) => ({
    text,
    count: all.reduce((sum, each) => (each.text === text ? sum + each.count : sum), 0),
  }));
}

function without(parts: readonly Part[], common: readonly Part[]): readonly Part[] {
  return parts
    .map(({ text, count }) => ({ text, count: count - (common.find((each) => each.text === text)?.count ?? 0) }))
    .filter(({ count }) => count > 0);
}

function textOfSides(terms: readonly (Part & { readonly side: InWater['side'] })[]): string {
  return (['reactant', 'product'] as const)
    .map((wanted) => sideText(terms.filter(({ side }) => side === wanted)))
    .join(' → ');
}

function sideText(parts: readonly Part[], divisor = 1): string {
  return parts.map(({ text, count }) => (count === divisor ? text : `${count / divisor} ${text}`)).join(' + ');
}

const WATER = 'H2O';
/** The state of what dissociates. */
const AQUEOUS = 'aq';

/**
 * What a substance is by its state as typed, or by the rules.
 *
 * @param formula as read: 'AgNO3', 'Ag^+'
 */
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
