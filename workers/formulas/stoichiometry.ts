/**
 * Balances a chemical equation and, from amounts of the reactants, finds the limiting reagent, the products and what is
 * left over.
 *
 *   extent ξ = smallest n ÷ ν of the reactants with an amount;  made or used = ν·ξ;  left = n − ν·ξ    mol
 *   n = mass ÷ molar mass;  ν = the coefficient
 *
 * Source: conservation of mass, `lavoisier`; atomic weights `prohaska2022`. Coefficients: `lib/equationBalance`. A
 * reactant without an amount counts as in excess. The reaction is taken to run to completion.
 *
 * Refuses anything that is not an equation, an unknown element or a faulty formula, an equation without a balanced form
 * or with more than one, by its atoms and its charges; then an amount without a formula or unreadable, one for no reactant or for the same again, one
 * not above 0, a percent yield outside 0 to 100, and amounts too large to calculate with.
 */

import type { Candidate, Formula, Verdict } from '../contract.ts';
import {
  type BalancedSpecies,
  balancedEquation,
  isOn,
  readBalanced,
  textAsWritten,
  textOfBalanced,
} from '../lib/chemistry/balancedEquation.ts';
import { speciesName } from '../lib/chemistry/chemicalEquation.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { acceptWithinNumbers, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

export interface ReactantAmount {
  /** One of the reactants, without coefficient. */
  readonly formula: string;
  /** In `unit`, above 0. */
  readonly amount: number;
  readonly unit: 'g' | 'mol';
}

export interface StoichiometryInput {
  readonly equation: string;
  readonly amounts: readonly ReactantAmount[];
  /** Percent of the product that is obtained, above 0, at most 100. */
  readonly percentYield?: number;
}

export interface StoichiometryResult {
  /** Reactants, then products. */
  readonly coefficients: readonly number[];
  /** '2 H2 + O2 → 2 H2O'. */
  readonly balancedEquation: string;
  /** The same with states and arrow as typed: '2 H2(g) + O2(g) ⇌ 2 H2O(l)'. */
  readonly writtenEquation: string;
  readonly species: readonly BalancedSpecies[];
  /** What was left out of a formula or can be read otherwise, each sentence with its formula. */
  readonly notes: readonly string[];
  /** The first of equals; null without amounts, as all that follows from them. */
  readonly limitingReagent: string | null;
  /** mol of the reaction as written. */
  readonly extent: number | null;
  readonly reactants: readonly {
    readonly formula: string;
    /** What was entered, in mol; null for a reactant in excess, as what is left of it. */
    readonly moles: number | null;
    readonly usedMoles: number | null;
    /** g. */
    readonly usedMass: number | null;
    readonly leftoverMoles: number | null;
    /** g. */
    readonly leftoverMass: number | null;
  }[];
  readonly products: readonly {
    readonly formula: string;
    readonly moles: number | null;
    /** g. */
    readonly mass: number | null;
    /** g, at the percent yield given; null without one. */
    readonly actualMass: number | null;
  }[];
}

/** Relative difference of n ÷ ν below which two reactants run out together. */
const SAME_EXTENT = 1e-12;

declare module '../contract.ts' {
  interface FormulaTypes {
    stoichiometry: FormulaType<StoichiometryInput, StoichiometryResult>;
  }
}

export default {
  id: 'stoichiometry',

  validate(candidate) {
    const { equation } = candidate;
    const reading = readBalanced(equation, 'equation');
    if (!reading.ok) return reading;
    const amounts = checkedAmounts(
      rowsOf(candidate.amounts),
      reading.input.species.filter(isOn('reactant')).map(({ formula }) => formula),
    );
    if (!amounts.ok) return amounts;
    const { percentYield } = candidate;
    if (percentYield !== null && !(percentYield > 0 && percentYield <= 100))
      return refuse('Please enter a percent yield above 0 and up to 100', 'percentYield');
    const input = {
      equation: equation.trim(),
      amounts: amounts.input,
      ...(percentYield === null ? {} : { percentYield }),
    };
    const { reactants, products } = computed(input);
    const masses = [
      ...reactants.flatMap(({ moles, usedMoles, usedMass, leftoverMass }) => [
        moles,
        usedMoles,
        usedMass,
        leftoverMass,
      ]),
      ...products.flatMap(({ moles, mass }) => [moles, mass]),
    ];
    return acceptWithinNumbers(input, masses, 'amounts.0.amount');
  },

  compute: computed,
} satisfies Formula<'stoichiometry'>;

/** Rows without an amount are passed over: their reactant is in excess. */
function checkedAmounts(
  rows: Candidate<readonly ReactantAmount[]>,
  reactants: readonly string[],
): Verdict<readonly ReactantAmount[]> {
  const amounts: ReactantAmount[] = [];
  for (const [index, { formula: typed, amount, unit }] of rows.entries()) {
    if (amount === null) continue;
    const path = (name: string) => `amounts.${index}.${name}`;
    const formula = speciesName(typed);
    if (formula === '') return refuse(REQUIRED, path('formula'));
    if (Number.isNaN(amount)) return refuse(REQUIRED, path('amount'));
    if (unit === '') return refuse(REQUIRED, path('unit'));
    if (!reactants.includes(formula))
      return refuse(
        'Please enter amounts of reactants of the equation only',
        path('formula'),
        `The reactants are ${reactants.join(', ')}.`,
      );
    if (amounts.some((other) => other.formula === formula))
      return refuse('Please enter each reactant once', path('formula'));
    amounts.push({ formula, amount, unit });
  }
  const notAbove = rows.findIndex(({ amount }) => amount !== null && amount <= 0);
  if (notAbove >= 0) return refuse(NOT_POSITIVE, `amounts.${notAbove}.amount`);
  return accept(amounts);
}

function computed({ equation, amounts, percentYield }: StoichiometryInput): StoichiometryResult {
  const balanced = balancedEquation(equation);
  const { species, notes } = balanced;
  const given = species.flatMap((each) => {
    const own = amounts.find(({ formula }) => formula === each.formula && each.side === 'reactant');
    return own === undefined ? [] : [{ ...each, moles: own.unit === 'mol' ? own.amount : own.amount / each.molarMass }];
  });
  const [first, ...others] = given.map((each) => ({ ...each, extent: each.moles / each.coefficient }));
  const limiting = others.reduce(
    (least, each) => (least !== undefined && each.extent < least.extent * (1 - SAME_EXTENT) ? each : least),
    first,
  );
  const extent = limiting?.extent ?? null;
  return {
    coefficients: species.map(({ coefficient }) => coefficient),
    balancedEquation: textOfBalanced(species),
    writtenEquation: textAsWritten(balanced),
    species,
    notes,
    limitingReagent: limiting?.formula ?? null,
    extent,
    reactants: species.filter(isOn('reactant')).map(({ formula, coefficient, molarMass }) => {
      const moles = given.find((each) => each.formula === formula)?.moles ?? null;
      const usedMoles = extent === null ? null : coefficient * extent;
      const leftoverMoles = moles === null || usedMoles === null ? null : left(moles, usedMoles);
      return {
        formula,
        moles,
        usedMoles,
        usedMass: times(usedMoles, molarMass),
        leftoverMoles,
        leftoverMass: times(leftoverMoles, molarMass),
      };
    }),
    products: species.filter(isOn('product')).map(({ formula, coefficient, molarMass }) => {
      const moles = times(extent, coefficient);
      const mass = times(moles, molarMass);
      return { formula, moles, mass, actualMass: percentYield === undefined ? null : times(mass, percentYield / 100) };
    }),
  };
}

/** The remainder of a reactant that runs out is exactly 0, despite rounding. */
function left(moles: number, usedMoles: number): number {
  return moles - usedMoles <= moles * SAME_EXTENT ? 0 : moles - usedMoles;
}

function times(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
