/** Separated values, as spreadsheets copy and save them, read into rows of cells. */
import Papa, { type ParseResult, type Parser } from 'papaparse';
import { breath } from './turns.ts';

/** Rows of cells, lines without any content left out. */
export type Cells = readonly (readonly string[])[];

export type TableReading =
  | { readonly ok: true; readonly rows: Cells }
  /** `problem` is a sentence for the visitor. */
  | { readonly ok: false; readonly problem: string };

/** Rows that are read at most. */
export const MOST_ROWS = 200_000;

/** UTF-16 units that are read in one turn of the page. */
const PIECE = 64 * 1024;
/** So many pieces without the end of a line are one cell whose quotation mark was never closed. */
const MOST_PIECES_IN_A_LINE = 8;

/**
 * Reads a text in turns. Columns are set apart by tabs where the first line has one, else by semicolons, else by commas:
 * the first line decides, so that a decimal comma below it sets nothing apart in a table of one column.
 *
 * @throws the reason of the signal when it is aborted
 */
export function readTable(text: string, signal: AbortSignal): Promise<TableReading> {
  const body = text.replace(/^\ufeff/, '');
  const rows: string[][] = [];
  let piecesInALine = 0;
  return new Promise((resolve, reject) => {
    const end = (reading: TableReading) => (signal.aborted ? reject(signal.reason) : resolve(reading));
    Papa.parse<string[]>(body, {
      delimiter: separatorOf(body),
      newline: lineEndOf(body),
      skipEmptyLines: 'greedy',
      chunkSize: PIECE,
      chunk({ data, errors }: ParseResult<string[]>, parser: Parser) {
        for (const row of data) rows.push(row);
        piecesInALine = data.length === 0 ? piecesInALine + 1 : 0;
        const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes') || piecesInALine > MOST_PIECES_IN_A_LINE;
        if (signal.aborted || isUnclosed || rows.length > MOST_ROWS) {
          end({ ok: false, problem: isUnclosed ? UNCLOSED : TOO_MANY });
          // The parser takes this for the end of the table and says so; the promise is settled by then.
          parser.abort();
          return;
        }
        parser.pause();
        breath().then(() => parser.resume());
      },
      complete: () => end(rows.length === 0 ? { ok: false, problem: EMPTY } : { ok: true, rows }),
    });
  });
}

const EMPTY = 'There is nothing in this table.';
const TOO_MANY = `This table has more than ${MOST_ROWS} rows. Split it and calculate the parts one after the other.`;
const UNCLOSED = 'A quotation mark opens a cell of this table and none closes it.';

/** What sets the cells of a text's first line apart; what stands in quotation marks does not count. */
export function separatorOf(text: string): '\t' | ';' | ',' {
  const lines = unquotedStart(text).split(/[\r\n]+/);
  const first = lines.find((line) => line !== '') ?? '';
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}

function lineEndOf(text: string): '\r\n' | '\n' | '\r' {
  const [end] = /\r\n|\n|\r/.exec(unquotedStart(text)) ?? [];
  return end === '\r\n' || end === '\r' ? end : '\n';
}

/** The beginning of a text without the cells that stand in quotation marks. */
function unquotedStart(text: string): string {
  return text.slice(0, PIECE).replace(/(^|[\t;,\r\n])"(?:[^"]|"")*"/g, '$1');
}
