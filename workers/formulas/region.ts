/**
 * A region of the strand of the DNA calculator: its letters in either direction, as DNA or RNA, its composition and its mass.
 *
 *   length      = to − from + 1                                  from > to: across the end of a circular strand
 *   GC content  = 100 · (G + C) / (A + T + G + C)                percent
 *   molar mass  = Σ nᵢ·Mᵢ + H₂O − HPO₃                           a strand of DNA without a 5′ phosphate, as free acid
 *   pmol        = µg · 10⁶ / molar mass
 *   ε260        = Σ ε of neighboring pairs − Σ ε of all bases but the first and the last       single strand, 5′ to 3′
 *   ε260 of a duplex of DNA = (1 − h)·(ε of one strand + ε of the other)      h = 0.287·(share of A·T) + 0.059·(share of G·C)
 *   nmol per A260 unit = 10⁶ / ε260                              1 mL that absorbs 1 over 1 cm
 *
 * Sources: atomic weights `prohaska2022`; ε260 `cantor1970` (DNA), `puglisiTinoco1989` (RNA), `tataurov2008` (h). The
 * masses of the two strands are added. With other letters than A, C, G and T there is no mass. Refuses a region outside
 * the strand and an amount that is not above 0 or above 10¹².
 */
import type { Formula, TextResult } from '../contract.ts';
import { isPositive } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { strandAbsorption } from '../lib/sequences/oligos/absorption260.ts';
import { rnaMass, strandMass } from '../lib/sequences/oligos/oligoMass.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import type { Strand } from '../lib/sequences/strand/strandLetters.ts';
import {
  REGION_READINGS,
  type Region,
  type RegionReading,
  regionCounts,
  regionLength,
  regionWindow,
} from '../lib/sequences/strand/strandRegion.ts';
import { gcPercent, lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { HYPOCHROMICITY_260 } from '../reference/hypochromicity.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';

export interface RegionInput {
  readonly given: GivenStrand;
  /** First letter, counted from 1. Absent: the first of the strand. */
  readonly from?: number | undefined;
  /** Last letter, which belongs to the region. Absent: the last of the strand. */
  readonly to?: number | undefined;
  /** Of a circle, the region may run across the end of the strand. */
  readonly shape: ShapeChoice;
  readonly reading: RegionReading;
  /** U is written for T. */
  readonly writtenAsRna: boolean;
  /** To be converted, above 0. Absent: nothing. */
  readonly amount?: number | undefined;
  readonly amountUnit: AmountUnit;
}

export interface RegionResult {
  readonly shape: StrandShape;
  readonly letters: TextResult;
  /** Letters, at least 1. */
  readonly length: number;
  /** Percent; null without A, C, G and T. */
  readonly gcContent: number | null;
  readonly from: number;
  readonly to: number;
  /** Of the record that the region was cut from; may be empty. */
  readonly recordName: string;
  /** Letters besides A, C, G and T. */
  readonly otherLetters: number;
  /** Of DNA; null where other letters make it unknown. */
  readonly mass: RegionMass | null;
  /** The amount in the other unit, as DNA; null without one, and without a mass. */
  readonly converted: ConvertedAmount | null;
  /** Of the single strand, as it is written; null where other letters make it unknown, and above INLINE_LETTERS. */
  readonly absorption: RegionAbsorption | null;
  /** Of the strand with its complement, as DNA; null as above, and where it is written as RNA. */
  readonly duplex: RegionAbsorption | null;
}

interface ConvertedAmount {
  readonly single: number;
  readonly double: number;
  readonly unit: AmountUnit;
}

/** Of a solution of the region at 260 nm. */
export interface RegionAbsorption {
  /** At 260 nm, per mol/L and cm. */
  readonly coefficient: number;
  /** In 1 mL that absorbs 1 over 1 cm, without 5′ phosphates. */
  readonly nanomoles: number;
  readonly micrograms: number;
}

interface RegionMass {
  /** g/mol of the strand as it is read. */
  readonly single: number;
  /** g/mol of both strands. */
  readonly double: number;
  /** In 1 µg. */
  readonly singlePicomoles: number;
  readonly doublePicomoles: number;
}

type AmountUnit = (typeof AMOUNT_UNITS)[number];

const AMOUNT_UNITS = ['µg', 'pmol'] as const;
/** In µg or pmol; in µg, a metric ton. */
const MOST_AMOUNT = 1e12;

declare module '../contract.ts' {
  interface FormulaTypes {
    region: FormulaType<RegionInput, RegionResult>;
  }
}

export default {
  id: 'region',

  validate({ given, from, to, shape, reading, writtenAsRna, amount, amountUnit }) {
    const region = readRegion(
      { from, to, isCircular: isCircle(given, readShape(shape)) },
      lettersIn(given.learnt.chosen.counts),
    );
    if ('message' in region) return { ok: false, issues: [region] };
    if (amount !== null && amount !== undefined && !isPositive(amount))
      return refuse('Please enter an amount above 0', 'amount');
    if (amount !== null && amount !== undefined && amount > MOST_AMOUNT)
      return refuse('Please enter an amount of at most 1,000,000,000,000', 'amount');
    return accept({
      given,
      ...region,
      shape: readShape(shape),
      reading: REGION_READINGS.find((known) => known === reading) ?? 'forward',
      writtenAsRna: writtenAsRna === true,
      ...(amount === null || amount === undefined ? {} : { amount }),
      amountUnit: AMOUNT_UNITS.find((known) => known === amountUnit) ?? 'µg',
    });
  },

  async compute(input, task) {
    const strand = await openStrand(input.given, task);
    const region = regionOf(input, strand);
    const length = regionLength(region, strand.length);
    const bins = await regionCounts(strand, region, (done) => task.report({ done, total: length }));
    const [A, C, G, T] = [...'ACGT'].map((letter) => bins[letter.charCodeAt(0)] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    const otherLetters = length - A - C - G - T;
    const mass = otherLetters > 0 ? null : massOf({ A, C, G, T }, input.reading);
    const isShort = length <= INLINE_LETTERS;
    const bases = isShort ? await windowText(input, strand, 0, length) : '';
    const isFromEnd = input.reading === 'complement' || input.reading === 'reverse';
    const fromStart = isFromEnd ? [...bases].reverse().join('') : bases;
    return {
      shape: strandShape(input.given, input.shape),
      letters: isShort ? written(bases, input) : { length },
      length,
      gcContent: gcPercent({ A, C, G, T, ambiguous: otherLetters }),
      ...region,
      recordName: input.given.learnt.chosen.name,
      otherLetters,
      mass,
      converted: mass === null ? null : convertedOf(input, mass),
      absorption: input.writtenAsRna
        ? rnaAbsorption(fromStart)
        : absorptionOf(strandAbsorption(fromStart), mass?.single),
      duplex: input.writtenAsRna ? null : absorptionOf(duplexAbsorption(fromStart), mass?.double),
    };
  },

  async view(input, field, from, to, task) {
    if (field !== 'letters') throw new Error(`'${field}' is no text of a region`);
    return written(await windowText(input, await openStrand(input.given, task), from, to), input);
  },
} satisfies Formula<'region'>;

function regionOf({ from = 1, to }: RegionInput, { length }: Strand): Region {
  return { from, to: to ?? length };
}

/** The letters `from` to `to` as DNA. */
async function windowText(input: RegionInput, strand: Strand, from: number, to: number): Promise<string> {
  return textFromBytes(await regionWindow(strand, regionOf(input, strand), input.reading, from, to));
}

function written(bases: string, { writtenAsRna }: Pick<RegionInput, 'writtenAsRna'>): string {
  return writtenAsRna ? asRna(bases) : bases;
}

function asRna(bases: string): string {
  return bases.replaceAll('T', 'U');
}

function convertedOf({ amount, amountUnit }: RegionInput, mass: RegionMass): ConvertedAmount | null {
  if (amount === undefined) return null;
  const { singlePicomoles, doublePicomoles } = mass;
  if (amountUnit === 'µg') return { single: amount * singlePicomoles, double: amount * doublePicomoles, unit: 'pmol' };
  return { single: amount / singlePicomoles, double: amount / doublePicomoles, unit: 'µg' };
}

/** @param bases A, C, G and T from the 5′ end, written as RNA */
function rnaAbsorption(bases: string): RegionAbsorption | null {
  const rna = asRna(bases);
  const coefficient = strandAbsorption(rna, 'RNA');
  return absorptionOf(coefficient, coefficient === null ? undefined : rnaMass(rna));
}

/** At 1 mol/L. */
const NANOMOLES_IN_A_MILLILITER = 1e6;

/** @param mass g/mol */
function absorptionOf(coefficient: number | null, mass: number | undefined): RegionAbsorption | null {
  if (coefficient === null || mass === undefined) return null;
  const nanomoles = NANOMOLES_IN_A_MILLILITER / coefficient;
  return { coefficient, nanomoles, micrograms: (nanomoles * mass) / 1000 };
}

const OPPOSITE: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };

/**
 * The molar absorption coefficient at 260 nm of a strand with its complement, per mol of duplexes per liter and cm; null
 * with other letters, and without any.
 *
 * @param bases of one strand: A, C, G and T in capitals, 5′ to 3′
 */
export function duplexAbsorption(bases: string): number | null {
  const one = strandAbsorption(bases);
  let opposite = '';
  let strong = 0;
  for (let at = bases.length - 1; at >= 0; at -= 1) {
    const base = bases.charAt(at);
    opposite += OPPOSITE[base] ?? '';
    if (base === 'C' || base === 'G') strong += 1;
  }
  const other = strandAbsorption(opposite);
  if (one === null || other === null) return null;
  const gc = strong / bases.length;
  return (1 - HYPOCHROMICITY_260.AT * (1 - gc) - HYPOCHROMICITY_260.GC * gc) * (one + other);
}

/** @param counts of the region as read on the entered strand */
function massOf(counts: Readonly<Record<'A' | 'C' | 'G' | 'T', number>>, reading: RegionReading): RegionMass {
  const opposite = { A: counts.T, C: counts.G, G: counts.C, T: counts.A };
  const isOpposite = reading === 'complement' || reading === 'reverseComplement';
  const single = strandMass(isOpposite ? opposite : counts, false);
  const double = strandMass(counts, false) + strandMass(opposite, false);
  return { single, double, singlePicomoles: 1e6 / single, doublePicomoles: 1e6 / double };
}
