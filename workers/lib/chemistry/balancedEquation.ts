/** An equation as typed, balanced, or the reason why it cannot be: for the formulas that calculate with a reaction. */
import type { Issue, Verdict } from '../../contract.ts';
import { accept, refuse } from '../inputs/verdict.ts';
import { type EquationFault, type EquationRead, readEquation } from './chemicalEquation.ts';
import { massOfIon } from './elementShares.ts';
import { balance } from './equationBalance.ts';
import { didYouMean } from './formulaHelp.ts';
import type { AtomCount } from './formulaParser.ts';
import { independentReactions } from './independentReactions.ts';

export interface BalancedSpecies {
  readonly formula: string;
  readonly side: 'reactant' | 'product';
  readonly coefficient: number;
  /** g/mol, of an ion with its electrons counted. */
  readonly molarMass: number;
  readonly atoms: readonly AtomCount[];
  /** Elementary charges, 0 for most. */
  readonly charge: number;
  /** The label of its state as typed: '(aq)', '↓'; '' without one. */
  readonly label: string;
}

export interface BalancedEquation {
  /** Reactants, then products. */
  readonly species: readonly BalancedSpecies[];
  /** What was left out of a formula or can be read otherwise, each sentence with its formula. */
  readonly notes: readonly string[];
  /** Between the sides, as typed. */
  readonly arrow: string;
}

/** Reactions that a sentence can list. */
const MOST_LISTED = 6;

/** @param path key of the equation's box */
export function readBalanced(equation: string, path: string): Verdict<BalancedEquation> {
  const reading = readEquation(equation);
  if (!reading.ok) return refuseEquation(reading, path);
  const { reactants, products } = reading;
  const outcome = balance(reactants, products);
  if (outcome.kind === 'impossible') return refuse('Equation cannot be balanced', path, chargesAtFault(reading));
  const coefficients = outcome.kind === 'balanced' ? outcome.coefficients : typedBalance(reading);
  if (coefficients === null) return refuse('Equation has more than one balanced form', path, reactionsMixed(reading));
  const species = [...reactants, ...products].map(
    ({ formula, atoms, charge, label }, index): BalancedSpecies => ({
      formula,
      side: index < reactants.length ? 'reactant' : 'product',
      coefficient: coefficients[index] ?? 1,
      molarMass: massOfIon(atoms, charge),
      atoms,
      charge,
      label,
    }),
  );
  const notes = [...reactants, ...products].flatMap(({ formula, notes: own }) =>
    own.map((note) => `${formula}: ${note}`),
  );
  return accept({ species, notes, arrow: reading.arrow });
}

/** The balance of an equation that was accepted before. Throws for any other. */
export function balancedEquation(equation: string): BalancedEquation {
  const read = readBalanced(equation, '');
  if (!read.ok) throw new Error('A validated equation can be balanced');
  return read.input;
}

/** '2 H2 + O2 → 2 H2O'. */
export function textOfBalanced(species: readonly BalancedSpecies[]): string {
  return (['reactant', 'product'] as const)
    .map((side) => sideOf(species.filter(isOn(side)).map(({ formula, coefficient }) => [coefficient, formula])))
    .join(' → ');
}

/** '2 H2(g) + O2(g) ⇌ 2 H2O(l)': states and arrow as typed. */
export function textAsWritten({ species, arrow }: Pick<BalancedEquation, 'species' | 'arrow'>): string {
  return (['reactant', 'product'] as const)
    .map((side) =>
      sideOf(species.filter(isOn(side)).map(({ formula, label, coefficient }) => [coefficient, formula + label])),
    )
    .join(` ${arrow} `);
}

export function isOn(side: BalancedSpecies['side']): (species: BalancedSpecies) => boolean {
  return (species) => species.side === side;
}

/**
 * The coefficients as typed, where they balance: aspirin from salicylic acid and acetic anhydride has many balances, and what is
 * meant is in the equation. Null where they do not balance or are not whole numbers.
 */
function typedBalance({ reactants, products }: EquationRead): readonly number[] | null {
  const terms = [
    ...reactants.map((each) => ({ ...each, sign: 1 })),
    ...products.map((each) => ({ ...each, sign: -1 })),
  ];
  const typed = terms.map(({ typedCoefficient }) => typedCoefficient);
  if (!typed.every(Number.isSafeInteger) || new Set(terms.map(({ formula }) => formula)).size < terms.length)
    return null;
  const symbols = new Set(terms.flatMap(({ atoms }) => atoms.map(({ symbol }) => symbol)));
  const isConserved = (countOf: (term: (typeof terms)[number]) => number) =>
    Math.abs(terms.reduce((sum, term) => sum + term.sign * term.typedCoefficient * countOf(term), 0)) < 1e-9;
  const areAtoms = [...symbols].every((symbol) =>
    isConserved(({ atoms }) => atoms.find((each) => each.symbol === symbol)?.count ?? 0),
  );
  return areAtoms && isConserved(({ charge }) => charge) ? typed : null;
}

/** Said where the atoms alone can be balanced. */
function chargesAtFault({ reactants, products }: EquationRead): string | undefined {
  const [left, right] = [reactants, products].map((side) => side.map(({ atoms }) => ({ atoms, charge: 0 })));
  const hasIons = [...reactants, ...products].some(({ charge }) => charge !== 0);
  return hasIons && balance(left ?? [], right ?? []).kind !== 'impossible'
    ? 'The atoms can be balanced, but not the charges: is an ion or an electron (e-) missing?'
    : undefined;
}

/** The reactions that the equation is a sum of; undefined where they are too many to list. */
function reactionsMixed({ reactants, products }: EquationRead): string | undefined {
  const found = independentReactions(reactants, products);
  if (found === null || found.length < 2 || found.length > MOST_LISTED) return undefined;
  const listed = found.map(({ coefficients }) => {
    const counts = (first: number, side: EquationRead['reactants']) =>
      side.map(({ formula }, place) => [coefficients[first + place] ?? 0, formula] as const);
    return `${sideOf(counts(0, reactants))} → ${sideOf(counts(reactants.length, products))}`;
  });
  return `It mixes reactions that can run apart: ${listed.join('; ')}. Enter one of them, or the coefficients that you mean.`;
}

/** The refusal, with a button for each formula that may have been meant. */
function refuseEquation({ message, place, suggestions = [] }: EquationFault, path: string): Verdict<never> {
  const remedies = suggestions.map(({ formula, equation }) => didYouMean(formula, path, equation));
  const issue: Issue = {
    message,
    path,
    ...(place === undefined ? {} : { place }),
    ...(remedies.length === 0 ? {} : { remedies }),
  };
  return { ok: false, issues: [issue] };
}

/** '2 H2 + O2'; what has a coefficient of 0 is left out. */
function sideOf(counts: readonly (readonly [coefficient: number, formula: string])[]): string {
  return counts
    .flatMap(([coefficient, formula]) =>
      coefficient === 0 ? [] : [coefficient === 1 ? formula : `${coefficient} ${formula}`],
    )
    .join(' + ');
}
