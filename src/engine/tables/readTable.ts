/** Parses separated values, as spreadsheets copy and save them, into rows of cells. */
import Papa, { type ParseError, type ParseResult, type Parser } from 'papaparse';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { unguarded } from './csv.ts';
import { yieldToPage } from './timeSlices.ts';

/** Rows of cells, without blank lines. */
export type Cells = readonly (readonly string[])[];

export type TableReading =
  | { readonly ok: true; readonly rows: Cells }
  /** `problem` is a sentence for the visitor. */
  | { readonly ok: false; readonly problem: string };

/** Most rows of a table. */
export const MOST_ROWS = 200_000;

/** Most columns of a row: the limit of a worksheet in a spreadsheet program. */
export const MOST_COLUMNS = 16_384;

/** UTF-16 code units that are parsed in one chunk. */
const PIECE = 64 * 1024;
/** A line longer than this many chunks does not belong to a table. */
const MOST_PIECES_IN_A_LINE = 8;

/**
 * Parses a text in chunks, yielding to the page in between. The first line decides the separator: tabs where it has
 * one, else semicolons, else commas, so that a decimal comma further down does not split a table of one column. Cells
 * of our own files lose the apostrophe that kept them from running as formulas.
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
        for (const row of data) rows.push(row.map(unguarded));
        piecesInALine = data.length === 0 ? piecesInALine + 1 : 0;
        const isTooWide = data.some(({ length }) => length > MOST_COLUMNS);
        const problem = isTooWide ? TOO_WIDE : problemOf(errors, rows.length, piecesInALine);
        if (problem !== null) end({ ok: false, problem });
        if (problem !== null || signal.aborted) {
          // The parser reports an abort as the end of the table, so the promise is already settled.
          parser.abort();
          return;
        }
        parser.pause();
        yieldToPage().then(() => parser.resume());
      },
      complete: () => end(rows.length === 0 ? { ok: false, problem: EMPTY } : { ok: true, rows }),
    });
  });
}

const EMPTY = 'There is nothing in this table.';
const TOO_MANY = `This table has more than ${grouped(MOST_ROWS)} rows. Split it and calculate the parts one after the other.`;
const TOO_WIDE = `This table has more than ${grouped(MOST_COLUMNS)} columns, which is as many as a spreadsheet program takes. Keep the columns that are needed; if rows and columns have changed places, transpose the table.`;
const UNCLOSED = 'A quotation mark opens a cell of this table and none closes it.';
const TOO_LONG =
  'A line of this table is longer than 500 000 characters. Shorten it, or look for a quotation mark that opens a cell and is never closed.';

function problemOf(errors: readonly ParseError[], rows: number, piecesInALine: number): string | null {
  if (errors.some(({ code }) => code === 'MissingQuotes')) return UNCLOSED;
  if (piecesInALine > MOST_PIECES_IN_A_LINE) return TOO_LONG;
  return rows > MOST_ROWS ? TOO_MANY : null;
}

/**
 * Returns the separator of a text's first line, ignoring quoted cells. A table of one column has none; a tab is
 * returned, which it does not contain.
 */
export function separatorOf(text: string): '\t' | ';' | ',' {
  const lines = unquotedStart(text).split(/[\r\n]+/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  if (first.includes('\t')) return '\t';
  if (first.includes(';')) return ';';
  return first.includes(',') ? ',' : '\t';
}

function lineEndOf(text: string): '\r\n' | '\n' | '\r' {
  const [end] = /\r\n|\n|\r/.exec(unquotedStart(text)) ?? [];
  return end === '\r\n' || end === '\r' ? end : '\n';
}

/** Returns the start of a text without quoted contents. */
function unquotedStart(text: string): string {
  return text.slice(0, PIECE).replace(/(^|[\t;,\r\n])"(?:[^"]|"")*"/g, '$1""');
}
