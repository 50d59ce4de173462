/** What each kind of mark is called and how it looks. */

import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { MapKind, MapMark } from '#src/engine/kit/onDemand/sequenceMap.ts';
import { color } from '#src/engine/ui/theme.ts';

export interface MapKindLook {
  readonly name: string;
  /** Heading of its track. */
  readonly plural: string;
  readonly color: string;
}

/** From the outside to the axis. */
export const MAP_KINDS: Readonly<Record<MapKind, MapKindLook>> = {
  site: { name: 'restriction site', plural: 'Restriction sites', color: color('danger') },
  feature: { name: 'feature', plural: 'Features', color: color('accent') },
  frame: { name: 'reading frame', plural: 'Reading frames', color: color('inkMuted') },
  product: { name: 'PCR product', plural: 'PCR products', color: color('good') },
  primer: { name: 'primer', plural: 'Primers', color: color('caution') },
  motif: { name: 'motif', plural: 'Motifs', color: color('good') },
};

const KIND_ORDER = Object.keys(MAP_KINDS) as readonly MapKind[];

/** A track has the marks of one kind on one strand; those on both or none share that of the entered strand. */
export interface MapTrack {
  readonly kind: MapKind;
  readonly isReverse: boolean;
  readonly heading: string;
  /** With their places in the list of all. */
  readonly marks: readonly PlacedMark[];
}

export interface PlacedMark {
  readonly mark: MapMark;
  readonly index: number;
}

/** The tracks that have marks: those above the axis from the top to it, then those below it from the axis on. */
export function tracksOf(marks: readonly MapMark[]): {
  readonly above: readonly MapTrack[];
  readonly below: readonly MapTrack[];
} {
  const placed = marks.map((mark, index) => ({ mark, index }));
  const trackOf = (kind: MapKind, isReverse: boolean): readonly MapTrack[] => {
    const own = placed.filter(({ mark }) => mark.kind === kind && (mark.strand === '-') === isReverse);
    const isPlain = own.every(({ mark }) => mark.strand === '');
    const heading = `${MAP_KINDS[kind].plural}${isPlain ? '' : isReverse ? ', − strand' : ', + strand'}`;
    return own.length === 0 ? [] : [{ kind, isReverse, heading, marks: own }];
  };
  return {
    above: KIND_ORDER.flatMap((kind) => trackOf(kind, false)),
    below: KIND_ORDER.toReversed().flatMap((kind) => trackOf(kind, true)),
  };
}

/** A mark as it is read out: 'EcoRI – restriction site, cut before base 21 – G^AATT_C'. */
export function markText({ kind, name, strand, start, end, detail }: MapMark): string {
  const { name: kindName } = MAP_KINDS[kind];
  const place = kind === 'site' ? `cut before base ${grouped(start)}` : `bases ${grouped(start)} to ${grouped(end)}`;
  const side = strand === '' ? '' : strand === '+' ? ', + strand' : ', − strand';
  return `${name} – ${kindName}, ${place}${side}${detail === '' ? '' : ` – ${detail}`}`;
}
