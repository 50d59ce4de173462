import { encode } from 'uqr';

/**
 * Characters of a link that a code is drawn of. Longer ones give codes with modules so small that a camera does not read
 * them off paper, and would fill the paper as text.
 */
export const LONGEST_CODED_LINK = 1_000;

/** A QR code as one path of an SVG, a module being one unit, within a border of four: 'M4 4h7v1h-7z…'. */
export interface QrPath {
  /** Units along each side, border included. */
  readonly size: number;
  readonly path: string;
}

/** @returns null when the text is too long for a code that can be read off paper */
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
