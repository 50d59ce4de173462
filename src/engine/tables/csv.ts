/** Writes a result as comma-separated values that a spreadsheet opens without running formulas in them. */
import { asTable } from '#src/engine/kit/onDemand/presentationText.ts';
import { headlineFigures } from '#src/engine/kit/onDemand/twoValues.ts';
import type { Block, Cell, Figure, Presentation, TableBlock } from '#src/engine/kit/presentation.ts';

/** Returns the figures of the result, then each of its tables (RFC 4180) under its title, separated by blank lines. */
export function resultAsCsv(presentation: Presentation): string {
  return [...csvLines(presentation)].join('');
}

/** The same line by line: there may be a million. */
export function* csvLines(presentation: Presentation): Generator<string> {
  const tables = [figuresTable(presentation), ...presentation.blocks.flatMap(tableIn)];
  for (const [index, table] of tables.entries()) {
    if (index > 0) yield LINE_END;
    yield* tableLines(table, tables.length > 1);
  }
}

/**
 * Returns what is not in a table on the page: the headline, the facts, the figures of each method, the length of a
 * text.
 */
function figuresTable(presentation: Presentation): TableBlock {
  const headlines = headlineFigures(presentation).map((figure) => figureRow(figure));
  const rows = [...headlines, ...presentation.blocks.flatMap(figureRows)];
  const isFirst = (row: readonly string[], index: number) =>
    rows.findIndex((other) => other.join('\n') === row.join('\n')) === index;
  return {
    kind: 'table',
    title: 'Result',
    columns: [{ label: 'Figure' }, { label: 'Value' }, { label: 'Unit' }],
    // The headline may be repeated among the facts.
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
    case 'text-file':
      return [[`${block.title}, length`, String(block.text.length), 'characters']];
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

function* tableLines({ title, columns, rows }: TableBlock, withTitle: boolean): Generator<string> {
  if (withTitle) yield csvLine([title]);
  yield csvLine(columns.map(({ label }, column) => headerWithUnit(label, rows, column)));
  for (const row of rows) yield csvLine(row.map(cellText));
}

/** A unit shared by all figures of a column moves to its header, so that the cells are numbers. */
function headerWithUnit(label: string, rows: TableBlock['rows'], column: number): string {
  const unit = unitOf(rows[0]?.[column]);
  if (unit === undefined || label.includes(unit)) return label;
  return rows.every((row) => unitOf(row[column]) === unit) ? `${label} (${unit})` : label;
}

function unitOf(cell: Cell | undefined): string | undefined {
  return typeof cell === 'object' ? cell.unit : undefined;
}

/** The text as displayed: the unrounded value may be in another unit (a fraction where the text is a percentage). */
function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

/** Returns one line of comma-separated values with its line break; no cell runs as a formula. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => quoted(guarded(cell))).join(',') + LINE_END;
}

/**
 * Characters that a spreadsheet with other regional settings may take for the end of a cell, even within quotation
 * marks.
 */
const SEPARATOR = /([;\t\r\n])/;
/**
 * Also matches after white space, which does not stop a spreadsheet from running a formula, and after apostrophes: a
 * cell that begins with its own gets one more, so that `unguarded` removes only ours.
 */
const RUNS_AS_FORMULA = /^[\s']*[=+\-@＝＋－＠]/;
const BEGINS_WITH_BREAK = /^'*[\t\r\n\0]/;
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * Returns the cell with an apostrophe in front if a spreadsheet would run it as a formula, or would run what follows a
 * separator within it; plain numbers stay numbers. `unguarded` removes the apostrophes again.
 *
 * Source: CWE-1236 and OWASP's ASVS 1.2.10 (= + - @, tab, NUL, an apostrophe in front); its list on CSV injection adds
 * line breaks, the full-width signs and separators within a cell.
 */
export function guarded(cell: string): string {
  const parts = cell.split(SEPARATOR).map((part) => (isFormula(part) ? `'${part}` : part));
  const whole = parts.join('');
  return BEGINS_WITH_BREAK.test(whole) ? `'${whole}` : whole;
}

/** Returns a guarded cell in its original form; any other unchanged. */
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

/** Also quotes semicolons and tabs, which a reader may take for its separator. */
function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
