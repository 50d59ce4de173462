/**
 * An oligonucleotide by its letters: its absorption coefficient and molar mass, and how much of it there is by its absorbance.
 *
 *   ε260 = Σ ε of neighboring pairs − Σ ε of all nucleotides but the first and the last + ε of labels       L/(mol·cm)
 *   c    = A260 / (ε260 · path) · dilution                  mol/L;  ng/µL = c · M · 10³;  amount = c · volume
 *   nmol per A260 unit = 10⁶ / ε260                         1 mL that absorbs 1 over 1 cm
 *
 * Sources: `cantor1970` (DNA), `puglisiTinoco1989` (RNA), `prohaska2022` (masses, of the free acid without a 5′ phosphate), `beerLambert`.
 * Refuses other letters than A, C, G and T, or U in RNA, and more than 1000; a dilution below 1; a path or a volume not above 0.
 */
import type { Candidate, Formula, FormulaType, Remedy, Verdict } from '../contract.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type NucleicAcid, strandAbsorption } from '../lib/sequences/oligos/absorption260.ts';
import { oligoMass, rnaMass } from '../lib/sequences/oligos/oligoMass.ts';
import { basesOf, refuseLetters, withoutEndMarks } from '../lib/sequences/records/typedBases.ts';

export interface OligoAbsorbanceInput {
  /** 5′ to 3′, in capitals, 1 to 1000 letters. */
  readonly letters: string;
  readonly nucleicAcid: NucleicAcid;
  /** L/(mol·cm) at 260 nm of dyes and other labels together, 0 or more; blank counts as 0. */
  readonly labels: number;
  /** 0 or more, background taken off. Absent: no concentration. */
  readonly a260?: number | undefined;
  /** 1 or more; blank counts as 1. */
  readonly dilutionFactor: number;
  /** cm, above 0; blank counts as 1. */
  readonly pathLength: number;
  /** µL of the undiluted solution, above 0. Absent: no amount. */
  readonly volume?: number | undefined;
}

export interface OligoAbsorbanceResult {
  /** Nucleotides. */
  readonly length: number;
  /** L/(mol·cm) at 260 nm, labels included. */
  readonly coefficient: number;
  /** g/mol, without labels. */
  readonly molarMass: number;
  /** In 1 mL that absorbs 1 over 1 cm. */
  readonly nanomoles: number;
  readonly micrograms: number;
  /** µM of the undiluted solution; null without an absorbance. */
  readonly molarity: number | null;
  /** ng/µL of the undiluted solution; null without an absorbance. */
  readonly concentration: number | null;
  /** nmol; this and the next are null without an absorbance and a volume. */
  readonly amount: number | null;
  /** µg. */
  readonly mass: number | null;
}

const LONGEST = 1000;
const ONLY: Readonly<Record<NucleicAcid, RegExp>> = { DNA: /^[ACGT]+$/, RNA: /^[ACGU]+$/ };

declare module '../contract.ts' {
  interface FormulaTypes {
    'oligo-absorbance': FormulaType<OligoAbsorbanceInput, OligoAbsorbanceResult>;
  }
}

export default {
  id: 'oligo-absorbance',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, resultOf(verdict.input), 'a260') : verdict;
  },

  compute: resultOf,
} satisfies Formula<'oligo-absorbance'>;

function inputOf(candidate: Candidate<OligoAbsorbanceInput>): Verdict<OligoAbsorbanceInput> {
  const { nucleicAcid, a260 = null, volume = null } = candidate;
  if (nucleicAcid !== 'DNA' && nucleicAcid !== 'RNA') return refuse(REQUIRED, 'nucleicAcid');
  const letters = withoutEndMarks(basesOf(candidate.letters));
  if (letters === '') return refuse(REQUIRED, 'letters');
  if (letters.length > LONGEST) return refuse(`Please enter at most ${LONGEST} nucleotides`, 'letters');
  if (!ONLY[nucleicAcid].test(letters)) return refuseForeign(letters, nucleicAcid, candidate.letters);
  const labels = candidate.labels ?? 0;
  const dilutionFactor = candidate.dilutionFactor ?? 1;
  const pathLength = candidate.pathLength ?? 1;
  if (!(labels >= 0)) return refuse('Absorption of labels cannot be negative', 'labels');
  if (Number.isNaN(a260)) return refuse(INVALID, 'a260');
  if (a260 !== null && a260 < 0) return refuse('Absorbance cannot be negative', 'a260');
  if (!(dilutionFactor >= 1)) return refuse('Dilution factor must be at least 1', 'dilutionFactor');
  if (!(pathLength > 0)) return refuse('Path length must be greater than 0', 'pathLength');
  if (Number.isNaN(volume)) return refuse(INVALID, 'volume');
  if (volume !== null && !(volume > 0)) return refuse('Volume must be greater than 0', 'volume');
  const measured = { ...(a260 === null ? {} : { a260 }), ...(volume === null ? {} : { volume }) };
  return accept({ letters, nucleicAcid, labels, dilutionFactor, pathLength, ...measured });
}

/** @param typed what the box holds, from which remedies are made */
function refuseForeign(letters: string, nucleicAcid: NucleicAcid, typed: unknown): Verdict<never> {
  const other = nucleicAcid === 'DNA' ? 'RNA' : 'DNA';
  const [mine, theirs] = nucleicAcid === 'DNA' ? ['T', 'U'] : ['U', 'T'];
  const isSpelledAs = ONLY[nucleicAcid].test(letters.replaceAll(theirs, mine));
  if (!isSpelledAs) return nucleicAcid === 'DNA' ? refuseLetters(letters, typed, 'letters') : refuseOther(letters);
  const respelled: Remedy = {
    label: `Read ${theirs} as ${mine}`,
    field: 'letters',
    value: letters.replaceAll(theirs, mine),
  };
  const remedies = ONLY[other].test(letters)
    ? [{ label: `Take it as ${other}`, field: 'nucleicAcid', value: other }, respelled]
    : [respelled];
  const place = `Base ${letters.indexOf(theirs) + 1} is “${theirs}”`;
  return {
    ok: false,
    issues: [{ message: `${nucleicAcid} has ${mine} where ${other} has ${theirs}`, path: 'letters', place, remedies }],
  };
}

function refuseOther(letters: string): Verdict<never> {
  const found = Array.from(letters);
  const at = found.findIndex((letter) => !ONLY.RNA.test(letter));
  return refuse('Invalid sequence. Use only A, U, C, G bases', 'letters', `Base ${at + 1} is “${found[at]}”`);
}

function resultOf(input: OligoAbsorbanceInput): OligoAbsorbanceResult {
  const { letters, nucleicAcid, labels, a260, dilutionFactor, pathLength, volume } = input;
  const coefficient = (strandAbsorption(letters, nucleicAcid) ?? 0) + labels;
  const molarMass = nucleicAcid === 'DNA' ? oligoMass(letters, false) : rnaMass(letters);
  const nanomoles = NANOMOLES_IN_A_MILLILITER / coefficient;
  const molarity = a260 === undefined ? null : ((a260 * dilutionFactor) / (coefficient * pathLength)) * MICROMOLAR;
  const amount = molarity === null || volume === undefined ? null : (molarity * volume) / PER_THOUSAND;
  return {
    length: letters.length,
    coefficient,
    molarMass,
    nanomoles,
    micrograms: (nanomoles * molarMass) / PER_THOUSAND,
    molarity,
    concentration: molarity === null ? null : (molarity * molarMass) / PER_THOUSAND,
    amount,
    mass: amount === null ? null : (amount * molarMass) / PER_THOUSAND,
  };
}

/** At 1 mol/L. */
const NANOMOLES_IN_A_MILLILITER = 1e6;
/** In 1 mol/L. */
const MICROMOLAR = 1e6;
const PER_THOUSAND = 1000;
