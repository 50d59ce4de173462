/** Many sequences as one FASTA text of known length, of which any window can be written without the others. */
import { textFromBytes } from '../letters/bytesText.ts';
import { unitAt } from './recordUnits.ts';

export interface FastaEntries {
  readonly count: number;
  /** Letters of all entries before each; one number more than there are entries. */
  readonly before: Float64Array;
  /** The line of an entry, without '>' and line break. */
  readonly header: (entry: number) => string;
  /** Letters of a line; null: one line for each entry. */
  readonly lineLength: number | null;
}

export interface FastaLayout extends FastaEntries {
  /** Characters of the text before each entry; one number more than there are entries. */
  readonly offsets: Float64Array;
}

/** An entry is a header, and lines that each end with a line break; without letters it is a header only. */
export function fastaLayout(entries: FastaEntries): FastaLayout {
  const { count, before, header, lineLength } = entries;
  const offsets = new Float64Array(count + 1);
  let offset = 0;
  for (let entry = 0; entry < count; entry += 1) {
    const letters = (before[entry + 1] as number) - (before[entry] as number);
    const breaks = letters === 0 ? 0 : lineLength === null ? 1 : Math.ceil(letters / lineLength);
    offset += header(entry).length + 2 + letters + breaks;
    offsets[entry + 1] = offset;
  }
  return { ...entries, offsets };
}

/** Characters of the whole text. */
export function fastaLength({ count, offsets }: FastaLayout): number {
  return offsets[count] ?? 0;
}

/**
 * Writes the characters `from` (inclusive) to `to` (exclusive), clipped to the ends of the text.
 *
 * @param read returns letters of all entries in a row
 */
export async function fastaWindow(
  layout: FastaLayout,
  from: number,
  to: number,
  read: (from: number, to: number) => Promise<Uint8Array>,
): Promise<string> {
  const { count, before, header, offsets, lineLength } = layout;
  const start = Math.max(0, from);
  const end = Math.min(to, fastaLength(layout));
  if (end <= start) return '';
  const first = unitAt(offsets, start);
  const last = Math.min(count - 1, unitAt(offsets, end - 1));
  // One letter more at the front, because the window may begin with the line break behind it.
  const firstLetter =
    (before[first] as number) + Math.max(0, lettersBefore(start - (offsets[first] as number), first) - 1);
  const lastLetter = (before[last] as number) + lettersBefore(end - (offsets[last] as number), last);
  const letters = textFromBytes(await read(firstLetter, Math.max(firstLetter, lastLetter)));
  const parts: string[] = [];
  for (let entry = first; entry <= last; entry += 1) {
    const own = before[entry] as number;
    const low = Math.max(firstLetter, own);
    const high = Math.min(lastLetter, before[entry + 1] as number);
    if (low === own) parts.push(`>${header(entry)}\n`);
    const line = lineOf(entry);
    for (let at = low; at < high; ) {
      const stop = Math.min(at + line - ((at - own) % line), high);
      parts.push(letters.slice(at - firstLetter, stop - firstLetter));
      if ((stop - own) % line === 0 || stop === before[entry + 1]) parts.push('\n');
      at = stop;
    }
  }
  const skipped = firstLetter - (before[first] as number);
  const written = skipped === 0 ? 0 : header(first).length + 2 + skipped + Math.floor(skipped / lineOf(first));
  const cut = start - (offsets[first] as number) - written;
  return parts.join('').slice(cut, cut + end - start);

  function lineOf(entry: number): number {
    return lineLength ?? Math.max(1, (before[entry + 1] as number) - (before[entry] as number));
  }

  /** Letters of an entry before one of its characters. */
  function lettersBefore(character: number, entry: number): number {
    const within = Math.max(0, character - header(entry).length - 2);
    const line = lineOf(entry);
    const whole = (before[entry + 1] as number) - (before[entry] as number);
    return Math.min(Math.floor(within / (line + 1)) * line + Math.min(within % (line + 1), line), whole);
  }
}
