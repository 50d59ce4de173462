/**
 * pH, species and titration of a solution of up to six acids, bases and salts.
 *
 *   [H⁺] − [OH⁻] + Σ charges of all ions = 0, with all steps of every acid        mol/L, 25 °C, pKw = 14
 *   capacity β = ln 10·(h + Kw ÷ h + Σ C·variance of the charge)        mol/L per pH
 *
 * Balance: `butler1998`; constants: `crcAcids`, `goldberg2002`, or as typed; activity coefficients, if wanted: `davies1962`;
 * capacity: `vanSlyke1922`. Strong acids and bases dissociate completely.
 *
 * Refuses a list without a substance; a concentration that is missing, unreadable, not above 0 or above 20 mol/L; constants of an
 * own acid that are missing, unreadable, more than six, not rising, or outside −5 to 20; a charge that is not a whole number from −6
 * to 6; hydrogen ions lost that the acid does not have; a titrant without a volume or concentration above 0.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { meanCharge, sharesAt, solveSolution } from '../lib/chemistry/acidSolution.ts';
import { debyeHuckelSlope } from '../lib/chemistry/activityCoefficients.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { ACID_SUBSTANCES, type AcidSubstanceKey } from '../reference/acidSubstances.ts';
import { PKW } from '../reference/physicalConstants.ts';
import {
  type Dissolved,
  dissolvedSubstance,
  type KnownAcid,
  ownAcid,
  solutionOf,
} from './acid-solution/dissolvedAcids.ts';
import { equivalencePoints, type Titration, titrationCurve } from './acid-solution/titration.ts';

export interface AcidSolutionInput {
  readonly solutes: readonly {
    /** 'own': an acid by its constants. */
    readonly substance: AcidSubstanceKey | 'own';
    /** mol/L as weighed, above 0, at most 20. */
    readonly concentration: number;
  }[];
  /** pKa values of the own acid, rising, separated by blanks or semicolons; '' without one. */
  readonly ownConstants: string;
  /** Charge of its form with most hydrogen ions, −6 to 6. Left out: 0. */
  readonly ownCharge?: number;
  /** Hydrogen ions that the form weighed has lost. Left out: 0. */
  readonly ownLost?: number;
  /** With activity coefficients. */
  readonly activities: boolean;
  readonly titrant: 'none' | 'strong-base' | 'strong-acid';
  /** mol/L, above 0. */
  readonly titrantConcentration?: number;
  /** mL titrated, above 0. */
  readonly volume?: number;
}

export interface AcidSolutionResult {
  readonly pH: number;
  readonly pOH: number;
  /** mol/L. */
  readonly hydrogen: number;
  readonly hydroxide: number;
  /** mol/L. */
  readonly ionicStrength: number;
  /** mol/L per unit of pH. */
  readonly capacity: number;
  /** Of all acids, from the form with most hydrogen ions on. */
  readonly species: readonly {
    readonly name: string;
    /** 0 to 1, of its acid. */
    readonly share: number;
    /** mol/L. */
    readonly concentration: number;
  }[];
  /** For each acid the shares of its forms from pH 0 to 14, at this ionic strength. */
  readonly curves: readonly {
    readonly name: string;
    readonly forms: readonly {
      readonly name: string;
      readonly points: readonly { readonly x: number; readonly y: number }[];
    }[];
  }[];
  readonly titration: {
    /** mL and pH. */
    readonly points: readonly { readonly x: number; readonly y: number }[];
    readonly equivalences: readonly {
      readonly added: number;
      readonly pH: number;
      readonly halfAdded: number;
      readonly halfPH: number;
    }[];
  } | null;
}

const MOST_SOLUTES = 6;
const MOST_CONCENTRATION = 20;
const MOST_STEPS = 6;
const CELSIUS = 25;
/** Points of a species curve, from pH 0 to 14. */
const CURVE_POINTS = 141;

declare module '../contract.ts' {
  interface FormulaTypes {
    'acid-solution': FormulaType<AcidSolutionInput, AcidSolutionResult>;
  }
}

export default {
  id: 'acid-solution',

  validate(candidate) {
    const solutes = checkedSolutes(candidate.solutes);
    if (!solutes.ok) return solutes;
    const own = solutes.input.some(({ substance }) => substance === 'own') ? checkedOwn(candidate) : NO_OWN;
    if (!own.ok) return own;
    const { titrant, activities } = candidate;
    const base = { solutes: solutes.input, ...own.input, activities: activities === true };
    if (titrant !== 'strong-base' && titrant !== 'strong-acid') return accept({ ...base, titrant: 'none' });
    const numbers = enteredNumbers(candidate, ['titrantConcentration', 'volume']);
    if (!numbers.ok) return numbers;
    const { titrantConcentration, volume } = numbers.input;
    if (!(titrantConcentration > 0)) return refuse(NOT_POSITIVE, 'titrantConcentration');
    if (!(volume > 0)) return refuse(NOT_POSITIVE, 'volume');
    const largest = Math.max(...solutes.input.map(({ concentration }) => concentration));
    if (!(largest / titrantConcentration <= 1e6 && volume <= 1e9))
      return refuse('Please enter a titrant at most a million times weaker than the solution', 'titrantConcentration');
    return accept({ ...base, titrant, titrantConcentration, volume });
  },

  compute: solved,
} satisfies Formula<'acid-solution'>;

function checkedSolutes(rows: Candidate<AcidSolutionInput>['solutes']): Verdict<AcidSolutionInput['solutes']> {
  const filled = filledRows(rows, 'solutes', ['substance', 'concentration']);
  if (filled.length === 0) return refuse(REQUIRED, 'solutes.0.substance');
  if (filled.length > MOST_SOLUTES) return refuse(`Please enter at most ${MOST_SOLUTES} substances`, 'solutes');
  const read: AcidSolutionInput['solutes'][number][] = [];
  for (const { row, path } of filled) {
    const { substance, concentration } = row;
    if (substance === '' || (substance !== 'own' && !Object.hasOwn(ACID_SUBSTANCES, substance)))
      return refuse(REQUIRED, `${path}.substance`);
    if (isMissing(concentration)) return refuse(REQUIRED, `${path}.concentration`);
    if (!(concentration > 0)) return refuse(NOT_POSITIVE, `${path}.concentration`);
    if (concentration > MOST_CONCENTRATION)
      return refuse(`Please enter at most ${MOST_CONCENTRATION} mol/L`, `${path}.concentration`);
    read.push({ substance, concentration });
  }
  return accept(read);
}

type OwnInput = Pick<AcidSolutionInput, 'ownConstants' | 'ownCharge' | 'ownLost'>;

const NO_OWN: Verdict<OwnInput> = accept({ ownConstants: '' });

function checkedOwn(candidate: Candidate<AcidSolutionInput>): Verdict<OwnInput> {
  const ownConstants = textOf(candidate.ownConstants).trim();
  const pKas = constantsIn(ownConstants);
  if (pKas.length === 0) return refuse('Please enter the pKa values of your own acid', 'ownConstants');
  if (pKas.length > MOST_STEPS) return refuse(`Please enter at most ${MOST_STEPS} pKa values`, 'ownConstants');
  if (!pKas.every((pKa) => pKa >= -5 && pKa <= 20))
    return refuse('Please enter pKa values from −5 to 20, with blanks between them', 'ownConstants');
  if (pKas.some((pKa, index) => index > 0 && pKa < (pKas[index - 1] ?? 0)))
    return refuse('Please enter the pKa values in rising order', 'ownConstants');
  const numbers = enteredNumbers(candidate, [], ['ownCharge', 'ownLost']);
  if (!numbers.ok) return numbers;
  const { ownCharge = 0, ownLost = 0 } = numbers.input;
  if (!(Number.isInteger(ownCharge) && Math.abs(ownCharge) <= MOST_STEPS))
    return refuse('Please enter the charge as a whole number from −6 to 6', 'ownCharge');
  if (!(Number.isInteger(ownLost) && ownLost >= 0 && ownLost <= pKas.length))
    return refuse(`Please enter the hydrogen ions lost as a whole number from 0 to ${pKas.length}`, 'ownLost');
  return accept({ ownConstants, ...numbers.input });
}

/** Unreadable ones are NaN. */
function constantsIn(typed: string): readonly number[] {
  return typed
    .split(/[\s;]+/)
    .filter((part) => part !== '')
    .map((part) =>
      /^[-−]?\d+(?:[.,]\d+)?$/.test(part) ? Number(part.replace(',', '.').replace('−', '-')) : Number.NaN,
    );
}

function solved(input: AcidSolutionInput): AcidSolutionResult {
  const dissolved = dissolvedIn(input);
  const slope = input.activities ? debyeHuckelSlope(CELSIUS) : 0;
  const { protolytes, conditions } = solutionOf(dissolved, { pKw: PKW, slope });
  const { pH, pOH, hydrogen, hydroxide, ionicStrength, shares } = solveSolution(protolytes, conditions);
  const acids = dissolved.flatMap(({ substance: { name, acid } }) => (acid === null ? [] : [{ name, ...acid }]));
  const variances = protolytes.map((protolyte, index) => {
    const own = shares[index] ?? [];
    const mean = meanCharge(protolyte, own);
    const variance = own.reduce((sum, share, lost) => sum + share * (protolyte.charge - lost - mean) ** 2, 0);
    return protolyte.concentration * variance;
  });
  return {
    pH,
    pOH,
    hydrogen,
    hydroxide,
    ionicStrength,
    capacity: Math.LN10 * variances.reduce((sum, each) => sum + each, hydrogen + hydroxide),
    species: acids.flatMap(({ forms }, index) =>
      forms.map((name, lost) => {
        const share = shares[index]?.[lost] ?? 0;
        return { name, share, concentration: share * (protolytes[index]?.concentration ?? 0) };
      }),
    ),
    curves: acids
      .filter((acid, index) => acids.findIndex((other) => isSameAcid(other, acid)) === index)
      .map((acid) => ({
        name: acid.name,
        forms: acid.forms.map((name, lost) => ({
          name,
          points: Array.from({ length: CURVE_POINTS }, (_, index) => {
            const x = index / 10;
            return { x, y: sharesAt(acid, x, { slope }, ionicStrength)[lost] ?? 0 };
          }),
        })),
      })),
    titration: titrationOf(input, dissolved, slope),
  };
}

/** True of an acid and its salt, which have one curve. */
function isSameAcid(one: KnownAcid, other: KnownAcid): boolean {
  return (
    one.charge === other.charge && one.pKas.join() === other.pKas.join() && one.forms.join() === other.forms.join()
  );
}

function titrationOf(
  { titrant, titrantConcentration = 1, volume = 1 }: AcidSolutionInput,
  dissolved: readonly Dissolved[],
  slope: number,
): AcidSolutionResult['titration'] {
  if (titrant === 'none') return null;
  const titration: Titration = { dissolved, volume, titrant, titrantConcentration, pKw: PKW, slope };
  return {
    points: titrationCurve(titration).map(({ added, pH }) => ({ x: added, y: pH })),
    equivalences: equivalencePoints(titration),
  };
}

function dissolvedIn({ solutes, ownConstants, ownCharge = 0, ownLost = 0 }: AcidSolutionInput): readonly Dissolved[] {
  return solutes.map(({ substance, concentration }) => ({
    substance:
      substance === 'own' ? ownAcid(constantsIn(ownConstants), ownCharge, ownLost) : dissolvedSubstance(substance),
    concentration,
  }));
}
