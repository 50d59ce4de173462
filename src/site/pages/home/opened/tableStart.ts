/** The first rows of a table that was opened. */
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { decodedText } from '#src/engine/tables/fileText.ts';
import { type Cells, readTable, separatorOf } from '#src/engine/tables/readTable.ts';

/** Bytes that are looked at. */
const START_BYTES = 64 * 1024;
const MOST_ROWS = 50;
const LINE_FEED = 10;

/** Long enough that words are not taken for strands. */
const STRAND = /^[ACGTUN]{8,}$/i;

const NAMED_SO = /\.(?:csv|tsv|tab)$/i;

/** Returns null where the text is not a table: its rows differ in length, or nothing in it is a number or a strand. */
export async function tableStart(file: File): Promise<Cells | null> {
  const start = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (start === null) return null;
  const text = decodedText(wholeLines(new Uint8Array(start), file.size));
  if (text.includes('\0')) return null;
  const reading = await readTable(text, new AbortController().signal).catch(() => null);
  if (reading === null || !reading.ok) return null;
  const cells = reading.rows.slice(0, MOST_ROWS);
  return isTable(cells, text, NAMED_SO.test(file.name)) ? cells : null;
}

function isTable(cells: Cells, text: string, isNamedSo: boolean): boolean {
  if (isNamedSo) return true;
  const [first = [], ...rows] = cells;
  const isEven = rows.length > 0 && rows.every(({ length }) => length === first.length);
  const isOneColumn = first.length === 1;
  if (!isEven || (isOneColumn && separatorOf(text) !== '\t')) return false;
  const inAll = (row: readonly string[]): boolean => row.every((cell) => isNumber(cell));
  return isOneColumn ? rows.every(inAll) : rows.some((row) => row.some((cell) => isNumber(cell) || STRAND.test(cell)));
}

function isNumber(cell: string): boolean {
  return cell.trim() !== '' && Number.isFinite(readNumber(cell));
}

/** Without the part of a line at the end of what was read, where a letter may be cut as well. */
function wholeLines(bytes: Uint8Array, size: number): Uint8Array {
  const end = bytes.lastIndexOf(LINE_FEED);
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  return bytes.length === size || end < 0 || isUtf16 ? bytes : bytes.subarray(0, end + 1);
}
