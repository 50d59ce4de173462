/** A result as figures and as plain text: needed once there is one. */
import type { Block, Cell, CrossTableBlock, Figure, Presentation, TableBlock } from '../presentation.ts';
import { alignmentLines } from './alignmentText.ts';
import { bothFigures, headlineFigures, inTwoValues } from './twoValues.ts';

/** True for a block that is drawn as a section that the visitor opens. */
export function isFolded(block: Block): boolean {
  return 'isFolded' in block && block.isFolded === true;
}

/** Splits the blocks into the danger notices at their head, which come before the headline, and all others. */
export function urgentFirst(blocks: readonly Block[]): {
  readonly urgent: readonly Block[];
  readonly others: readonly Block[];
} {
  const first = blocks.findIndex((block) => block.kind !== 'notice' || block.tone !== 'danger');
  const count = first < 0 ? blocks.length : first;
  return { urgent: blocks.slice(0, count), others: blocks.slice(count) };
}

/** Returns the figures in reading order, headline first. */
export function figuresOf(presentation: Presentation): readonly Figure[] {
  return [...headlineFigures(presentation), ...presentation.blocks.flatMap(figuresInBlock)];
}

/** Returns the figures of a block, in reading order. */
export function figuresInBlock(block: Block): readonly Figure[] {
  switch (block.kind) {
    case 'facts':
      return block.figures;
    case 'table':
      return block.rows.flat().filter((cell) => typeof cell !== 'string');
    case 'cross-table':
      return [
        ...block.columns,
        ...block.rows.flatMap(({ header, cells }) => [header, ...cells.map(({ figure }) => figure)]),
      ];
    case 'comparison':
      return block.rows.flatMap(({ figures }) => figures);
    default:
      return [];
  }
}

/** Returns a figure as it is read aloud or copied: 'GC content: 50.0 %'. */
export function figureText({ label, text, unit }: Figure): string {
  return `${label}: ${text}${unit === undefined ? '' : ` ${unit}`}`;
}

/** Returns the result as plain lines, for sharing and copying. */
export function asText(presentation: Presentation): string {
  const { urgent, others } = urgentFirst(presentation.blocks);
  const { headline, accepted } = presentation;
  return [
    ...urgent.flatMap(blockText),
    ...(accepted === undefined ? [figureText(headline)] : []),
    ...inTwoValues(presentation).flatMap((each) => [...bothFigures(each).map(figureText), each.accepted.advice]),
    ...others.flatMap(blockText),
  ].join('\n');
}

/** Longer alignments are saved as files. */
const MOST_COLUMNS_IN_TEXT = 3000;

/** Returns a block as lines of plain text. */
export function blockText(block: Block): readonly string[] {
  switch (block.kind) {
    case 'facts':
      return [...(block.title === undefined ? [] : [block.title]), ...block.figures.map(figureText)];
    case 'table':
      return [
        block.title,
        block.columns.map(({ label }) => label).join('\t'),
        ...block.rows.map((row) => row.map(cellText).join('\t')),
      ];
    case 'cross-table':
      return blockText(asTable(block));
    case 'list':
      return [
        block.title,
        ...(block.versions ?? []).map(({ label, text }) => `- ${label}: ${text}`),
        ...block.items.map((item) => `- ${item}`),
        ...(block.code === undefined ? [] : [`- ${block.code.label}: ${block.code.text}`]),
      ];
    case 'comparison':
      return [
        block.title,
        ...block.rows.flatMap(({ label, figures }) =>
          figures.map((figure, index) => `${label}, ${block.methods[index] ?? ''}: ${cellText(figure)}`),
        ),
      ];
    case 'notice':
      return [block.title === undefined ? block.text : `${block.title}: ${block.text}`];
    case 'sequence':
      return [`${block.title}: ${block.text.length} ${block.unit}`];
    case 'text-file':
      return [
        `${block.title}: ${typeof block.text === 'string' ? `\n${block.text}` : countedCharacters(block.text.length)}`,
      ];
    case 'alignment':
      return [block.title, ...(block.middle.length <= MOST_COLUMNS_IN_TEXT ? alignmentLines(block) : [])];
    case 'chart':
    case 'map':
      return [];
  }
}

function countedCharacters(length: number): string {
  return `${length} characters, saved as a file only`;
}

/** Returns a cross table as an ordinary table, for text and files: the names of the axes share the first header. */
export function asTable({ title, axes, columns, rows }: CrossTableBlock): TableBlock {
  return {
    kind: 'table',
    title,
    columns: [{ label: `${axes.rows} / ${axes.columns}` }, ...columns.map(({ text }) => ({ label: text }))],
    rows: rows.map(({ header, cells }) => [header, ...cells.map(({ figure }) => figure)]),
  };
}

/** What a cell says, with its unit. For a number that is shown elsewhere on the page as a figure, and in a table again as text. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return cell.unit === undefined ? cell.text : `${cell.text} ${cell.unit}`;
}
