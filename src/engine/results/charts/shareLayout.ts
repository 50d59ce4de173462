/** A bar of shares with the names of its parts below it, from the data and the width. */
import type { ShareChart } from '#src/engine/kit/onDemand/chart.ts';
import { shownText } from '../shownText.ts';
import { percentText, shareOf } from './shareText.ts';
import { BOLD, fitted, textWidth } from './textWidth.ts';

interface ShareLayout {
  readonly height: number;
  readonly parts: readonly DrawnPart[];
}

export interface DrawnPart {
  readonly name: string;
  readonly label: string;
  readonly words: string;
  readonly from: number;
  readonly wide: number;
  /** Left end of its key, and the baseline of its text. */
  readonly x: number;
  readonly y: number;
}

/** Height of the bar. */
export const SHARE_BAR = 12;
const LINE = 20;
const FIRST_LINE = 30;
const KEY = 12;
const BETWEEN = 16;

/** Each name begins below its part, or after the one before it; what is too wide goes on in the next line. */
export function shareLayout(chart: ShareChart, width: number): ShareLayout {
  let from = 0;
  let next = 0;
  let line = 0;
  const parts = chart.parts.map((part) => {
    const wide = shareOf(part, chart) * width;
    const words = shownText(part.text ?? percentText(part, chart));
    const label = fitted(part.label, (width - KEY) / BOLD - textWidth(`${words} `));
    const room = KEY + textWidth(`${label} ${words}`) * BOLD;
    let x = line === 0 ? Math.max(next, Math.min(from, width - room)) : next;
    if (x > 0 && x + room > width) {
      line += 1;
      x = 0;
    }
    next = x + room + BETWEEN;
    const drawn = { name: part.label, label, words, from, wide, x, y: FIRST_LINE + line * LINE };
    from += wide;
    return drawn;
  });
  return { height: FIRST_LINE + line * LINE + 8, parts };
}
