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
import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { isOneValue } from './oneValue.ts';

export interface SeriesLook {
  readonly color: string;
  readonly shape: SymbolType;
  /** SVG dash pattern; absent: a solid line. */
  readonly dash?: string;
}

const LOOKS: readonly [SeriesLook, ...SeriesLook[]] = [
  { color: color('series1'), shape: symbolCircle },
  { color: color('series4'), shape: symbolSquare, dash: '7 4' },
  { color: color('series2'), shape: symbolTriangle, dash: '2 4' },
  { color: color('series3'), shape: symbolDiamond, dash: '10 4 2 4' },
  { color: color('series6'), shape: symbolCross, dash: '4 2' },
  { color: color('series5'), shape: symbolStar, dash: '14 4' },
  // The colors repeat, the dashes do not.
  { color: color('series1'), shape: symbolTriangle, dash: '10 3 2 3 2 3' },
  { color: color('series4'), shape: symbolDiamond, dash: '14 3 6 3' },
  { color: color('series2'), shape: symbolCircle, dash: '1 2' },
  { color: color('series3'), shape: symbolSquare, dash: '2 8' },
];

/** Measured points beside a fitted line, and the visitor's own value among several lines. */
const DATA: SeriesLook = { color: color('ink'), shape: symbolCircle };

/** Returns the style of the series with this index; after ten they repeat. */
export function seriesLook(index: number): SeriesLook {
  return LOOKS[index % LOOKS.length] ?? LOOKS[0];
}

/** Returns the style of each series of a chart: those of lines and bars in their order, of points that of their line, or of data. */
export function looksOf(series: readonly XySeries[]): readonly SeriesLook[] {
  const lines = series.filter(({ marks }) => marks !== 'points');
  const scattered = series.filter(({ marks, belongsTo }) => marks === 'points' && belongsTo === undefined);
  return series.map((each) => {
    if (each.belongsTo !== undefined) return seriesLook(lines.findIndex(({ name }) => name === each.belongsTo));
    const place = lines.indexOf(each);
    if (place >= 0) return seriesLook(place);
    if (isOneValue(each)) return lines.length === 1 ? LOOKS[0] : DATA;
    const others = scattered.filter((one) => !isOneValue(one));
    if (others.length === 1 && lines.length > 0) return DATA;
    return seriesLook(lines.length + others.indexOf(each));
  });
}
