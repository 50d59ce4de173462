import type { Block } from '#src/engine/kit/presentation.ts';
import { chartHeight } from '#src/engine/results/charts/chartHeight.ts';

/** In CSS pixels. */
const GAP = 16;
const TITLE = 39;
const LINE = 24;
const CELL = 69;
const ROW = 34;
const CAPTION = 40;
const FRAME = 26;
/** The letters of a sequence are in a box of this height at most. */
const BOX = 320;
/** Characters in a line of a wide card. */
const IN_LINE = 92;

/**
 * Returns about how high the blocks are that follow the picture of a result in CSS pixels.
 *
 * @param width of the card's content, in CSS pixels
 */
export function spaceBelow(blocks: readonly Block[], width: number): number {
  return blocks.reduce((sum, block) => sum + (sum === 0 ? 0 : GAP) + heightOf(block, width), 0);
}

/** Returns the number of lines that a text has in a wide card. */
export function linesOf(text: string): number {
  return Math.ceil(text.length / IN_LINE);
}

/** The last button, with room for its icon, and the button that shows the rest. */
const PIN = 'xxx Pin to compare';
const MORE = 'More tools';
const MOST_SHOWN = 6;
/** In CSS pixels: a bold character, room around a button with the gap, and a wide row. */
const CHARACTER = 7.9;
const AROUND = 24;
const ROW_OF_TOOLS = 680;

/** Returns the number of lines of a row of tools with these names, as `ToolsRow.tsx` draws it. */
export function linesOfTools(titles: readonly string[]): number {
  const shown = titles.length > MOST_SHOWN ? [...titles.slice(0, MOST_SHOWN - 1), MORE] : titles;
  let lines = 1;
  let used = 0;
  for (const { length } of [...shown, PIN]) {
    const width = length * CHARACTER + AROUND;
    if (used + width > ROW_OF_TOOLS) {
      lines += 1;
      used = 0;
    }
    used += width;
  }
  return lines;
}

function heightOf(block: Block, width: number): number {
  switch (block.kind) {
    case 'facts':
      return (block.title === undefined ? 0 : TITLE) + Math.ceil(block.figures.length / 4) * CELL;
    case 'table':
      return TITLE + (1 + (block.drawnRows ?? block.rows.length)) * ROW + (block.note === undefined ? 0 : LINE);
    case 'cross-table':
      return TITLE + (2 + block.rows.length) * ROW;
    case 'list':
      return (
        TITLE +
        (block.versions === undefined ? 0 : BOX) +
        block.items.reduce((sum, item) => sum + linesOf(item) * LINE + GAP / 2, 0)
      );
    case 'comparison':
      return TITLE + (1 + block.rows.length) * ROW + (1 + linesOf(block.why)) * LINE;
    case 'chart':
      return CAPTION + chartHeight(block.chart, width);
    case 'notice':
      return FRAME + (block.title === undefined ? 0 : LINE) + linesOf(block.text) * LINE;
    case 'sequence':
    case 'text-file':
    case 'alignment':
    case 'map':
      return TITLE + BOX;
  }
}
