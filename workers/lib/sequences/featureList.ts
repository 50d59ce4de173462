/** The features of the chosen entry with their places on its strand. */
import type { Task } from '../../contract.ts';
import { declaredTopology, type Topology } from './entryTopology.ts';
import { type FeatureLocation, readLocation } from './featureLocation.ts';
import { createFeatureReader } from './featureTable.ts';
import type { GivenStrand } from './givenStrand.ts';
import type { Strand } from './strandLetters.ts';

export interface StrandFeature {
  /** Its place in the table, counted from 1. */
  readonly number: number;
  readonly type: string;
  /** As written. */
  readonly location: string;
  /** Null where it cannot be read, or is of another record. */
  readonly place: FeatureLocation | null;
  readonly qualifiers: Readonly<Record<string, string>>;
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
  readonly gene: string;
  readonly product: string;
  readonly locusTag: string;
}

/** Longer texts are truncated and end with '…'. */
const LONGEST_TEXT = 200;

/**
 * Null where the text is no GenBank or EMBL file.
 *
 * @param last number of the last feature that matters. Absent: all
 */
export async function readFeatures(
  given: GivenStrand,
  strand: Strand,
  task: Task,
  last = Number.POSITIVE_INFINITY,
): Promise<readonly StrandFeature[] | null> {
  return (await readAnnotation(given, strand, task, last))?.features ?? null;
}

/** What an entry says about its strand. */
export interface Annotation {
  readonly features: readonly StrandFeature[];
  /** Null where the entry does not say. */
  readonly topology: Topology | null;
}

/** The same with what the first line of the entry says. */
export async function readAnnotation(
  given: GivenStrand,
  strand: Strand,
  task: Task,
  last = Number.POSITIVE_INFINITY,
): Promise<Annotation | null> {
  const { format } = strand;
  if (format !== 'genbank' && format !== 'embl') return null;
  const features: StrandFeature[] = [];
  let topology: Topology | null = null;
  const reader = createFeatureReader(
    format,
    given.record,
    ({ type, location, qualifiers }) => {
      const number = features.length + 1;
      features.push({ number, type, location, place: readLocation(location, strand.length), qualifiers });
      return number < last;
    },
    (line) => {
      topology = declaredTopology(line);
    },
  );
  for await (const { bytes } of strand.source.slices()) {
    task.report(strand.source.progress());
    if (!reader.read(bytes)) break;
  }
  reader.finish();
  return { features, topology };
}

export function listedFeature({ number, type, location, place, qualifiers }: StrandFeature): ListedFeature {
  const strands = new Set(place?.spans.map(({ strand }) => strand));
  return {
    number,
    type: shortened(type),
    location: shortened(location),
    strand: `${strands.has(1) ? '+' : ''}${strands.has(-1) ? '-' : ''}`,
    length: place?.length ?? null,
    gene: shortened(qualifiers.gene ?? ''),
    product: shortened(qualifiers.product ?? ''),
    locusTag: shortened(qualifiers.locus_tag ?? ''),
  };
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}
