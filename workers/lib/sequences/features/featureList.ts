/** The features of the chosen entry with their places on its strand. */
import type { Task } from '../../../contract.ts';
import type { GivenStrand } from '../strand/givenStrand.ts';
import type { Strand } from '../strand/strandLetters.ts';
import { type FeatureLocation, readLocation } from './featureLocation.ts';
import { createFeatureReader, type Qualifiers, type RawFeature } from './featureTable.ts';
import { snapGeneFeatures } from './snapGeneFeatures.ts';

export interface StrandFeature {
  /** Its place in the table, counted from 1. */
  readonly number: number;
  readonly type: string;
  /** As written. */
  readonly location: string;
  /** Null where it cannot be read, or is of another record. */
  readonly place: FeatureLocation | null;
  readonly qualifiers: Qualifiers;
}

/** A feature as the list shows it. */
export interface ListedFeature {
  readonly number: number;
  readonly type: string;
  readonly location: string;
  /** '+', '-', or '+-' where it has parts on both; empty without letters. */
  readonly strand: string;
  /** Letters; null where the location cannot be read. */
  readonly length: number | null;
  /** Its name in programs that draw maps. */
  readonly label: string;
  readonly gene: string;
  readonly product: string;
  readonly locusTag: string;
}

/** Longer texts are truncated and end with '…'. */
const LONGEST_TEXT = 200;

/**
 * Null where the text is not a GenBank, EMBL or SnapGene file.
 *
 * @param isCircular a feature may run over the origin
 * @param last number of the last feature that matters. Absent: all
 */
export async function readFeatures(
  given: GivenStrand,
  strand: Strand,
  isCircular: boolean,
  task: Task,
  last = Number.POSITIVE_INFINITY,
): Promise<readonly StrandFeature[] | null> {
  const features: StrandFeature[] = [];
  const take = ({ type, location, qualifiers }: RawFeature): boolean => {
    const number = features.length + 1;
    features.push({ number, type, location, place: readLocation(location, strand.length, isCircular), qualifiers });
    return number < last;
  };
  const { format, source } = strand;
  if (format !== 'genbank' && format !== 'embl') {
    const annotation = (await source.annotation?.()) ?? null;
    if (annotation === null) return null;
    snapGeneFeatures(annotation, strand.length).every(take);
    return features;
  }
  const reader = createFeatureReader(format, given.record, take);
  for await (const { bytes } of source.slices()) {
    task.report(source.progress());
    if (!reader.read(bytes)) break;
  }
  reader.finish();
  return features;
}

export function listedFeature({ number, type, location, place, qualifiers }: StrandFeature): ListedFeature {
  const strands = new Set(place?.spans.map(({ strand }) => strand));
  return {
    number,
    type: shortened(type),
    location: shortened(location),
    strand: `${strands.has(1) ? '+' : ''}${strands.has(-1) ? '-' : ''}`,
    length: place?.length ?? null,
    label: shortened(qualifiers.label?.[0] ?? ''),
    gene: shortened(qualifiers.gene?.[0] ?? ''),
    product: shortened(qualifiers.product?.[0] ?? ''),
    locusTag: shortened(qualifiers.locus_tag?.[0] ?? ''),
  };
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}
