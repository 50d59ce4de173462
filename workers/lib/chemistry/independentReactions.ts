/**
 * The reactions that an equation mixes: those of its species that are balanced by one set of coefficients alone.
 *
 *   each is a smallest choice of species for which A·c = 0 has positive coefficients; every balance is a sum of them
 *
 * (The elementary modes of the equation.) Found by trying every choice of species: `equationBalance`.
 */
import { balance, type Conserved } from './equationBalance.ts';

export interface IndependentReaction {
  /** Of all species, reactants first; 0 where one takes no part. */
  readonly coefficients: readonly number[];
}

/** Choices double with every species; equations of schoolbooks have fewer. */
const MOST_SPECIES = 10;

/**
 * @param either species that every one of them may take or give off; their coefficients come last, below 0 on the right
 * @returns null where there are too many species to try all choices
 */
export function independentReactions(
  reactants: readonly Conserved[],
  products: readonly Conserved[],
  either: readonly Conserved[] = [],
): readonly IndependentReaction[] | null {
  const all = [...reactants, ...products];
  if (all.length > MOST_SPECIES) return null;
  const found: IndependentReaction[] = [];
  for (let choice = 1; choice < 2 ** all.length; choice += 1) {
    const chosen = all.flatMap((_, index) => (Math.floor(choice / 2 ** index) % 2 === 1 ? [index] : []));
    const left = chosen.filter((index) => index < reactants.length);
    const right = chosen.filter((index) => index >= reactants.length);
    const outcome = balance(speciesAt(all, left), speciesAt(all, right), either);
    if (outcome.kind !== 'balanced') continue;
    const coefficients = all.map((_, index) => outcome.coefficients[chosen.indexOf(index)] ?? 0);
    found.push({ coefficients: [...coefficients, ...outcome.coefficients.slice(chosen.length)] });
  }
  return found;
}

function speciesAt(all: readonly Conserved[], indices: readonly number[]): readonly Conserved[] {
  return indices.flatMap((index) => all[index] ?? []);
}
