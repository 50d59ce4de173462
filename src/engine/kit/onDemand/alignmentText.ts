/** An alignment as rows of text, and as FASTA with gaps. */
import type { AlignedRow, AlignmentBlock } from '../presentation.ts';

/** Columns in a row of text. */
const TEXT_COLUMNS = 60;

/** Some columns of an alignment, with the positions of the first and last letter of each row; null where it has none there. */
export interface AlignmentStretch {
  readonly rows: readonly { readonly letters: string; readonly from: number | null; readonly to: number | null }[];
  readonly middle: string;
}

/** Returns a function that cuts out the columns `from` (inclusive) to `to` (exclusive). */
export function alignmentStretches({ rows, middle }: AlignmentBlock): (from: number, to: number) => AlignmentStretch {
  const letters = rows.map(lettersBefore);
  return (from, to) => ({
    middle: middle.slice(from, to),
    rows: rows.map((row, index) => {
      const before = letters[index] as Uint32Array;
      const [first, last] = [before[from] ?? 0, (before[Math.min(to, middle.length)] ?? 0) - 1];
      return {
        letters: row.letters.slice(from, to),
        from: last < first ? null : positionOf(row, first),
        to: last < first ? null : positionOf(row, last),
      };
    }),
  });
}

/** Returns the alignment as rows of 60 columns: name, position, letters, position. */
export function alignmentLines(block: AlignmentBlock): readonly string[] {
  const stretch = alignmentStretches(block);
  const names = block.rows.map(({ name }) => shortName(name));
  const nameWidth = Math.max(...names.map(({ length }) => length));
  const numbers = block.rows.map((row) => String(row.step === 1 ? row.from + row.letters.length : row.from).length);
  const numberWidth = Math.max(...numbers);
  const lines: string[] = [];
  for (let from = 0; from < block.middle.length; from += TEXT_COLUMNS) {
    const { rows, middle } = stretch(from, from + TEXT_COLUMNS);
    const [above = '', below = ''] = rows.map((row, index) => {
      const number = String(row.from ?? '').padStart(numberWidth);
      return `${(names[index] ?? '').padEnd(nameWidth)} ${number} ${row.letters} ${row.to ?? ''}`.trimEnd();
    });
    lines.push(above, `${' '.repeat(nameWidth + numberWidth + 2)}${middle}`.trimEnd(), below, '');
  }
  return lines.slice(0, -1);
}

/** Returns both rows as FASTA, with their gaps. */
export function alignmentFasta({ rows }: AlignmentBlock): string {
  return rows.map(({ name, letters }) => `>${name}\n${letters.replace(/.{1,60}/g, '$&\n')}`).join('');
}

/** Letters of a row before each column, and behind the last. */
function lettersBefore({ letters }: AlignedRow): Uint32Array {
  const before = new Uint32Array(letters.length + 1);
  for (let at = 0; at < letters.length; at += 1)
    before[at + 1] = (before[at] as number) + (letters[at] === '-' ? 0 : 1);
  return before;
}

function positionOf({ from, step, around }: AlignedRow, letter: number): number {
  const position = from + step * letter;
  return around !== undefined && position > around ? position - around : position;
}

/** The first word of a name. */
function shortName(name: string): string {
  return (name.split(/\s/, 1)[0] ?? '').slice(0, 20);
}
