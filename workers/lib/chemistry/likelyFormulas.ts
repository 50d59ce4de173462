/**
 * Which of the formulas that a text can stand for are worth offering: known compounds and ions where there are any, else all but
 * those with more atoms of one element than others can bind.
 */
import { COMMON_COMPOUNDS } from '../../reference/commonCompounds.ts';
import { readFormula } from './chemicalFormula.ts';
import { nameFormula } from './formulaNaming.ts';
import { smallestMolecule } from './valenceRules.ts';

type Likelihood = 'known' | 'possible' | 'absurd';

/** No atom has more neighbors in common compounds. */
const MOST_NEIGHBORS = 8;

/**
 * In the order given; those of one likelihood, the best that there is.
 *
 * @param formulas that can be read
 */
export function likelyFormulas(formulas: readonly string[], isElement: (symbol: string) => boolean): readonly string[] {
  const judged = formulas.map((formula) => ({ formula, likelihood: likelihoodOf(formula, isElement) }));
  const best = (['known', 'possible', 'absurd'] as const).find((each) =>
    judged.some(({ likelihood }) => likelihood === each),
  );
  return judged.flatMap(({ formula, likelihood }) => (likelihood === best ? [formula] : []));
}

function likelihoodOf(formula: string, isElement: (symbol: string) => boolean): Likelihood {
  // An isotope has the compounds of its element.
  const plain = formula.replace(/\[\d{1,3}([A-Z][a-z]?\d{0,9})\]/g, '$1');
  if (Object.hasOwn(COMMON_COMPOUNDS, plain) || nameFormula(plain).ok) return 'known';
  const reading = readFormula(plain, isElement);
  if (!reading.ok) return 'absurd';
  const { times, unsaturation } = smallestMolecule(reading.atoms);
  const hasHydrogen = reading.atoms.some(({ symbol }) => symbol === 'H');
  if (hasHydrogen && times === 1 && unsaturation !== null && unsaturation >= 0) return 'known';
  const counts = reading.atoms.map(({ count }) => count);
  const [most, all] = [Math.max(...counts), counts.reduce((sum, count) => sum + count, 0)];
  return most > MOST_NEIGHBORS * (all - most) && all > 1 ? 'absurd' : 'possible';
}
