import { renderToStaticMarkup } from 'react-dom/server';
import { EXAMPLE_WIDTHS, type ExamplePicture, type ExampleSize } from '#src/engine/kit/examplePicture.ts';
import type { ChartSpec } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock, CrossTableBlock } from '#src/engine/kit/presentation.ts';
import { chartHeight, NAMES_HEIGHT, XY_HEIGHT } from '#src/engine/results/charts/chartHeight.ts';
import { DotChart } from '#src/engine/results/charts/DotChart.tsx';
import { OrbitalChart } from '#src/engine/results/charts/OrbitalChart.tsx';
import { RowsChart } from '#src/engine/results/charts/RowsChart.tsx';
import { ScaleChart } from '#src/engine/results/charts/ScaleChart.tsx';
import { stopsOf } from '#src/engine/results/charts/stops.ts';
import { TimelineChart } from '#src/engine/results/charts/TimelineChart.tsx';
import { XyChart } from '#src/engine/results/charts/XyChart.tsx';
import { xyLayout } from '#src/engine/results/charts/xyLayout.ts';
import { CrossTablePicture, crossTableHeight } from './CrossTablePicture.tsx';

/** A picture and the file of its drawings. */
export interface DrawnPicture {
  readonly picture: ExamplePicture;
  /** SVG with an element for each size. Its colors are the custom properties of the page that uses it. */
  readonly svg: string;
}

/** Draws the picture of a result in both sizes. */
export function drawnPicture(block: ChartBlock | CrossTableBlock): DrawnPicture {
  const heights = { narrow: heightAt(EXAMPLE_WIDTHS.narrow, block), wide: heightAt(EXAMPLE_WIDTHS.wide, block) };
  const words = wordsOf(block);
  const svg = (
    <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={`Example: ${words.title}`}>
      {SIZES.map((size) => (
        <g key={size} id={size}>
          <Drawing block={block} width={EXAMPLE_WIDTHS[size]} height={heights[size]} />
        </g>
      ))}
    </svg>
  );
  return { picture: { ...words, heights }, svg: renderToStaticMarkup(svg) };
}

const SIZES: readonly ExampleSize[] = ['narrow', 'wide'];

/** Unlike on a page, the width is known: names that are not vertical need no room. */
function heightAt(width: number, block: ChartBlock | CrossTableBlock): number {
  if (block.kind !== 'chart') return crossTableHeight(block);
  const { chart } = block;
  const height = chartHeight(chart);
  return chart.type === 'xy' && height > XY_HEIGHT && !xyLayout(chart, width, height).turned
    ? height - NAMES_HEIGHT
    : height;
}

function Drawing({ block, ...size }: DrawingProps) {
  return block.kind === 'chart' ? (
    <Chart chart={block.chart} {...size} />
  ) : (
    <CrossTablePicture block={block} width={size.width} />
  );
}

interface DrawingProps {
  readonly block: ChartBlock | CrossTableBlock;
  readonly width: number;
  readonly height: number;
}

function wordsOf(block: ChartBlock | CrossTableBlock): Pick<ExamplePicture, 'title' | 'summary'> {
  if (block.kind === 'chart') return { title: block.chart.title, summary: block.chart.summary };
  const { title, axes, rows, columns } = block;
  const counts = `${rows.length} by ${columns.length}`;
  return { title, summary: `${counts} cells, with ${axes.rows} in the rows and ${axes.columns} in the columns.` };
}

function Chart({ chart, width, height }: ChartProps) {
  const size = { width, height };
  switch (chart.type) {
    case 'xy':
      return <XyChart chart={chart} stops={stopsOf(chart)} {...size} reading={null} onRead={ignoreReading} />;
    case 'rows':
      return <RowsChart chart={chart} {...size} reading={null} onRead={ignoreReading} />;
    case 'dots':
      return <DotChart chart={chart} {...size} reading={null} />;
    case 'timeline':
      return <TimelineChart chart={chart} {...size} />;
    case 'scale':
      return <ScaleChart chart={chart} {...size} />;
    case 'orbitals':
      return <OrbitalChart chart={chart} {...size} />;
  }
}

interface ChartProps {
  readonly chart: ChartSpec;
  readonly width: number;
  readonly height: number;
}

function ignoreReading(): void {}
