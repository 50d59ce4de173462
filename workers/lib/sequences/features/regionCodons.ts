/** Counts the codons of a region of a held strand. */
import type { Task } from '../../../contract.ts';
import { createCodonCounter } from '../letters/codonCounts.ts';
import { type GivenStrand, openStrand } from '../strand/givenStrand.ts';
import { passRegion, type Region, regionLength } from '../strand/strandRegion.ts';

export interface CodonRegion {
  readonly given: GivenStrand;
  /** First letter, counted from 1. Absent: the first of the strand. */
  readonly from?: number | undefined;
  /** Last letter, which belongs to the region. Absent: the last of the strand. */
  readonly to?: number | undefined;
  /** Codons are read from the first letter of the region on, or from its last on the other strand. */
  readonly strand: 'entered' | 'other';
}

export interface RegionCodons extends Region {
  /** By codon, in the order of `CODONS`. */
  readonly counts: Float64Array;
  /** Codons with letters besides A, C, G and T. */
  readonly ambiguous: number;
  /** Letters behind the last whole codon. */
  readonly leftOver: number;
}

export async function countRegionCodons(
  { given, from = 1, to, strand: side }: CodonRegion,
  task: Task,
): Promise<RegionCodons> {
  const strand = await openStrand(given, task);
  const region: Region = { from, to: to ?? strand.length };
  const length = regionLength(region, strand.length);
  const counter = createCodonCounter(length, side);
  let done = 0;
  await passRegion(strand, region, (letters) => {
    counter.read(letters);
    done += letters.length;
    task.report({ done, total: length });
  });
  return { ...region, counts: counter.counts(), ambiguous: counter.ambiguous(), leftOver: length % 3 };
}
