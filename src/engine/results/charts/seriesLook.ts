/** The style of each series: a color, and a marker and dash pattern for readers who cannot distinguish the colors. */
import {
  type SymbolType,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape';
import { color } from '#src/engine/ui/theme.ts';

export interface SeriesLook {
  readonly color: string;
  readonly shape: SymbolType;
  /** SVG dash pattern; absent: a solid line. */
  readonly dash?: string;
}

const LOOKS: readonly [SeriesLook, ...SeriesLook[]] = [
  { color: color('accent'), shape: symbolCircle },
  { color: color('caution'), shape: symbolSquare, dash: '7 4' },
  { color: color('danger'), shape: symbolTriangle, dash: '2 4' },
  { color: color('ink'), shape: symbolDiamond, dash: '10 4 2 4' },
  { color: color('good'), shape: symbolCross, dash: '4 2' },
  // The colors repeat, the dashes do not.
  { color: color('accent'), shape: symbolStar, dash: '14 4' },
  { color: color('caution'), shape: symbolTriangle, dash: '10 3 2 3 2 3' },
  { color: color('danger'), shape: symbolDiamond, dash: '14 3 6 3' },
  { color: color('ink'), shape: symbolCircle, dash: '1 2' },
  { color: color('good'), shape: symbolSquare, dash: '2 8' },
];

/** Returns the style of the series with this index; after ten they repeat. */
export function seriesLook(index: number): SeriesLook {
  return LOOKS[index % LOOKS.length] ?? LOOKS[0];
}
