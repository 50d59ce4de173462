/** Tables of a result as comma-separated values that a spreadsheet opens without running anything in them. */
import { asTable, type Block, type Cell, type Presentation, type TableBlock } from '#src/kit/presentation.ts';

/** Every table of the result (RFC 4180), each under its title and a blank line apart. Null when it has none. */
export function tablesAsCsv({ blocks }: Presentation): string | null {
  const tables = blocks.flatMap(tableIn);
  if (tables.length === 0) return null;
  const withTitles = tables.length > 1;
  return tables.map((table) => tableLines(table, withTitles).join('')).join(LINE_END);
}

const LINE_END = '\r\n';

function tableIn(block: Block): readonly TableBlock[] {
  if (block.kind === 'cross-table') return [asTable(block)];
  return block.kind === 'table' ? [block] : [];
}

function tableLines({ title, columns, rows }: TableBlock, withTitle: boolean): readonly string[] {
  const header = columns.map(({ label }, column) => headerWithUnit(label, rows, column));
  return [...(withTitle ? [[title]] : []), header, ...rows.map((row) => row.map(cellText))].map(csvLine);
}

/** A unit that all figures of a column share stands in its header, so that the cells are numbers. */
function headerWithUnit(label: string, rows: TableBlock['rows'], column: number): string {
  const units = new Set(rows.map((row) => unitOf(row[column])));
  const [unit] = units;
  return units.size !== 1 || unit === undefined || label.includes(unit) ? label : `${label} (${unit})`;
}

function unitOf(cell: Cell | undefined): string | undefined {
  return typeof cell === 'object' ? cell.unit : undefined;
}

/** As people read it: the unrounded value may be in another unit (a share where the text is a percentage). */
function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => quoted(guarded(cell))).join(',') + LINE_END;
}

const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front; plain numbers stay numbers. */
export function guarded(cell: string): string {
  return RUNS_AS_FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
