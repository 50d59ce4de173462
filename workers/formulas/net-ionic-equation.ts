/**
 * The ionic and the net ionic equation of a reaction in water.
 *
 *   ionic: what is dissolved and dissociates is written as its ions;  net: without what is on both sides
 *
 * States as typed decide, else the rules of solubility and of strong acids: `openstaxChemistry2e`, by `lib/dissociation`.
 * Coefficients: `lib/balancedEquation`.
 *
 * Refuses what is not an equation or cannot be balanced.
 */
import type { Formula } from '../contract.ts';
import { balancedEquation, readBalanced } from '../lib/chemistry/balancedEquation.ts';
import { readEquation } from '../lib/chemistry/chemicalEquation.ts';
import { type Dissociation, dissociated } from '../lib/chemistry/dissociation.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { greatestCommonDivisor } from '../lib/mathematics/greatestCommonDivisor.ts';

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
    return { side, coefficient, dissociation, shown: withState(formula, dissociation) };
  });
}

function withState(formula: string, { state }: Dissociation): string {
  return state === null ? formula : `${formula}(${state})`;
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
