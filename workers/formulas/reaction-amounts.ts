/**
 * A reaction from masses, amounts, solutions, liquids and gases: limiting reagent, products, percent yield, atom economy.
 *
 *   n = m·purity ÷ M;  n = c·V (solution);  n = ρ·V·purity ÷ M (liquid);  n = p·V ÷ (R·T) (gas)
 *   extent ξ = smallest n ÷ ν;  theoretical yield = ν·ξ·M;  percent yield = actual ÷ theoretical × 100
 *   atom economy = ν·M of the product ÷ Σ ν·M of all reactants × 100
 *
 * Source: conservation of mass `lavoisier`; atomic weights `prohaska2022`; gas constant `siBrochure2019`, gases taken as ideal; atom
 * economy `trost1991`. A reactant without an amount counts as in excess.
 *
 * Refuses what is not an equation or cannot be balanced; amounts of what is not a reactant, or two amounts of one; blanks and
 * unreadable numbers where they are needed; numbers not above 0; a purity above 100 %; a temperature below absolute zero; a product
 * that is not among those of the equation; an actual yield without amounts.
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
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { type FilledRow, filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { ZERO_CELSIUS_IN_KELVIN } from '../reference/physicalConstants.ts';

export type AmountKind = 'g' | 'mg' | 'kg' | 'mol' | 'mmol' | 'solution' | 'liquid' | 'gas';

export interface ReactionAmount {
  /** One of the reactants, without coefficient. */
  readonly formula: string;
  readonly kind: AmountKind;
  /** In its unit; mL of a solution or a liquid, L of a gas. Above 0. */
  readonly amount: number;
  /** mol/L of a solution, g/mL of a liquid, above 0. */
  readonly strength?: number;
  /** Percent of a solid or a liquid, above 0, at most 100. Left out: 100. */
  readonly purity?: number;
}

export interface ReactionAmountsInput {
  readonly equation: string;
  readonly amounts: readonly ReactionAmount[];
  /** °C of gases. Left out: 25. */
  readonly temperature?: number;
  /** kPa of gases, above 0. Left out: 101.325. */
  readonly pressure?: number;
  /** One of the products; '': the first. */
  readonly product: string;
  /** g of it that were obtained, above 0. */
  readonly actualMass?: number;
}

export interface ReactionAmountsResult {
  readonly balancedEquation: string;
  /** The same with states and arrow as typed: '2 H2(g) + O2(g) ⇌ 2 H2O(l)'. */
  readonly writtenEquation: string;
  /** The first of equals; null without amounts, as all that follows from them. */
  readonly limitingReagent: string | null;
  /** mol of the reaction as written. */
  readonly extent: number | null;
  readonly reactants: readonly {
    readonly formula: string;
    /** mol entered; null for one in excess, as what is left of it. */
    readonly moles: number | null;
    readonly usedMoles: number | null;
    readonly leftMoles: number | null;
    /** g. */
    readonly usedMass: number | null;
    readonly leftMass: number | null;
  }[];
  readonly products: readonly {
    readonly formula: string;
    readonly moles: number | null;
    /** g. */
    readonly mass: number | null;
    /** L if it is a gas, at the temperature and pressure. */
    readonly gasVolume: number | null;
    /** Percent. */
    readonly atomEconomy: number;
  }[];
  readonly product: string;
  /** g of the product at most; null without amounts. */
  readonly theoreticalMass: number | null;
  /** Percent; null without an actual mass. */
  readonly percentYield: number | null;
  /** Percent of the mass of the reactants that is in the product. */
  readonly atomEconomy: number;
}

const USUAL = { temperature: 25, pressure: 101.325 } as const;
/** L·kPa/(K·mol), the J/(K·mol) of the SI. */
const GAS_CONSTANT = 8.31446261815324;
const ML_PER_LITER = 1000;
/** g or mol in one. */
const MASSES: Readonly<Partial<Record<AmountKind, number>>> = { g: 1, mg: 1e-3, kg: 1e3 };
const AMOUNTS: Readonly<Partial<Record<AmountKind, number>>> = { mol: 1, mmol: 1e-3 };
const KINDS: readonly AmountKind[] = ['g', 'mg', 'kg', 'mol', 'mmol', 'solution', 'liquid', 'gas'];
/** Relative difference of n ÷ ν below which two reactants run out together. */
const SAME_EXTENT = 1e-12;

declare module '../contract.ts' {
  interface FormulaTypes {
    'reaction-amounts': FormulaType<ReactionAmountsInput, ReactionAmountsResult>;
  }
}

export default {
  id: 'reaction-amounts',

  validate(candidate) {
    const equation = textOf(candidate.equation).trim();
    const read = readBalanced(equation, 'equation');
    if (!read.ok) return read;
    const { species } = read.input;
    const amounts = checkedAmounts(candidate.amounts, namesOn(species, 'reactant'));
    if (!amounts.ok) return amounts;
    const numbers = enteredNumbers(candidate, [], ['temperature', 'pressure', 'actualMass']);
    if (!numbers.ok) return numbers;
    const { temperature, pressure } = { ...USUAL, ...numbers.input };
    const products = namesOn(species, 'product');
    const product = speciesName(textOf(candidate.product));
    if (product !== '' && !products.includes(product))
      return refuse('Please enter a product of the equation', 'product', `The products are ${products.join(', ')}.`);
    const refused = firstRefusal([
      [!(temperature > -ZERO_CELSIUS_IN_KELVIN), 'Please enter a temperature above −273.15 °C', 'temperature'],
      [!(pressure > 0), NOT_POSITIVE, 'pressure'],
      [!((numbers.input.actualMass ?? 1) > 0), NOT_POSITIVE, 'actualMass'],
      [
        numbers.input.actualMass !== undefined && amounts.input.length === 0,
        'Please enter an amount of a reactant: the yield is judged by it',
        'amounts.0.amount',
      ],
    ]);
    if (refused !== null) return refused;
    const input = { equation, amounts: amounts.input, ...numbers.input, product };
    return acceptFiniteResult(input, computed(input), 'amounts.0.amount');
  },

  compute: computed,
} satisfies Formula<'reaction-amounts'>;

function namesOn(species: readonly BalancedSpecies[], side: BalancedSpecies['side']): readonly string[] {
  return species.filter(isOn(side)).map(({ formula }) => formula);
}

function checkedAmounts(
  rows: Candidate<ReactionAmountsInput>['amounts'],
  reactants: readonly string[],
): Verdict<readonly ReactionAmount[]> {
  const read: ReactionAmount[] = [];
  for (const row of filledRows(rows, 'amounts', ['formula', 'amount'])) {
    // A reactant that is named without an amount is in excess.
    if (row.row.amount === null) continue;
    const amount = checkedAmount(row, reactants);
    if (!amount.ok) return amount;
    if (read.some(({ formula }) => formula === amount.input.formula))
      return refuse('Please enter each reactant once', `${row.path}.formula`);
    read.push(amount.input);
  }
  return accept(read);
}

function checkedAmount(
  { row, path }: FilledRow<Candidate<ReactionAmount>>,
  reactants: readonly string[],
): Verdict<ReactionAmount> {
  const formula = speciesName(textOf(row.formula));
  const { kind, amount, strength, purity } = row;
  if (formula === '') return refuse(REQUIRED, `${path}.formula`);
  if (!reactants.includes(formula))
    return refuse(
      'Please enter amounts of reactants of the equation only',
      `${path}.formula`,
      `The reactants are ${reactants.join(', ')}.`,
    );
  if (kind === '' || !KINDS.includes(kind)) return refuse(REQUIRED, `${path}.kind`);
  if (isMissing(amount)) return refuse(REQUIRED, `${path}.amount`);
  if (!(amount > 0)) return refuse(NOT_POSITIVE, `${path}.amount`);
  const needsStrength = kind === 'solution' || kind === 'liquid';
  if (needsStrength && isMissing(strength)) return refuse(REQUIRED, `${path}.strength`);
  if (needsStrength && !((strength ?? 0) > 0)) return refuse(NOT_POSITIVE, `${path}.strength`);
  const hasPurity = kind === 'liquid' || MASSES[kind] !== undefined;
  if (hasPurity && purity !== null && !(purity > 0 && purity <= 100))
    return refuse('Please enter a purity above 0 and up to 100 %', `${path}.purity`);
  return accept({
    formula,
    kind,
    amount,
    ...(needsStrength && strength !== null ? { strength } : {}),
    ...(hasPurity && purity !== null ? { purity } : {}),
  });
}

/** mol of what was entered. */
function molesOf(
  { kind, amount, strength = 1, purity = 100 }: ReactionAmount,
  molarMass: number,
  { temperature, pressure }: { readonly temperature: number; readonly pressure: number },
): number {
  const mass = MASSES[kind];
  if (mass !== undefined) return (amount * mass * purity) / 100 / molarMass;
  if (kind === 'solution') return (amount * strength) / ML_PER_LITER;
  if (kind === 'liquid') return (amount * strength * purity) / 100 / molarMass;
  if (kind === 'gas') return (pressure * amount) / (GAS_CONSTANT * (temperature + ZERO_CELSIUS_IN_KELVIN));
  return amount * (AMOUNTS[kind] ?? 1);
}

function computed(input: ReactionAmountsInput): ReactionAmountsResult {
  const { equation, amounts, actualMass, temperature, pressure } = { ...USUAL, ...input };
  const balanced = balancedEquation(equation);
  const { species } = balanced;
  const given = new Map(
    species.filter(isOn('reactant')).flatMap(({ formula, molarMass }) => {
      const own = amounts.find((each) => each.formula === formula);
      return own === undefined ? [] : [[formula, molesOf(own, molarMass, { temperature, pressure })] as const];
    }),
  );
  const limiting = limitingOf(species, given);
  const extent = limiting?.extent ?? null;
  const fed = species.filter(isOn('reactant')).reduce((sum, each) => sum + each.coefficient * each.molarMass, 0);
  const products = species.filter(isOn('product')).map(({ formula, coefficient, molarMass }) => {
    const moles = times(extent, coefficient);
    return {
      formula,
      moles,
      mass: times(moles, molarMass),
      gasVolume: times(moles, (GAS_CONSTANT * (temperature + ZERO_CELSIUS_IN_KELVIN)) / pressure),
      atomEconomy: (100 * coefficient * molarMass) / fed,
    };
  });
  const chosen = products.find(({ formula }) => formula === input.product) ?? products[0];
  const theoreticalMass = chosen?.mass ?? null;
  return {
    balancedEquation: textOfBalanced(species),
    writtenEquation: textAsWritten(balanced),
    limitingReagent: limiting?.formula ?? null,
    extent,
    reactants: species.filter(isOn('reactant')).map((each) => {
      const moles = given.get(each.formula) ?? null;
      const usedMoles = times(extent, each.coefficient);
      const leftMoles = moles === null || usedMoles === null ? null : leftOver(moles, usedMoles);
      return {
        formula: each.formula,
        moles,
        usedMoles,
        leftMoles,
        usedMass: times(usedMoles, each.molarMass),
        leftMass: times(leftMoles, each.molarMass),
      };
    }),
    products,
    product: chosen?.formula ?? '',
    theoreticalMass,
    percentYield: actualMass === undefined || theoreticalMass === null ? null : (100 * actualMass) / theoreticalMass,
    atomEconomy: chosen?.atomEconomy ?? 0,
  };
}

function limitingOf(
  species: readonly BalancedSpecies[],
  given: ReadonlyMap<string, number>,
): { readonly formula: string; readonly extent: number } | undefined {
  const [first, ...others] = species.filter(isOn('reactant')).flatMap(({ formula, coefficient }) => {
    const moles = given.get(formula);
    return moles === undefined ? [] : [{ formula, extent: moles / coefficient }];
  });
  return others.reduce(
    (least, each) => (least !== undefined && each.extent < least.extent * (1 - SAME_EXTENT) ? each : least),
    first,
  );
}

/** The remainder of a reactant that runs out is exactly 0, despite rounding. */
function leftOver(moles: number, usedMoles: number): number {
  return moles - usedMoles <= moles * SAME_EXTENT ? 0 : moles - usedMoles;
}

function times(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
