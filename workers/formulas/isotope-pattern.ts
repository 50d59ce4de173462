/**
 * Isotope pattern of a molecule or of an ion made of it, and the m/z of the usual ions.
 *
 *   m/z = (n·M + atoms gained − charge·electron mass) ÷ |charge|              without a charge the mass in u
 *
 * Sources: isotopes `wang2021`, `meija2016`; electron `codata2022`; ions `huang1999`; fine structure as by `lacki2017`.
 * Peaks below the given share of the tallest are left out, of the unit peaks and of the isotopologues alike. Refuses what
 * is not a formula, counts that are not whole, elements without natural isotopes, more than 100,000 atoms, an ion of what
 * has a charge already or lacks the atoms, and limits outside 0.001 to 50 %.
 */
import type { Formula, Verdict } from '../contract.ts';
import { howRead, readFormula, validatedFormula } from '../lib/chemistry/chemicalFormula.ts';
import { isElement, massOfIon } from '../lib/chemistry/elementShares.ts';
import { refuseFormula } from '../lib/chemistry/formulaHelp.ts';
import type { AtomCount, FormulaAsRead, ReadFormula } from '../lib/chemistry/formulaParser.ts';
import { isotopesIn } from '../lib/chemistry/isotopeMass.ts';
import { mainIsotope } from '../lib/chemistry/monoisotopicMass.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { ADDUCTS, type Adduct, type AdductId } from '../reference/adducts.ts';
import { ELEMENTS } from '../reference/elements.ts';
import { ELECTRON_MASS } from '../reference/physicalConstants.ts';
import { isotopePattern } from './isotope-pattern/isotopePattern.ts';
import { isotopologues, mostCommon } from './isotope-pattern/isotopologues.ts';

/** 'typed': the formula with the charge that it has. */
type PatternIon = AdductId | 'typed';

export interface IsotopePatternInput {
  /** As typed, without white space at its ends. */
  readonly formula: string;
  /** Of what the pattern is. */
  readonly ion: PatternIon;
  /** Percent of the tallest peak below which peaks are left out, 0.001 to 50. */
  readonly leastPercent: number;
}

export interface IsotopePatternResult extends FormulaAsRead {
  /** u, of the formula as typed; of its most abundant isotopes. */
  readonly monoisotopicMass: number;
  /** u, of the isotopologue of which there is most. */
  readonly mostAbundantMass: number;
  /** g/mol, from standard atomic weights. */
  readonly averageMass: number;
  /** Elementary charges of what the pattern is of; 0: its masses are in u. */
  readonly patternCharge: number;
  /** m/z of the monoisotopic ion, and of its most abundant isotopologue. */
  readonly monoisotopicRatio: number;
  readonly mostAbundantRatio: number;
  /** Unit resolution, by rising m/z. */
  readonly peaks: readonly {
    /** Mass number less that of the monoisotopic molecule. */
    readonly shift: number;
    /** Mean of what is in the peak. */
    readonly ratio: number;
    /** Percent of the tallest peak, and of all molecules. */
    readonly relative: number;
    readonly share: number;
  }[];
  /** By rising m/z; empty when there are more than 5000. */
  readonly isotopologues: readonly {
    /** '[13C][37Cl]2': isotopes that are not the most abundant of their element. */
    readonly isotopes: string;
    readonly shift: number;
    readonly ratio: number;
    /** Percent of the most abundant isotopologue. */
    readonly relative: number;
  }[];
  readonly hasTooMany: boolean;
  /** The usual ions, without those that the molecule cannot give; none for what is an ion already. */
  readonly ions: readonly {
    readonly ion: AdductId;
    readonly charge: number;
    readonly monoisotopicRatio: number;
    readonly mostAbundantRatio: number;
  }[];
}

const [MOST_ATOMS, MOST_ISOTOPOLOGUES] = [100_000, 5000];
const LIMIT = { least: 0.001, most: 50, usual: 0.1 };
const IONS = Object.keys(ADDUCTS) as readonly AdductId[];

declare module '../contract.ts' {
  interface FormulaTypes {
    'isotope-pattern': FormulaType<IsotopePatternInput, IsotopePatternResult>;
  }
}

export default {
  id: 'isotope-pattern',

  validate({ formula, ion: chosen, leastPercent: typed }) {
    const reading = readFormula(formula, isElement);
    if (!reading.ok) return refuseFormula(formula, reading, isElement, 'formula');
    const fault = faultOf(reading);
    if (fault !== null) return fault;
    const ion = chosen === '' ? 'typed' : chosen;
    if (ion !== 'typed') {
      if (!Object.hasOwn(ADDUCTS, ion)) return refuse('Please choose an ion', 'ion');
      if (reading.charge !== 0)
        return refuse('The formula has a charge of its own: choose the formula as it is typed', 'ion');
      if (adductAtoms(reading.atoms, ADDUCTS[ion]) === null)
        return refuse('This molecule lacks the atoms that the ion has lost', 'ion');
    }
    const leastPercent = typed ?? LIMIT.usual;
    if (!(leastPercent >= LIMIT.least && leastPercent <= LIMIT.most))
      return refuse(`Please enter a limit between ${LIMIT.least} and ${LIMIT.most} %`, 'leastPercent');
    return accept({ formula: formula.trim(), ion, leastPercent });
  },

  compute({ formula, ion, leastPercent }): IsotopePatternResult {
    const reading = validatedFormula(formula, isElement);
    const [atoms, charge] = ionOf(reading, ion);
    const least = leastPercent / 100;
    const peaks = isotopePattern(atoms);
    const tallest = peaks.reduce((most, { share }) => Math.max(most, share), 0);
    const main = mainMolecule(atoms);
    const fine = isotopologues(atoms, least, MOST_ISOTOPOLOGUES);
    return {
      ...howRead(reading),
      monoisotopicMass: mainMolecule(reading.atoms).mass - reading.charge * ELECTRON_MASS,
      mostAbundantMass: mostCommon(reading.atoms).mass - reading.charge * ELECTRON_MASS,
      averageMass: massOfIon(reading.atoms, reading.charge),
      patternCharge: charge,
      monoisotopicRatio: ionRatio(main.mass, charge),
      mostAbundantRatio: ionRatio(mostCommon(atoms).mass, charge),
      peaks: peaks
        .filter(({ share }) => share >= least * tallest)
        .map(({ massNumber, mass, share }) => ({
          shift: massNumber - main.massNumber,
          ratio: ionRatio(mass, charge),
          relative: (100 * share) / tallest,
          share: 100 * share,
        })),
      isotopologues: (fine ?? [])
        .toSorted((one, other) => one.mass - other.mass)
        .map(({ isotopes, massNumber, mass, relative }) => ({
          isotopes,
          shift: massNumber - main.massNumber,
          ratio: ionRatio(mass, charge),
          relative: 100 * relative,
        })),
      hasTooMany: fine === null,
      ions: reading.charge === 0 ? IONS.flatMap((each) => ratiosOf(reading, each)) : [],
    };
  },
} satisfies Formula<'isotope-pattern'>;

function faultOf({ atoms }: ReadFormula): Verdict<never> | null {
  const part = atoms.find(({ count }) => !Number.isInteger(count));
  if (part !== undefined)
    return refuse('A molecule has whole numbers of atoms', 'formula', `${part.symbol} has ${part.count}.`);
  const without = atoms.find(({ symbol }) => isotopesIn(symbol).length === 0);
  if (without !== undefined) {
    const name = isElement(without.symbol) ? ELEMENTS[without.symbol].name : without.symbol;
    return refuse('An element without natural isotopes has no isotope pattern', 'formula', `${name} has none.`);
  }
  const total = atoms.reduce((sum, { count }) => sum + count, 0);
  if (total <= MOST_ATOMS) return null;
  return refuse('A pattern is calculated for up to 100,000 atoms', 'formula', `The formula has ${total}.`);
}

function ionOf(
  { atoms, charge }: ReadFormula,
  ion: PatternIon,
): readonly [atoms: readonly AtomCount[], charge: number] {
  if (ion === 'typed') return [atoms, charge];
  const found = adductAtoms(atoms, ADDUCTS[ion]);
  if (found === null) throw new Error('A validated ion has its atoms');
  return [found, ADDUCTS[ion].charge];
}

function ratiosOf({ atoms }: ReadFormula, ion: AdductId): IsotopePatternResult['ions'] {
  const { charge }: Adduct = ADDUCTS[ion];
  const found = adductAtoms(atoms, ADDUCTS[ion]);
  if (found === null) return [];
  return [
    {
      ion,
      charge,
      monoisotopicRatio: ionRatio(mainMolecule(found).mass, charge),
      mostAbundantRatio: ionRatio(mostCommon(found).mass, charge),
    },
  ];
}

/** Mass number and mass in u of the molecule of the most abundant isotopes. */
function mainMolecule(atoms: readonly AtomCount[]): { readonly massNumber: number; readonly mass: number } {
  return atoms.reduce(
    ({ massNumber, mass }, { symbol, count }) => {
      const [number = 0, each = Number.NaN] = mainIsotope(symbol) ?? [];
      return { massNumber: massNumber + count * number, mass: mass + count * each };
    },
    { massNumber: 0, mass: 0 },
  );
}

/**
 * The atoms of the ion that a molecule gives in a mass spectrometer.
 *
 * @param atoms of the neutral molecule
 * @returns null when the molecule lacks an atom that the ion has lost
 */
export function adductAtoms(
  atoms: readonly AtomCount[],
  { molecules, atoms: gained }: Adduct,
): readonly AtomCount[] | null {
  const counts = new Map(atoms.map(({ symbol, count }) => [symbol, molecules * count]));
  for (const [symbol, count] of Object.entries(gained)) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  const found = [...counts].map(([symbol, count]) => ({ symbol, count }));
  return found.some(({ count }) => count < 0) ? null : found.filter(({ count }) => count > 0);
}

/**
 * m/z of an ion, with the mass of its electrons; of what has no charge its mass in u.
 *
 * @param mass of the neutral atoms, u
 * @param charge elementary charges, whole
 */
export function ionRatio(mass: number, charge: number): number {
  return (mass - charge * ELECTRON_MASS) / Math.max(Math.abs(charge), 1);
}
