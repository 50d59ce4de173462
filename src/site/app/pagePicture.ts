import { BRAND } from '#src/engine/kit/brand.ts';
import { LIGHT } from '#src/engine/ui/onDemand/palettes.ts';
import { pageFacts } from './pageFacts.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 84;
/** Most characters of a line, so that a line of the name fits between the margins. */
const LINE = 25;
const LINE_HEIGHT = 92;
/** The ruling of the notebook, as on Home. */
const SQUARE = 42;
const COLUMNS = 14;
const ROWS = 7;

/**
 * Returns the preview picture of a page as SVG: brand, place in the menu, name. Set in Inter, which the renderer must
 * have.
 *
 * @param logo the logo as SVG, with a `viewBox` and no size
 */
export async function pagePicture(path: string, logo: string): Promise<string> {
  const { heading, trail } = await pageFacts(path);
  const above = trail.slice(1, -1).map(({ name }) => name);
  const lines = linesOf(heading);
  const lastLine = HEIGHT - MARGIN - 18;
  const firstLine = lastLine - (lines.length - 1) * LINE_HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Inter" font-weight="bold">`,
    `<rect width="100%" height="100%" fill="${LIGHT.canvas}"/>`,
    ruling(),
    `<rect width="24" height="100%" fill="${LIGHT.accent}"/>`,
    logo.replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN - 12}" width="88" height="88" `),
    text(MARGIN + 112, MARGIN + 46, 40, LIGHT.ink, BRAND),
    text(MARGIN, firstLine - 104, 36, LIGHT.accent, above.join(' · ')),
    ...lines.map((line, index) => text(MARGIN, firstLine + index * LINE_HEIGHT, 76, LIGHT.ink, line)),
    '</svg>',
  ].join('');
}

/** Squares in the upper right corner, fainter from column to column. Flat colors keep the file small. */
function ruling(): string {
  const column = `M0 0V${ROWS * SQUARE}${Array.from({ length: ROWS }, (_, row) => `M0 ${(row + 1) * SQUARE}h${SQUARE}`).join('')}`;
  const columns = Array.from({ length: COLUMNS }, (_, index) => {
    const x = WIDTH - (index + 1) * SQUARE;
    return `<path d="${column}" transform="translate(${x} 0)" stroke-opacity="${1 - index / COLUMNS}"/>`;
  });
  return `<g fill="none" stroke="${LIGHT.line}" stroke-width="2">${columns.join('')}</g>`;
}

function text(x: number, y: number, size: number, fill: string, words: string): string {
  const spacing = -size / 50;
  return `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${spacing}" fill="${fill}">${escaped(words)}</text>`;
}

/** Breaks text into as few lines as possible, of similar lengths. */
function linesOf(words: string): readonly string[] {
  const fewest = filled(words, LINE);
  const narrower = Array.from({ length: LINE }, (_, shorter) => filled(words, LINE - shorter));
  return narrower.findLast(({ length }) => length === fewest.length) ?? fewest;
}

/** Fills each line with words up to that many characters; a longer word gets a line of its own. */
function filled(words: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
