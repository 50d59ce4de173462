/**
 * Ranks the formulas that fit an elemental analysis, best first.
 *
 *   score = (largest deviation ÷ window)² + 2·ln(atoms of the molecule), and 2 more below 0 degrees of unsaturation
 *
 * The deviations are those of the calculated from the measured percentages. The molecule is the smallest that the valences
 * allow (`lib/valenceRules`), or the one that a molar mass picks. The form of the score and its factor are our own, chosen
 * among several on the percentages of common compounds, each off by up to 0.4 in every combination: with a larger
 * factor some are missed even from exact percentages (`tests/formulas/percent-composition/empiricalFormulas.test.ts` records its
 * accuracy).
 */

import { massOfAtoms } from '../../lib/chemistry/elementShares.ts';
import type { AtomCount } from '../../lib/chemistry/formulaParser.ts';
import { allowsValences, smallestMolecule } from '../../lib/chemistry/valenceRules.ts';
import { isAbove } from '../../lib/inputs/within.ts';
import { type SoughtElement, searchFormulas, searchUntil } from './formulaSearch.ts';

export interface AnalysedElement {
  readonly symbol: string;
  /** Percent of the mass, above 0. */
  readonly percentage: number;
  /** Not measured, but the remainder to 100: its error is the sum of all others. */
  readonly isRest: boolean;
}

export interface FormulaCandidate {
  /** In the order of the analysis. */
  readonly atoms: readonly AtomCount[];
  /** g/mol, of the empirical formula. */
  readonly mass: number;
  /** Number of empirical formulas in the molecule: the minimum, or as determined by the molar mass. */
  readonly times: number;
  /** Of the molecule; below 0 for salts of amines and hydrates; null outside organic chemistry. */
  readonly unsaturation: number | null;
  /** Largest distance of a calculated percentage from a measured one, in percentage points. */
  readonly deviation: number;
  readonly score: number;
}

export interface RankedFormulas {
  /** By rising score. */
  readonly candidates: readonly FormulaCandidate[];
  /** Every formula of up to this many atoms was tried. */
  readonly mostAtoms: number;
  /** No other score is close to the first. */
  readonly isClear: boolean;
  /** False where no candidate has the molar mass: they are then ranked without it. */
  readonly fitsMolarMass: boolean;
}

const SIZE_WEIGHT = 2;
const UNUSUAL_PENALTY = 2;
/** In this file's test, the first candidate was right in 99 of 100 cases when the second was this much worse. */
const CLEAR_MARGIN = 1;
/** Relative tolerance of a molar mass. */
const MOLAR_MASS_TOLERANCE = 0.01;

/**
 * @param window how far each percentage may be off, in percentage points, above 0
 * @param molarMass g/mol of the compound, above 0; absent where it is not known
 */
export function empiricalFormulas(
  analysis: readonly AnalysedElement[],
  window: number,
  molarMass?: number,
): RankedFormulas {
  const { found, mostAtoms } = searchFormulas(soughtElements(analysis, window));
  const allowed = found.map((counts) => atomsOf(analysis, counts)).filter(allowsValences);
  const all = allowed.map((atoms) => ranked(analysis, atoms, window, molarMass));
  const ofMass = molarMass === undefined ? all : all.filter((each) => hasMolarMass(each, molarMass));
  const fitsMolarMass = ofMass.length > 0;
  const candidates = (fitsMolarMass ? ofMass : allowed.map((atoms) => ranked(analysis, atoms, window))).sort(
    (one, other) => one.score - other.score,
  );
  const [first, second] = candidates;
  const isClear = first !== undefined && (second === undefined || !isAbove(CLEAR_MARGIN, second.score - first.score));
  return { candidates, mostAtoms, isClear, fitsMolarMass };
}

/** True where `empiricalFormulas` has a candidate; a small part of its work, because one formula is enough. */
export function hasEmpiricalFormula(analysis: readonly AnalysedElement[], window: number): boolean {
  const hasAllowed = (found: readonly (readonly number[])[]) =>
    found.some((counts) => allowsValences(atomsOf(analysis, counts)));
  return hasAllowed(searchUntil(soughtElements(analysis, window), hasAllowed).found);
}

function soughtElements(analysis: readonly AnalysedElement[], window: number): readonly SoughtElement[] {
  const measured = analysis.filter(({ isRest }) => !isRest).length;
  return analysis.map(({ symbol, percentage, isRest }) => ({
    weight: massOfAtoms([{ symbol, count: 1 }]),
    share: percentage,
    window: isRest ? window * measured : window,
  }));
}

function atomsOf(analysis: readonly AnalysedElement[], counts: readonly number[]): readonly AtomCount[] {
  return analysis.map(({ symbol }, index) => ({ symbol, count: counts[index] ?? 1 }));
}

function ranked(
  analysis: readonly AnalysedElement[],
  atoms: readonly AtomCount[],
  window: number,
  molarMass?: number,
): FormulaCandidate {
  const mass = massOfAtoms(atoms);
  const { times: least, unsaturation } = smallestMolecule(atoms);
  const times = molarMass === undefined ? least : Math.max(1, Math.round(molarMass / (mass * least))) * least;
  const deviations = analysis.flatMap(({ percentage, isRest }, index) => {
    const atom = atoms[index];
    return isRest || atom === undefined ? [] : [Math.abs((100 * massOfAtoms([atom])) / mass - percentage)];
  });
  const deviation = Math.max(0, ...deviations);
  const size = times * atoms.reduce((sum, { count }) => sum + count, 0);
  return {
    atoms,
    mass,
    times,
    // Combining two molecules into one reduces the total degree of unsaturation by one.
    unsaturation: unsaturation === null ? null : (unsaturation - 1) * (times / least) + 1,
    deviation,
    score:
      (deviation / window) ** 2 +
      SIZE_WEIGHT * Math.log(size) +
      (unsaturation !== null && unsaturation < 0 ? UNUSUAL_PENALTY : 0),
  };
}

function hasMolarMass({ mass, times }: FormulaCandidate, molarMass: number): boolean {
  return !isAbove(Math.abs(mass * times - molarMass), MOLAR_MASS_TOLERANCE * molarMass);
}
