/** Records without letters, and entries that hold other than they say: what a file that was cut off, or lost lines, looks like. */

/** An entry without letters, or with another number of them than its LOCUS line says. */
export interface EntryFault {
  /** Its number among the records of the file, from 1. */
  readonly record: number;
  readonly name: string;
  /** Number of letters by the LOCUS line; null where it has none. */
  readonly declared: number | null;
  /** Letters that were read. */
  readonly letters: number;
}

export interface EntryFaults {
  readonly count: number;
  /** The first of them, and the chosen record if it is among them. */
  readonly listed: readonly EntryFault[];
  /** The file ends within an entry, without the line '//' that closes it, or within a read of FASTQ, before its quality. */
  readonly endsOpen: OpenEnd;
}

/** Within what a file ends that is not whole. */
export type OpenEnd = 'entry' | 'read' | false;

const MOST_LISTED = 3;

/** @param chosen number of the chosen record */
export function createEntryCheck(chosen: number) {
  const listed: EntryFault[] = [];
  let count = 0;
  return {
    /** Call for every entry once it has been read. */
    check(entry: EntryFault): void {
      if (entry.letters > 0 && (entry.declared ?? entry.letters) === entry.letters) return;
      count += 1;
      if (count <= MOST_LISTED || entry.record === chosen) listed.push(entry);
    },
    faults: (endsOpen: OpenEnd): EntryFaults => ({ count, listed, endsOpen }),
  };
}

/** The letters that a LOCUS line, or the ID line of EMBL and UniProt, says its entry has; null where it says none. */
export function declaredLength(line: string): number | null {
  const [, locus, id] =
    /^(?:LOCUS\s+\S+\s+(\d{1,15})\s+(?:bp|aa)\b|ID {3}.*?\b(\d{1,15}) (?:BP|AA)\.)/.exec(line) ?? [];
  const digits = locus ?? id;
  return digits === undefined ? null : Number(digits);
}
