/**
 * Completes an equation in water: with H2O, H+ or OH−, and electrons where it is a half-equation.
 *
 *   acid: H2O and H+ on the sides on which the equation is balanced; electrons for the charge
 *   base: each H+ becomes H2O with an OH− on the other side; H2O on both sides cancels
 *
 * The ion–electron method. What balances without free electrons is a whole equation and gets none, however many ions of water it
 * takes. Coefficients are exact (`equationBalance`).
 */
import { balance, type Conserved } from '../../lib/chemistry/equationBalance.ts';
import { independentReactions } from '../../lib/chemistry/independentReactions.ts';

/** A species with its coefficient. */
export interface Term {
  readonly formula: string;
  readonly coefficient: number;
}

export interface CompletedEquation {
  readonly reactants: readonly Term[];
  readonly products: readonly Term[];
  /** Above 0 where electrons are taken up, below 0 where they are given off, 0 for a whole equation. */
  readonly electrons: number;
}

/** A species as read from the equation. */
export interface NamedSpecies extends Conserved {
  readonly formula: string;
}

export type Medium = 'acid' | 'base';

const ELECTRON = 'e^-';
const HYDROGEN_ION = 'H^+';
const HYDROXIDE_ION = 'OH^-';
const WATER = 'H2O';

/** Typed for H+, it is given back in place of it. */
const HYDRONIUM_ION = 'H3O^+';
/** Found, wherever they are typed. */
const OF_WATER: readonly string[] = [WATER, HYDROGEN_ION, HYDRONIUM_ION, HYDROXIDE_ION];

const WATER_SPECIES: NamedSpecies = { formula: WATER, atoms: ofWater(2, 1), charge: 0 };
const HYDROGEN_SPECIES: NamedSpecies = { formula: HYDROGEN_ION, atoms: ofWater(1, 0), charge: 1 };
const HYDRONIUM_SPECIES: NamedSpecies = { formula: HYDRONIUM_ION, atoms: ofWater(3, 1), charge: 1 };
const ELECTRON_SPECIES: NamedSpecies = { formula: ELECTRON, atoms: [], charge: -1 };

export type Completion =
  | { readonly kind: 'complete'; readonly equation: CompletedEquation }
  /** Everything cancels. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'impossible' }
  /** Reactions that can run apart, each complete; none where they are too many to find. */
  | { readonly kind: 'ambiguous'; readonly reactions: readonly CompletedEquation[] };

/** @param reactants as typed; water, its ions and electrons among them are placed where they belong */
export function completed(
  reactants: readonly NamedSpecies[],
  products: readonly NamedSpecies[],
  medium: Medium,
): Completion {
  const asTyped = completedWith(reactants.filter(isNoElectron), products.filter(isNoElectron), [], medium);
  if (asTyped.kind === 'complete' || asTyped.kind === 'nothing') return asTyped;
  const typed = [...reactants, ...products].map(({ formula }) => formula);
  const [left, right] = [reactants.filter(isOwn), products.filter(isOwn)];
  const hydrogen = medium === 'acid' && typed.includes(HYDRONIUM_ION) ? HYDRONIUM_SPECIES : HYDROGEN_SPECIES;
  for (const extras of extrasTried([...left, ...right], typed.includes(WATER), hydrogen)) {
    const found = completedWith(left, right, extras, medium);
    if (found.kind !== 'impossible') return found;
  }
  return { kind: 'impossible' };
}

/** The sets of added species, in the order in which they are tried; each may be on either side, or take no part. */
function extrasTried(
  own: readonly NamedSpecies[],
  hasTypedWater: boolean,
  hydrogen: NamedSpecies,
): readonly (readonly NamedSpecies[])[] {
  const isOfHydrogenAndOxygen = own.every(({ atoms }) => atoms.every(({ symbol }) => symbol === 'H' || symbol === 'O'));
  return [
    // H2O2 gives O2, H+ and electrons: with water it would be its own oxidant, and no half-equation of it could be asked for.
    ...(isOfHydrogenAndOxygen && !hasTypedWater ? [[hydrogen, ELECTRON_SPECIES]] : []),
    [WATER_SPECIES, hydrogen],
    [WATER_SPECIES, hydrogen, ELECTRON_SPECIES],
  ];
}

function completedWith(
  left: readonly NamedSpecies[],
  right: readonly NamedSpecies[],
  extras: readonly NamedSpecies[],
  medium: Medium,
): Completion {
  const outcome = balance(left, right, extras);
  if (outcome.kind === 'impossible') return outcome;
  const all = [...left, ...right, ...extras];
  const equationFrom = (coefficients: readonly number[]) => {
    const terms = all.map(({ formula }, index): Term => {
      const coefficient = coefficients[index] ?? 0;
      return {
        formula,
        coefficient: index >= left.length && index < left.length + right.length ? -coefficient : coefficient,
      };
    });
    const net = merged(terms);
    return equationOf(medium === 'acid' ? net : inBase(net));
  };
  if (outcome.kind === 'ambiguous') {
    const reactions = independentReactions(left, right, extras) ?? [];
    return { kind: 'ambiguous', reactions: reactions.map(({ coefficients }) => equationFrom(coefficients)) };
  }
  const equation = equationFrom(outcome.coefficients);
  return equation.reactants.length === 0 ? { kind: 'nothing' } : { kind: 'complete', equation };
}

/** A sum of two half-equations. */
export interface CombinedEquation {
  readonly equation: CompletedEquation;
  /** That pass from one to the other. */
  readonly passed: number;
}

/** The sum of a reduction and an oxidation, in which no electrons are left; null where they are not one of each. */
export function combined(one: CompletedEquation, other: CompletedEquation): CombinedEquation | null {
  if (one.electrons * other.electrons >= 0) return null;
  const [first, second] = [Math.abs(other.electrons), Math.abs(one.electrons)];
  const net = merged([...signed(one, first), ...signed(other, second)]).filter(({ coefficient }) => coefficient !== 0);
  const divisor = net.reduce((common, { coefficient }) => divisorOf(common, Math.abs(coefficient)), 0);
  if (divisor === 0) return null;
  const equation = equationOf(net.map(({ formula, coefficient }) => ({ formula, coefficient: coefficient / divisor })));
  return { equation, passed: (first * second) / divisor };
}

/** '5 Fe^2+ + MnO4^- + 8 H^+ → …' */
export function equationText({ reactants, products }: CompletedEquation): string {
  return [reactants, products]
    .map((side) =>
      side.map(({ formula, coefficient }) => (coefficient === 1 ? formula : `${coefficient} ${formula}`)).join(' + '),
    )
    .join(' → ');
}

function isNoElectron({ formula }: NamedSpecies): boolean {
  return formula !== ELECTRON;
}

function isOwn(species: NamedSpecies): boolean {
  return isNoElectron(species) && !OF_WATER.includes(species.formula);
}

function ofWater(hydrogen: number, oxygen: number): NamedSpecies['atoms'] {
  return [
    { symbol: 'H', count: hydrogen },
    { symbol: 'O', count: oxygen },
  ];
}

/** Each H+ becomes H2O less OH−. */
function inBase(net: readonly Term[]): readonly Term[] {
  const hydrogen = net.find(({ formula }) => formula === HYDROGEN_ION)?.coefficient ?? 0;
  const others = net.filter(({ formula }) => formula !== HYDROGEN_ION);
  return merged([
    ...others,
    { formula: WATER, coefficient: hydrogen },
    { formula: HYDROXIDE_ION, coefficient: -hydrogen },
  ]);
}

/** One term for each formula, reactants above 0. */
function merged(terms: readonly Term[]): readonly Term[] {
  const formulas = [...new Set(terms.map(({ formula }) => formula))];
  return formulas.map((formula) => ({
    formula,
    coefficient: terms.reduce((sum, term) => (term.formula === formula ? sum + term.coefficient : sum), 0),
  }));
}

/** What was added comes last. */
const ADDED: readonly string[] = [HYDROGEN_ION, HYDRONIUM_ION, HYDROXIDE_ION, ELECTRON, WATER];

function equationOf(net: readonly Term[]): CompletedEquation {
  const rank = ({ formula }: Term) => ADDED.indexOf(formula);
  const ordered = net.toSorted((one, other) => rank(one) - rank(other));
  return {
    reactants: ordered.filter(({ coefficient }) => coefficient > 0),
    products: ordered.filter(({ coefficient }) => coefficient < 0).map(negative),
    electrons: net.find(({ formula }) => formula === ELECTRON)?.coefficient ?? 0,
  };
}

function signed({ reactants, products }: CompletedEquation, times: number): readonly Term[] {
  return [...reactants, ...products.map(negative)].map(({ formula, coefficient }) => ({
    formula,
    coefficient: coefficient * times,
  }));
}

function negative({ formula, coefficient }: Term): Term {
  return { formula, coefficient: -coefficient };
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}
