import { saveFile } from '../saveFile.ts';

const WIDTH = 1080;
const MARGIN = 48;
const LINE_HEIGHT = 46;

/**
 * Saves the lines of a card as a picture, black on white.
 *
 * @returns what happened, in words
 * @throws when the browser cannot draw or save it
 */
export async function saveCardPicture(text: string): Promise<string> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('there is no canvas');
  const font = `32px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  const lines = wrappedLines(
    ['For the vet', ...text.split('\n')],
    WIDTH - 2 * MARGIN,
    (line) => context.measureText(line).width,
  );
  canvas.width = WIDTH;
  canvas.height = 2 * MARGIN + lines.length * LINE_HEIGHT;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = font;
  context.textBaseline = 'top';
  for (const [index, line] of lines.entries()) context.fillText(line, MARGIN, MARGIN + index * LINE_HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture is empty');
  saveFile('for-the-vet.png', blob);
  return 'Picture saved';
}

/** Breaks lines between words where they are wider than the picture. */
export function wrappedLines(
  lines: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  return lines.flatMap((line) => {
    const rows: string[] = [''];
    for (const word of line.split(' ')) {
      const last = rows.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      if (last === '' || widthOf(longer) <= width) rows[rows.length - 1] = longer;
      else rows.push(word);
    }
    return rows;
  });
}
