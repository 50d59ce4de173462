import { renderToStaticMarkup } from 'react-dom/server';
import { EXAMPLE_WIDTHS, type ExamplePicture, type ExampleSize } from '#src/kit/examplePicture.ts';
import type { ChartSpec } from '#src/kit/onDemand/chart.ts';
import type { ChartBlock, CrossTableBlock } from '#src/kit/presentation.ts';
import { chartHeight } from '#src/results/charts/chartHeight.ts';
import { OrbitalChart } from '#src/results/charts/OrbitalChart.tsx';
import { ScaleChart } from '#src/results/charts/ScaleChart.tsx';
import { stopsOf } from '#src/results/charts/stops.ts';
import { TimelineChart } from '#src/results/charts/TimelineChart.tsx';
import { XyChart } from '#src/results/charts/XyChart.tsx';
import { CrossTablePicture, crossTableHeight } from './CrossTablePicture.tsx';

/** A picture and the file of its drawings. */
export interface DrawnPicture {
  readonly picture: ExamplePicture;
  /** SVG with an element for each size. Its colors are the custom properties of the page that uses it. */
  readonly svg: string;
}

/** Draws the picture of a result in both sizes. */
export function drawnPicture(block: ChartBlock | CrossTableBlock): DrawnPicture {
  const height = block.kind === 'chart' ? chartHeight(block.chart) : crossTableHeight(block);
  const svg = (
    <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={`Example: ${wordsOf(block).title}`}>
      {Object.entries(EXAMPLE_WIDTHS).map(([size, width]) => (
        <g key={size} id={size satisfies string as ExampleSize}>
          {block.kind === 'chart' ? (
            <Chart chart={block.chart} width={width} height={height} />
          ) : (
            <CrossTablePicture block={block} width={width} />
          )}
        </g>
      ))}
    </svg>
  );
  return { picture: { ...wordsOf(block), heights: { narrow: height, wide: height } }, svg: renderToStaticMarkup(svg) };
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
