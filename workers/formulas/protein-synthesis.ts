/**
 * The protein of a DNA or RNA strand, or a protein as entered, and what follows from its residues.
 *
 *   sequence         = DNA: T read as U; from the first AUG in any frame to the first stop in that frame (stop not
 *                      included), or to the last whole codon; standard code unless another is chosen. PROTEIN: as entered
 *   molecularWeight  = Σ residue mass + 18.01528                                   Da
 *   isoelectricPoint = the pH, 0 to 14, at which the net charge is 0               Bjellqvist pK set
 *   properties       = hydrophobic AGVLIPFMWC, polar NQSTY, charged DEKRH           percent of the residues
 *   reference: pI by the EMBOSS pK set, charge at pH 7, GRAVY, aliphatic and instability index, ε280 = 5500 W + 1490 Y + 125 cystine
 *
 * Source: spec; ncbiGeneticCodes (code), emboss (masses, second pK set), bjellqvist1993 and bjellqvist1994 (pI),
 * alberts (classes), kyteDoolittle1982 (GRAVY), ikai1980 (aliphatic index), guruprasad1990 (instability index), pace1995 (ε280). The specification leaves
 * masses and pK open, and pK sets disagree: both are named, and both pI values are returned. Unmodified
 * chain, cysteines reduced, no signal peptide removed. Refuses: nothing but white space; letters outside A, T, G, C
 * (DNA), A, U, G, C (RNA) or the twenty one-letter codes, with their place; a strand without AUG.
 *
 * A file may hold many records, as FASTA or GenBank: the result is about the one asked for, else the first that has a protein, and lists all.
 * Of several proteins, those with a letter outside the twenty are left out, and the result says which; the one asked for is refused. The
 * text is streamed into one histogram a record: a protein longer than INLINE_LETTERS is answered by its length, and its
 * letters by `view`.
 */
import type { Formula, LongText, TextResult } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { CHAIN_TEXTS, type Chain, type ChainText, type GeneReading } from '../lib/sequences/protein/chainReader.ts';
import { foreignChainIssue, LETTERS_IN_WORDS, openChains, readingOf } from '../lib/sequences/protein/chainReading.ts';
import { type ChainRecord, readChains, type SkippedRecords } from '../lib/sequences/protein/chainRecords.ts';
import { isoelectricPoint, netCharge } from '../lib/sequences/protein/isoelectricPoint.ts';
import {
  absorption280,
  aliphaticIndex,
  type Composition,
  chainMass,
  classShares,
  gravy,
} from '../lib/sequences/protein/proteinProperties.ts';
import { noSuchRecord, recordNumberIssue } from '../lib/sequences/records/chosenRecord.ts';
import type { EntryFaults } from '../lib/sequences/records/entryFaults.ts';
import { createHeadKeeper, mistakenText } from '../lib/sequences/records/mistakenText.ts';
import type { SequenceReport } from '../lib/sequences/records/readingWords.ts';
import { reportOf } from '../lib/sequences/records/sequenceReading.ts';
import type { AminoAcid, AminoAcidClass } from '../reference/aminoAcids.ts';
import { BJELLQVIST, EMBOSS } from '../reference/dissociationConstants.ts';
import { GENETIC_CODE_IDS, type GeneticCodeId, STANDARD_CODE_ID } from '../reference/geneticCodes.ts';
import { slicesWithProgress } from '../streams/progress.ts';
import { INLINE_LETTERS, textResult } from '../streams/textResult.ts';
import {
  type MassShifts,
  massShifts,
  type ProteinByProgram,
  proteinByProgram,
} from './protein-synthesis/proteinMethods.ts';

export interface ProteinSynthesisInput {
  readonly inputType: ChainText;
  /** Letters of the input type in either case, with any white space; strands 5′ to 3′, proteins from the amino end. */
  readonly sequence: LongText;
  /** Lines that begin with '>' are names of records. A file shows its format itself. */
  readonly readAsFasta: boolean;
  /** The format of typed text is recognized as well, and what is not a letter is left out. */
  readonly recognize: boolean;
  /** Of a strand, which begins at AUG in every code. Left blank it is the standard one. */
  readonly geneticCode: GeneticCodeId;
  /** Which record of the text to look at, counted from 1. Left blank it is the first with a protein. */
  readonly record?: number | undefined;
  /** Absent: the text is one record. */
  readonly learnt?: { readonly recordCount: number } | undefined;
}

export interface ProteinSynthesisResult {
  /** One-letter amino acids. */
  readonly sequence: TextResult;
  /** Amino acids, at least 1. */
  readonly length: number;
  /** Average mass, Da. */
  readonly molecularWeight: number;
  /** pH, 0 to 14; null where the chain keeps its charge over the whole scale. */
  readonly isoelectricPoint: number | null;
  /** Residues by one-letter code, those present only. */
  readonly aminoAcidComposition: Composition;
  /** Percent of all residues by one-letter code. */
  readonly shares: Composition;
  /** Percent of all residues. */
  readonly properties: Readonly<Record<AminoAcidClass, number>>;
  readonly firstResidue: AminoAcid;
  readonly lastResidue: AminoAcid;
  /** Where and how the strand was read; null for a protein. */
  readonly reading: GeneReading | null;
  readonly reference: ProteinReference;
  /** Net charge by both pK sets, pH 0 to 14. */
  readonly chargeCurve: readonly ChargePoint[];
  /** The record that the result is about: the one asked for, else the first with a protein. Empty in plain text. */
  readonly recordName: string;
  /** Of that record, counted from 1. */
  readonly recordNumber: number;
  /** Records of the text: 1 in plain text. */
  readonly recordCount: number;
  /** Where there are several records, the first of them: no more than MOST_RECORDS. */
  readonly records: readonly ProteinRecord[];
  /** Records that are left out, because the methods have no values for one of their letters. */
  readonly skipped: SkippedRecords;
  /** Records that are not whole. */
  readonly entryFaults: EntryFaults;
  /** How the text was read, and what was left out. */
  readonly recognized: SequenceReport;
}

export interface ProteinRecord {
  readonly name: string;
  /** Amino acids; 0 without letters or without a start codon. */
  readonly length: number;
  /** Why the record is left out; absent where it is not. */
  readonly reason?: string;
  /** Da; null without a protein. */
  readonly molecularWeight: number | null;
  /** Bjellqvist pK set; null without a protein, or where it keeps its charge over the whole scale. */
  readonly isoelectricPoint: number | null;
}

export interface ProteinReference {
  readonly isoelectricPointBjellqvist: number | null;
  readonly isoelectricPointEmboss: number | null;
  /** Elementary charges at pH 7. */
  readonly netChargePh7Bjellqvist: number;
  readonly netChargePh7Emboss: number;
  readonly gravy: number;
  readonly aliphaticIndex: number;
  /** Above 40: short-lived in the test tube. Null for a single amino acid. */
  readonly instabilityIndex: number | null;
  /** Molar absorption coefficients at 280 nm, per mol/L and cm: all cysteines free, or all paired. */
  readonly extinction280Reduced: number;
  readonly extinction280Cystines: number;
  /** Absorbance at 280 nm of 1 g/L over 1 cm. */
  readonly absorbance280Reduced: number;
  readonly absorbance280Cystines: number;
  /** Explains differences from other programs: the masses and pK values that they document. */
  readonly byProgram: ProteinByProgram;
  /** Effect of other conventions on the mass. */
  readonly massShifts: MassShifts;
}

export interface ChargePoint {
  readonly pH: number;
  readonly bjellqvist: number;
  readonly emboss: number;
}

/** Maximum number of records that the result lists. */
const MOST_RECORDS = 200_000;

const NEUTRAL_PH = 7;
/** Points of the charge curve for each unit of pH. */
const POINTS_PER_PH = 4;
const HIGHEST_PH = 14;

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-synthesis': FormulaType<ProteinSynthesisInput, ProteinSynthesisResult>;
  }
}

export default {
  id: 'protein-synthesis',

  async validate({ inputType, sequence, readAsFasta, recognize = false, geneticCode, record = null }, task) {
    if (inputType === '' || !CHAIN_TEXTS.includes(inputType)) return refuse('Please choose an input type', 'inputType');
    const code = GENETIC_CODE_IDS.find((known) => known === geneticCode) ?? STANDARD_CODE_ID;
    const noNumber = record === null ? null : recordNumberIssue(record);
    if (noNumber !== null) return { ok: false, issues: [noNumber] };
    const input = {
      inputType,
      sequence,
      readAsFasta,
      recognize,
      geneticCode: code,
      ...(record === null ? {} : { record }),
    };
    const source = task.open(sequence);
    const reading = await openChains(source, input);
    const head = createHeadKeeper();
    const slices = head.keep(slicesWithProgress(reading.source, task));
    const chains = await readChains(slices, readingOf(input, reading));
    const { main, letters, foreign, records } = chains;
    if (foreign !== null)
      return {
        ok: false,
        issues: [await foreignChainIssue(`Invalid ${inputType} sequence`, source, reading, chains, input)],
      };
    if (letters === 0) return refuse('Please enter a sequence', 'sequence');
    const mistaken =
      reading.format === 'plain' && !recognize
        ? mistakenText(head.head(), LETTERS_IN_WORDS[inputType], `Invalid ${inputType} sequence`)
        : null;
    if (mistaken !== null) return { ok: false, issues: [mistaken] };
    if (record !== null && record > records) return { ok: false, issues: [noSuchRecord(record, records)] };
    if (main === null) {
      const place = record === null || reading.format === 'plain' ? undefined : `Record ${record} has no protein`;
      return refuse('No valid protein sequence could be generated', 'sequence', place);
    }
    return accept(records > 1 ? { ...input, learnt: { recordCount: records } } : input);
  },

  async compute(input, task) {
    const reading = await openChains(task.open(input.sequence), input);
    const listed: ProteinRecord[] = [];
    const chains = await readChains(slicesWithProgress(reading.source, task), {
      ...readingOf(input, reading, { from: 0, to: INLINE_LETTERS }),
      onRecord: (record) => listed.length < MOST_RECORDS && listed.push(summary(record)),
    });
    const { main, mainName, mainNumber, records, skipped, entryFaults } = chains;
    if (main === null) throw new Error('A validated text has a protein');
    return {
      ...properties(main),
      recordName: mainName,
      recordNumber: mainNumber,
      recordCount: records,
      records: records > 1 ? listed : [],
      skipped,
      entryFaults,
      recognized: reportOf(reading, chains, records),
    };
  },

  async view(input, field, from, to, task) {
    if (field !== 'sequence') throw new Error(`'${field}' is no text of a protein`);
    const reading = await openChains(task.open(input.sequence), input);
    const asked = { ...readingOf(input, reading, { from, to }), windowOnly: true };
    return (await readChains(reading.source.slices(), asked)).main?.letters ?? '';
  },
} satisfies Formula<'protein-synthesis'>;

function properties(
  chain: Chain,
): Omit<
  ProteinSynthesisResult,
  'recordName' | 'recordNumber' | 'recordCount' | 'records' | 'skipped' | 'entryFaults' | 'recognized'
> {
  const { composition, length, letters, first, last, reading } = chain;
  const pI = isoelectricPoint(chain, BJELLQVIST);
  return {
    sequence: textResult(letters, length),
    length,
    molecularWeight: chainMass(composition),
    isoelectricPoint: pI,
    aminoAcidComposition: composition,
    shares: sharesOf(composition, length),
    properties: classShares(composition),
    firstResidue: first,
    lastResidue: last,
    reading,
    reference: { isoelectricPointBjellqvist: pI, ...referenceOf(chain) },
    chargeCurve: Array.from({ length: HIGHEST_PH * POINTS_PER_PH + 1 }, (_, index) => {
      const pH = index / POINTS_PER_PH;
      return { pH, bjellqvist: netCharge(chain, pH, BJELLQVIST), emboss: netCharge(chain, pH, EMBOSS) };
    }),
  };
}

function referenceOf(chain: Chain): Omit<ProteinReference, 'isoelectricPointBjellqvist'> {
  const { composition } = chain;
  const { reduced, cystines } = absorption280(composition);
  const mass = chainMass(composition);
  return {
    isoelectricPointEmboss: isoelectricPoint(chain, EMBOSS),
    netChargePh7Bjellqvist: netCharge(chain, NEUTRAL_PH, BJELLQVIST),
    netChargePh7Emboss: netCharge(chain, NEUTRAL_PH, EMBOSS),
    gravy: gravy(composition),
    aliphaticIndex: aliphaticIndex(composition),
    instabilityIndex: chain.instabilityIndex,
    extinction280Reduced: reduced,
    extinction280Cystines: cystines,
    absorbance280Reduced: reduced / mass,
    absorbance280Cystines: cystines / mass,
    byProgram: proteinByProgram(chain),
    massShifts: massShifts(chain),
  };
}

function sharesOf(composition: Composition, length: number): Composition {
  return Object.fromEntries(Object.entries(composition).map(([letter, count]) => [letter, (100 * count) / length]));
}

function summary({ name, chain, skipped }: ChainRecord): ProteinRecord {
  const nothing = { molecularWeight: null, isoelectricPoint: null };
  if (skipped !== null) return { name, length: skipped.length, reason: skipped.reason, ...nothing };
  if (chain === null) return { name, length: 0, ...nothing };
  const { length, composition } = chain;
  return {
    name,
    length,
    molecularWeight: chainMass(composition),
    isoelectricPoint: isoelectricPoint(chain, BJELLQVIST),
  };
}
