/** The style of each series: a color, and a marker and dash pattern for readers who cannot distinguish the colors. */
import { type SymbolType, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { color } from '#src/ui/theme.ts';

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
];

/** Returns the style of the series with this index; after five they repeat. */
export function seriesLook(index: number): SeriesLook {
  return LOOKS[index % LOOKS.length] ?? LOOKS[0];
}
