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

/** What a spreadsheet in another country may take for the end of a cell, even within quotation marks. */
const SEPARATOR = /([;\t\r\n])/;
/** White space does not keep a formula from being one, nor do apostrophes of one's own tell a cell that has got none. */
const RUNS_AS_FORMULA = /^[\s']*[=+\-@＝＋－＠]/;
const BEGINS_WITH_BREAK = /^'*[\t\r\n\0]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front, and so does what it would run were the cell
 * cut at a separator; plain numbers stay numbers. `unguarded` takes the apostrophes away again.
 *
 * Source: CWE-1236 and OWASP's ASVS 1.2.10 (= + - @, tab, NUL, an apostrophe in front); its list on CSV injection adds line
 * breaks, the full-width signs and separators within a cell.
 */
export function guarded(cell: string): string {
  const parts = cell.split(SEPARATOR).map((part) => (isFormula(part) ? `'${part}` : part));
  const whole = parts.join('');
  return BEGINS_WITH_BREAK.test(whole) ? `'${whole}` : whole;
}

/** What was guarded, as it was before; anything else stays as it is. */
export function unguarded(cell: string): string {
  if (!cell.includes("'")) return cell;
  const whole = BEGINS_WITH_BREAK.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
  return whole
    .split(SEPARATOR)
    .map((part) => (part.startsWith("'") && isFormula(part.slice(1)) ? part.slice(1) : part))
    .join('');
}

function isFormula(part: string): boolean {
  return RUNS_AS_FORMULA.test(part) && !PLAIN_NUMBER.test(part);
}

/** Semicolons and tabs as well: what reads a file may take one of them for its separator. */
function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
