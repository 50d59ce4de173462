/** A result as comma-separated values that a spreadsheet opens without running anything in them. */
import {
  asTable,
  type Block,
  type Cell,
  type Figure,
  type Presentation,
  type TableBlock,
} from '#src/kit/presentation.ts';

/** The figures of the result, then every table of it (RFC 4180), each under its title and a blank line apart. */
export function resultAsCsv(presentation: Presentation): string {
  const tables = [figuresTable(presentation), ...presentation.blocks.flatMap(tableIn)];
  const withTitles = tables.length > 1;
  return tables.map((table) => tableLines(table, withTitles).join('')).join(LINE_END);
}

/** What does not stand in a table on the page: the headline, the facts, the figures of each method, the length of a text. */
function figuresTable({ headline, blocks }: Presentation): TableBlock {
  const rows = [figureRow(headline), ...blocks.flatMap(figureRows)];
  const isFirst = (row: readonly string[], index: number) =>
    rows.findIndex((other) => other.join('\n') === row.join('\n')) === index;
  return {
    kind: 'table',
    title: 'Result',
    columns: [{ label: 'Figure' }, { label: 'Value' }, { label: 'Unit' }],
    // The headline may stand among the facts again.
    rows: rows.filter(isFirst),
  };
}

function figureRows(block: Block): readonly (readonly string[])[] {
  switch (block.kind) {
    case 'facts':
      return block.figures.map((figure) => figureRow(figure));
    case 'comparison':
      return block.rows.flatMap(({ label, figures }) =>
        figures.map((figure, index) => figureRow(figure, `${label}, ${block.methods[index] ?? ''}`)),
      );
    case 'sequence':
      return [[`${block.title}, length`, String(block.text.length), block.unit]];
    default:
      return [];
  }
}

function figureRow({ label, text, unit = '' }: Figure, name = label): readonly string[] {
  return [name, text, unit];
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

/** One line of comma-separated values, its end included; no cell runs as a formula. */
export function csvLine(cells: readonly string[]): string {
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
