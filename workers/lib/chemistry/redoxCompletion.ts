/**
 * Completes an equation in water: with H2O, H+ or OH−, and electrons where it is a half-equation.
 *
 *   acid: H2O and H+ on the sides on which the equation is balanced; electrons for the charge
 *   base: each H+ becomes H2O with an OH− on the other side; H2O on both sides cancels
 *
 * The ion–electron method. Every place of the three is tried and balanced exactly (`equationBalance`); the one with fewest of them
 * is taken.
 */
import { balance, type Conserved } from './equationBalance.ts';

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

const OF_WATER: Readonly<Record<string, NamedSpecies>> = {
  [WATER]: {
    formula: WATER,
    atoms: [
      { symbol: 'H', count: 2 },
      { symbol: 'O', count: 1 },
    ],
    charge: 0,
  },
  [HYDROGEN_ION]: { formula: HYDROGEN_ION, atoms: [{ symbol: 'H', count: 1 }], charge: 1 },
  [ELECTRON]: { formula: ELECTRON, atoms: [], charge: -1 },
};
/** Left out, left, right. */
const PLACES = [0, -1, 1] as const;

/**
 * @param reactants as typed; water, its ions and electrons among them are found anew
 * @returns null where no completion balances
 */
export function completed(
  reactants: readonly NamedSpecies[],
  products: readonly NamedSpecies[],
  medium: Medium,
): CompletedEquation | null {
  const left = ownSpecies(reactants);
  const right = ownSpecies(products);
  const tried = PLACES.flatMap((electrons) =>
    PLACES.flatMap((water) => PLACES.map((hydrogen) => ({ electrons, water, hydrogen }))),
  )
    .filter(({ water }) => water === 0 || ![...left, ...right].some(({ formula }) => formula === WATER))
    .sort((one, other) => extrasOf(one) - extrasOf(other));
  for (const places of tried) {
    const extras = [
      { species: OF_WATER[WATER], place: places.water },
      { species: OF_WATER[HYDROGEN_ION], place: places.hydrogen },
      { species: OF_WATER[ELECTRON], place: places.electrons },
    ].flatMap(({ species, place }) => (species === undefined || place === 0 ? [] : [{ species, place }]));
    const sides = [
      [...left, ...extras.flatMap(({ species, place }) => (place < 0 ? [species] : []))],
      [...right, ...extras.flatMap(({ species, place }) => (place > 0 ? [species] : []))],
    ] as const;
    const outcome = balance(sides[0], sides[1]);
    if (outcome.kind !== 'balanced') continue;
    const terms = [...sides[0], ...sides[1]].map(({ formula }, index) => ({
      formula,
      coefficient: outcome.coefficients[index] ?? 0,
    }));
    const net = merged(terms.map((term, index) => (index < sides[0].length ? term : negative(term))));
    return equationOf(medium === 'acid' ? net : inBase(net));
  }
  return null;
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

/** Without electrons and ions of water, and without water where something else is on its side. */
function ownSpecies(side: readonly NamedSpecies[]): readonly NamedSpecies[] {
  const kept = side.filter(({ formula }) => ![HYDROGEN_ION, HYDROXIDE_ION, ELECTRON].includes(formula));
  const withoutWater = kept.filter(({ formula }) => formula !== WATER);
  if (withoutWater.length > 0) return withoutWater;
  return kept.length > 0 ? kept : side;
}

function extrasOf({
  water,
  hydrogen,
  electrons,
}: Readonly<Record<'water' | 'hydrogen' | 'electrons', number>>): number {
  // Without water where it can be: H2O2 gives O2, H+ and electrons, not O2 and water.
  return 3 * Math.abs(water) + Math.abs(hydrogen) + 1.5 * Math.abs(electrons);
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

/** What was added stands last. */
const ADDED: readonly string[] = [HYDROGEN_ION, HYDROXIDE_ION, ELECTRON, WATER];

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
