/**
 * The location of a feature as GenBank and EMBL write it: '12..40', 'complement(12..40)', 'join(1..9,<30..>40)', 'order(…)', '7^8',
 * '12'. Source: the feature table definition of the INSDC.
 */

/** Letters `from` (inclusive) to `to` (exclusive) of the strand, counted from 0. */
export interface FeatureSpan {
  readonly from: number;
  readonly to: number;
  readonly strand: 1 | -1;
  /** The feature goes on below its first letter, or above its last one: written '<' and '>'. Absent: it does not. */
  readonly opensLow?: true;
  readonly opensHigh?: true;
}

/** A place between two neighboring letters, such as a cut. */
export interface PlaceBetween {
  /** Letters of the strand before it. */
  readonly before: number;
  readonly strand: 1 | -1;
}

export interface FeatureLocation {
  /** In the order in which they are read. A place between two letters has no letters and no span. */
  readonly spans: readonly FeatureSpan[];
  /** Letters in all. */
  readonly length: number;
  /** The feature begins before its first letter, or ends behind its last one, in the direction of reading. */
  readonly startsBefore: boolean;
  readonly endsBehind: boolean;
  /** Where it is a place between two letters. */
  readonly between?: PlaceBetween;
}

const POSITION = /^(<?)(\d{1,12})(?:\.\.(>?)(\d{1,12})|\^\d{1,12}|(>))?$/;
const OPENS = {
  low: { opensLow: true },
  high: { opensHigh: true },
} as const;
const MOST_NESTED = 4;

/** A span whose end comes before its start: programs write those over the origin of a circle so, the INSDC as a join. */
const BACKWARDS = /(\d{1,12})\.\.>?(\d{1,12})/g;

/** Whether a location has a span that runs over the end of the strand. */
export function runsOverEnd(text: string): boolean {
  return [...text.matchAll(BACKWARDS)].some(([, from, to]) => Number(from) > Number(to));
}

/**
 * Null where it cannot be read, reaches beyond the strand, or names letters of another record.
 *
 * @param isCircular a span may run over the origin
 */
export function readLocation(text: string, length: number, isCircular: boolean): FeatureLocation | null {
  const spans: FeatureSpan[] = [];
  const open = { before: false, behind: false };
  let between: PlaceBetween | undefined;
  if (!readPart(text.replace(/\s/g, ''), 1, 0)) return null;
  const size = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    spans,
    length: size,
    startsBefore: open.before,
    endsBehind: open.behind,
    ...(between === undefined || size > 0 ? {} : { between }),
  };

  function readPart(part: string, strand: 1 | -1, depth: number): boolean {
    if (depth > MOST_NESTED) return false;
    const inner = innerOf(part, 'complement');
    if (inner !== null) return readPart(inner, strand === 1 ? -1 : 1, depth + 1);
    const list = innerOf(part, 'join') ?? innerOf(part, 'order');
    if (list === null) return readPosition(part, strand);
    const parts = splitParts(list);
    // The complement of several parts is read from the last one to the first.
    if (strand === -1) parts.reverse();
    return parts.every((each) => readPart(each, strand, depth + 1));
  }

  function readPosition(part: string, strand: 1 | -1): boolean {
    const match = POSITION.exec(part);
    if (match === null) return false;
    const [, less = '', first = '', greater = '', last, single = ''] = match;
    const from = Number(first) - 1;
    const to = last === undefined ? from + 1 : Number(last);
    if (from < 0 || from >= length || to < 1 || to > length || (to <= from && !isCircular)) return false;
    const isOpen = { low: less !== '', high: greater !== '' || single !== '' };
    if (spans.length === 0) open.before = strand === 1 ? isOpen.low : isOpen.high;
    open.behind = strand === 1 ? isOpen.high : isOpen.low;
    if (part.includes('^')) {
      between = { before: from + 1, strand };
      return true;
    }
    const low = isOpen.low ? OPENS.low : {};
    const high = isOpen.high ? OPENS.high : {};
    if (from < to) spans.push({ from, to, strand, ...low, ...high });
    else {
      const parts = [
        { from, to: length, strand, ...low },
        { from: 0, to, strand, ...high },
      ];
      spans.push(...(strand === 1 ? parts : parts.reverse()));
    }
    return true;
  }
}

function innerOf(part: string, operator: string): string | null {
  return part.startsWith(`${operator}(`) && part.endsWith(')') ? part.slice(operator.length + 1, -1) : null;
}

/** Splits at commas outside parentheses. */
function splitParts(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const character = list[at];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}
