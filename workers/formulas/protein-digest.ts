/**
 * The peptides of a protein after digestion by a protease, with masses and m/z.
 *
 *   M = Σ residue + water + modifications;  m/z = (M + z·1.007276) / z             Da; monoisotopic or average
 *
 * Sources: `keil1992`, `gasteiger2005` (rules), `wang2021` (isotopes), `emboss` (average residues), `unimod2004`. Up to 5,000 peptides
 * within the limits of mass are listed. Refuses settings outside their ranges.
 */
import type { Formula } from '../contract.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type GivenChain, givenLetters, MOST_RESIDUES } from '../lib/sequences/protein/givenChain.ts';
import { atomMasses, massOverCharge, peptideMasses } from '../lib/sequences/protein/peptideMass.ts';
import { MODIFICATIONS } from '../reference/residueFormulas.ts';

type Protease = (typeof PROTEASES)[number];

export interface ProteinDigestInput {
  readonly given: GivenChain;
  readonly protease: Protease;
  /** Whole, 0 to 5. */
  readonly missedCleavages: number;
  readonly masses: 'monoisotopic' | 'average';
  /** What has been done to cysteines. */
  readonly cysteines: 'free' | 'carbamidomethyl';
  /** Whole, 1 to 10. */
  readonly charge: number;
  /** Da, 0 or more; blank counts as 0. */
  readonly lightest: number;
  /** Da. Absent: no limit. */
  readonly heaviest?: number | undefined;
}

/** Between two cuts. */
interface Peptide {
  /** First residue, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** Bonds within it that the protease would cut. */
  readonly missed: number;
}

interface ListedPeptide extends Peptide {
  readonly sequence: string;
  /** Of the neutral peptide, Da. */
  readonly mass: number;
  /** At the charge asked for. */
  readonly mz: number;
}

export interface ProteinDigestResult {
  /** Bonds that are cut. */
  readonly cuts: number;
  /** Peptides within the limits of mass. */
  readonly total: number;
  readonly listed: readonly ListedPeptide[];
  /** Percent of the residues in a listed peptide without missed cleavages. */
  readonly coverage: number;
  /** Residues of the protein. */
  readonly length: number;
  /** Residues that were digested: all, unless the protein is very long. */
  readonly digested: number;
}

const PROTEASES = [
  'trypsin',
  'trypsin-keil',
  'trypsin-p',
  'lys-c',
  'arg-c',
  'glu-c-e',
  'glu-c-de',
  'asp-n',
  'chymotrypsin',
] as const;
const MOST_LISTED = 5000;

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-digest': FormulaType<ProteinDigestInput, ProteinDigestResult>;
  }
}

export default {
  id: 'protein-digest',

  validate({ given, protease, missedCleavages, masses, cysteines, charge, lightest, heaviest = null }) {
    if (protease === '' || !PROTEASES.includes(protease)) return refuse(REQUIRED, 'protease');
    if (masses !== 'monoisotopic' && masses !== 'average') return refuse(REQUIRED, 'masses');
    if (cysteines !== 'free' && cysteines !== 'carbamidomethyl') return refuse(REQUIRED, 'cysteines');
    if (isMissing(missedCleavages)) return refuse(REQUIRED, 'missedCleavages');
    if (isMissing(charge)) return refuse(REQUIRED, 'charge');
    const least = lightest ?? 0;
    return (
      firstRefusal([
        [
          !Number.isInteger(missedCleavages) || missedCleavages < 0 || missedCleavages > 5,
          'Missed cleavages must be a whole number between 0 and 5',
          'missedCleavages',
        ],
        [
          !Number.isInteger(charge) || charge < 1 || charge > 10,
          'The charge must be a whole number between 1 and 10',
          'charge',
        ],
        [!(least >= 0), 'All values must be non-negative', 'lightest'],
        [heaviest !== null && !(heaviest > least), 'The highest mass must be above the lowest', 'heaviest'],
      ]) ??
      accept({
        given,
        protease,
        missedCleavages,
        masses,
        cysteines,
        charge,
        lightest: least,
        ...(heaviest === null ? {} : { heaviest }),
      })
    );
  },

  async compute({ given, protease, missedCleavages, masses, cysteines, charge, lightest, heaviest }, task) {
    const { letters, length } = await givenLetters(given, task);
    const cuts = cutsOf(letters, protease);
    const perCysteine = cysteines === 'free' ? 0 : atomMasses(MODIFICATIONS.carbamidomethyl.atoms)[masses];
    const listed: ListedPeptide[] = [];
    let [total, covered] = [0, 0];
    for (const { from, to, missed } of peptidesOf(letters.length, cuts, missedCleavages)) {
      const sequence = letters.slice(from - 1, to);
      const mass = peptideMasses(sequence)[masses] + perCysteine * (sequence.split('C').length - 1);
      if (mass < lightest || (heaviest !== undefined && mass > heaviest)) continue;
      total += 1;
      if (missed === 0) covered += sequence.length;
      if (listed.length < MOST_LISTED)
        listed.push({ sequence, from, to, missed, mass, mz: massOverCharge(mass, charge) });
    }
    return {
      cuts: cuts.length,
      total,
      listed,
      coverage: (100 * covered) / letters.length,
      length,
      digested: Math.min(length, MOST_RESIDUES),
    };
  },
} satisfies Formula<'protein-digest'>;

/** Whether the bond behind a residue is cut. Letters beyond the ends are empty. */
type CutRule = (before: string, residue: string, next: string) => boolean;

const isIn = (letters: string) => (letter: string) => letter !== '' && letters.includes(letter);
const isBasic = isIn('KR');

/** By the protease. Source: `keil1992`, as `gasteiger2005` uses it. */
const CUT_RULES: Readonly<Record<Protease, CutRule>> = {
  trypsin: (_, residue, next) => isBasic(residue) && next !== 'P',
  'trypsin-keil': (before, residue, next) => {
    if (next === 'P') return (before === 'W' && residue === 'K') || (before === 'M' && residue === 'R');
    if (residue === 'K') return !((isIn('CD')(before) && next === 'D') || (before === 'C' && isIn('HY')(next)));
    return residue === 'R' && !((before === 'C' && next === 'K') || (before === 'R' && isIn('HR')(next)));
  },
  'trypsin-p': (_, residue) => isBasic(residue),
  'lys-c': (_, residue) => residue === 'K',
  'arg-c': (_, residue) => residue === 'R',
  'glu-c-e': (_, residue) => residue === 'E',
  'glu-c-de': (_, residue) => isIn('DE')(residue),
  'asp-n': (_, __, next) => next === 'D',
  chymotrypsin: (_, residue, next) => next !== 'P' && (isIn('FY')(residue) || (residue === 'W' && next !== 'M')),
};

/** Numbers of the residues behind which the chain is cut, counted from 1; not the last one. */
export function cutsOf(letters: string, protease: Protease): readonly number[] {
  const rule = CUT_RULES[protease];
  const cuts: number[] = [];
  for (let at = 0; at < letters.length - 1; at += 1)
    if (rule(letters[at - 1] ?? '', letters[at] ?? '', letters[at + 1] ?? '')) cuts.push(at + 1);
  return cuts;
}

/**
 * The peptides between cuts, with up to so many missed; by their start, the shorter first.
 *
 * @param cuts of `cutsOf`
 */
export function* peptidesOf(length: number, cuts: readonly number[], missed: number): Generator<Peptide> {
  const ends = [...cuts, length];
  for (const [at, end] of ends.entries()) {
    const from = (ends[at - 1] ?? 0) + 1;
    yield { from, to: end, missed: 0 };
    for (let more = 1; more <= missed; more += 1) {
      const to = ends[at + more];
      if (to !== undefined) yield { from, to, missed: more };
    }
  }
}
