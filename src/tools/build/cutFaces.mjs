// Writes the faces of the site into src/engine/ui (`npm run font`): variable cuts of weight 400 to 600 with the characters that pages
// write most. What is missing is drawn in the next face of the list: superior digits too, so that all of a power are of one face.
// An argument names another folder to write to.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const SIGNS = '\u00a0·×÷−–—‘’“”…°±µ½¼¾';
/** Of running text: names, marks of minutes, and arrows between keys. */
const LETTERS = '′″©™•‹›↑↓äöüßéèêàâçñáíóúåøæÄÖÜÉ';

const WEIGHTS = { min: 400, max: 600 };
const FACES = [
  {
    target: 'textFace.woff2',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    characters: ASCII + SIGNS + LETTERS,
    axes: { wght: WEIGHTS },
  },
  {
    target: 'displayFace.woff2',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-standard-normal.woff2',
    characters: ASCII + SIGNS,
    // The optical size of headings, not of a small or a huge text.
    axes: { wght: WEIGHTS, opsz: 24 },
  },
];

const folder = process.argv[2] ?? fileURLToPath(new URL('../../engine/ui', import.meta.url));
for (const { target, source, characters, axes } of FACES) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  // Without the alternates of the characters, which no style asks for.
  const options = { targetFormat: 'woff2', variationAxes: axes, noLayoutClosure: true };
  await writeFile(join(folder, target), await subsetFont(whole, characters, options));
}
