import { encode } from 'uqr';

/**
 * Most characters of a link with a QR code. The modules of a longer link's code are too small for a camera to read from
 * paper, and the link as text would fill the sheet.
 */
export const LONGEST_CODED_LINK = 1_000;

/** A QR code as one path of an SVG, with modules of one unit, within a border of four: 'M4 4h7v1h-7z…'. */
export interface QrPath {
  /** Length of each side in units, border included. */
  readonly size: number;
  readonly path: string;
}

/**
 * Returns the QR code of a text.
 *
 * @returns null when the text is too long for a code that can be read from paper
 */
export function qrPath(text: string): QrPath | null {
  if (text.length > LONGEST_CODED_LINK) return null;
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 4 });
  const path = data.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join('') };
}

function darkRuns(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
