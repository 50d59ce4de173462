/**
 * Concentration, purity and molarity of many nucleic acid samples from their absorbances.
 *
 *   c = (A260 − A320) / path × factor × dilution                  ng/µL, path in cm; factor 50 dsDNA, 33 ssDNA, 40 RNA
 *   A260/A280 and A260/A230, each without A320
 *   nM = c × 10⁶ / M;  M = 617.96·bp + 36.04, 308.97·nt + 18.02 (DNA), 321.47·nt + 18.02 (RNA);  copies/µL = c × 10⁻⁹ × N_A / M
 *
 * Sources: `beerLambert`, `sambrookRussell2001`, `nucleicAcidUnitMasses`, `siBrochure2019`. Refuses lines without A260, values that are
 * not numbers, a background above A260, a dilution below 1, a path or a length not above 0.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { isMissingCell, pastedLines } from '../lib/inputs/pastedLines.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type DecimalMark, writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { A260_FACTORS, AVERAGE_CHAINS } from '../reference/nucleicAcidMasses.ts';
import { AVOGADRO } from '../reference/physicalConstants.ts';

export interface NucleicAcidSamplesInput {
  /** A line for each sample: name, A260, A280, A230, A320; what was not read is left blank. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly nucleicAcid: keyof typeof A260_FACTORS;
  /** 1 or more; blank counts as 1. */
  readonly dilutionFactor: number;
  /** cm, above 0; blank counts as 1. */
  readonly pathLength: number;
  /** Base pairs or nucleotides, above 0. Absent: no molarity. */
  readonly length?: number | undefined;
}

export interface MeasuredSample {
  readonly name: string;
  /** ng/µL of the undiluted sample. */
  readonly concentration: number;
  /** This and the next are null where the absorbance was not read or does not exceed the background. */
  readonly ratio280: number | null;
  readonly ratio230: number | null;
  /** nM; this and the next are null without a length. */
  readonly molarity: number | null;
  readonly copiesPerMicroliter: number | null;
}

export interface NucleicAcidSamplesResult {
  readonly samples: readonly MeasuredSample[];
  /** g/mol; null without a length. */
  readonly molarMass: number | null;
}

const CHAINS = { dsDNA: 'dsdna', ssDNA: 'ssdna', RNA: 'rna' } as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'nucleic-acid-samples': FormulaType<NucleicAcidSamplesInput, NucleicAcidSamplesResult>;
  }
}

export default {
  id: 'nucleic-acid-samples',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, resultOf(verdict.input), 'data') : verdict;
  },

  compute: resultOf,
} satisfies Formula<'nucleic-acid-samples'>;

function inputOf(candidate: Candidate<NucleicAcidSamplesInput>): Verdict<NucleicAcidSamplesInput> {
  const { decimalMark, nucleicAcid, length = null } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (nucleicAcid === '' || !Object.hasOwn(A260_FACTORS, nucleicAcid)) return refuse(REQUIRED, 'nucleicAcid');
  const data = textOf(candidate.data);
  const rows = absorbancesIn(data, decimalMark);
  if (!rows.ok) return rows;
  const dilutionFactor = candidate.dilutionFactor ?? 1;
  const pathLength = candidate.pathLength ?? 1;
  if (!(dilutionFactor >= 1)) return refuse('Dilution factor must be at least 1', 'dilutionFactor');
  if (!(pathLength > 0)) return refuse('Path length must be greater than 0', 'pathLength');
  if (Number.isNaN(length)) return refuse(INVALID, 'length');
  if (length !== null && !(length > 0)) return refuse('Length must be greater than 0', 'length');
  return accept({ data, decimalMark, nucleicAcid, dilutionFactor, pathLength, ...(length === null ? {} : { length }) });
}

interface Absorbances {
  readonly name: string;
  readonly a260: number;
  readonly a280: number | null;
  readonly a230: number | null;
  readonly a320: number;
}

function absorbancesIn(text: string, decimalMark: DecimalMark): Verdict<readonly Absorbances[]> {
  const rows: Absorbances[] = [];
  for (const [at, { line, cells }] of pastedLines(text, decimalMark).entries()) {
    const [name = '', ...rest] = cells;
    const numbers = rest.map((cell) => (isMissingCell(cell) ? null : (writtenNumber(cell, decimalMark) ?? Number.NaN)));
    const read = numbers.filter((value) => value !== null);
    if (at === 0 && read.length > 0 && read.every(Number.isNaN)) continue;
    const unreadable = numbers.findIndex((value) => Number.isNaN(value));
    if (unreadable >= 0) return refuse(`Line ${line}: "${rest[unreadable]}" is not a number`, 'data');
    const [a260 = null, a280 = null, a230 = null, a320 = null] = numbers;
    if (a260 === null) return refuse(`Line ${line}: please give a name and A260`, 'data');
    if (numbers.length > 4) return refuse(`Line ${line} has more cells than name, A260, A280, A230 and A320`, 'data');
    if (Math.min(...read) < 0) return refuse(`Line ${line}: absorbance cannot be negative`, 'data');
    if ((a320 ?? 0) > a260) return refuse(`Line ${line}: A320 must not exceed A260`, 'data');
    rows.push({ name: name === '' ? `Line ${line}` : name, a260, a280, a230, a320: a320 ?? 0 });
  }
  return rows.length === 0 ? refuse(REQUIRED, 'data') : accept(rows);
}

function resultOf(input: NucleicAcidSamplesInput): NucleicAcidSamplesResult {
  const { nucleicAcid, dilutionFactor, pathLength, length } = input;
  const rows = absorbancesIn(input.data, input.decimalMark);
  if (!rows.ok) throw new Error('A validated text can be read');
  const chain = AVERAGE_CHAINS[CHAINS[nucleicAcid]];
  const molarMass = length === undefined ? null : chain.unit * length + chain.ends;
  return {
    molarMass,
    samples: rows.input.map(({ name, a260, a280, a230, a320 }) => {
      const net = a260 - a320;
      const concentration = (net / pathLength) * A260_FACTORS[nucleicAcid] * dilutionFactor;
      const over = (other: number | null) => (other === null || other <= a320 ? null : net / (other - a320));
      return {
        name,
        concentration,
        ratio280: over(a280),
        ratio230: over(a230),
        molarity: molarMass === null ? null : (concentration * 1e6) / molarMass,
        copiesPerMicroliter: molarMass === null ? null : (concentration * 1e-9 * AVOGADRO) / molarMass,
      };
    }),
  };
}
