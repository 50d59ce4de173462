// Writes src/engine/ui/displayFace.woff2 (`npm run font`): one cut of Source Serif 4 with the characters of headings and figures.
// What is missing is drawn in the next face of the list: superior digits too, so that all of a power are of one face. An argument names another file to write.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = import.meta.resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-standard-normal.woff2',
);
const TARGET = fileURLToPath(new URL('../../engine/ui/displayFace.woff2', import.meta.url));

/** Of headings, not of a small or a huge text: the weight and the optical size that the type scale is made for. */
const CUT = { wght: 600, opsz: 24 };

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const SIGNS = '\u00a0·×−–—’‘“”…°±µ½¼¾';

const whole = await readFile(fileURLToPath(SOURCE));
const cut = await subsetFont(whole, ASCII + SIGNS, { targetFormat: 'woff2', variationAxes: CUT });
await writeFile(process.argv[2] ?? TARGET, cut);
