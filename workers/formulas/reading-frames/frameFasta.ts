/** Open reading frames as FASTA: a header with name, place and length, and lines of 60 letters. */
import type { ListedFrame } from '../../lib/sequences/features/openFrameTable.ts';

const LINE = 60;

export interface FastaFrame extends Pick<ListedFrame, 'start' | 'end' | 'strand' | 'frame'> {
  /** Counted from 1. */
  readonly number: number;
  readonly letters: string;
}

/**
 * One entry: '>NC_005816.1_3 frame -2, complement(4343..4780), 145 aa'.
 *
 * @param record name of the record, of which the first word is used; may be empty
 * @param length letters of the strand
 * @param unit of the letters
 */
export function frameEntry(frame: FastaFrame, record: string, length: number, unit: 'aa' | 'nt'): string {
  const { number, strand, letters } = frame;
  const [word = ''] = record.trim().split(/\s/, 1);
  const name = word === '' ? 'sequence' : word;
  const header = `>${name}_${number} frame ${strand}${frame.frame}, ${frameLocation(frame, length)}, ${letters.length} ${unit}\n`;
  let lines = '';
  for (let from = 0; from < letters.length; from += LINE) lines += `${letters.slice(from, from + LINE)}\n`;
  return header + lines;
}

/** As sequence databases write it: '12..40', 'complement(12..40)', 'join(90..100,1..20)'. */
export function frameLocation(
  { start, end, strand }: Pick<ListedFrame, 'start' | 'end' | 'strand'>,
  length: number,
): string {
  const place = start <= end ? `${start}..${end}` : `join(${start}..${length},1..${end})`;
  return strand === '+' ? place : `complement(${place})`;
}
