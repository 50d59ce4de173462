import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartSpec } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock, CrossTableBlock } from '#src/engine/kit/presentation.ts';
import { BarsChart } from '#src/engine/results/charts/BarsChart.tsx';
import { isSideways } from '#src/engine/results/charts/barsLayout.ts';
import { chartHeight } from '#src/engine/results/charts/chartHeight.ts';
import { DotChart } from '#src/engine/results/charts/DotChart.tsx';
import { OrbitalChart } from '#src/engine/results/charts/OrbitalChart.tsx';
import { RowsChart } from '#src/engine/results/charts/RowsChart.tsx';
import { ScaleChart } from '#src/engine/results/charts/ScaleChart.tsx';
import { ShareChart } from '#src/engine/results/charts/ShareChart.tsx';
import { stopsOf } from '#src/engine/results/charts/stops.ts';
import { TimelineChart } from '#src/engine/results/charts/TimelineChart.tsx';
import { XyChart } from '#src/engine/results/charts/XyChart.tsx';
import { EXAMPLE_WIDTHS, type ExamplePicture, type ExampleSize } from '#src/engine/results/exampleResult.ts';
import { CrossTablePicture, crossTableHeight } from './CrossTablePicture.tsx';

/** A picture's drawings. */
interface DrawnPicture {
  readonly heights: ExamplePicture['heights'];
  /** SVG with an element for each size. Its colors are the custom properties of the page that uses it. */
  readonly svg: string;
}

/** Draws the picture of a result in both sizes. */
export function drawnPicture(block: ChartBlock | CrossTableBlock): DrawnPicture {
  const heights = { narrow: heightAt(EXAMPLE_WIDTHS.narrow, block), wide: heightAt(EXAMPLE_WIDTHS.wide, block) };
  const svg = (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden>
      {SIZES.map((size) => (
        <g key={size} id={size}>
          <Drawing block={block} width={EXAMPLE_WIDTHS[size]} />
        </g>
      ))}
    </svg>
  );
  return { heights, svg: renderToStaticMarkup(svg) };
}

const SIZES: readonly ExampleSize[] = ['narrow', 'wide'];

function heightAt(width: number, block: ChartBlock | CrossTableBlock): number {
  return block.kind === 'chart' ? chartHeight(block.chart, width) : crossTableHeight(block);
}

function Drawing({ block, width }: DrawingProps) {
  return block.kind === 'chart' ? (
    <Chart chart={block.chart} width={width} />
  ) : (
    <CrossTablePicture block={block} width={width} />
  );
}

interface DrawingProps {
  readonly block: ChartBlock | CrossTableBlock;
  readonly width: number;
}

function Chart({ chart, width }: ChartProps) {
  switch (chart.type) {
    case 'xy': {
      const Drawn = isSideways(chart) ? BarsChart : XyChart;
      return <Drawn chart={chart} stops={stopsOf(chart)} width={width} reading={null} onRead={ignoreReading} />;
    }
    case 'rows':
      return <RowsChart chart={chart} width={width} reading={null} onRead={ignoreReading} />;
    case 'dots':
      return <DotChart chart={chart} width={width} reading={null} />;
    case 'timeline':
      return <TimelineChart chart={chart} width={width} />;
    case 'scale':
      return <ScaleChart chart={chart} width={width} />;
    case 'share':
      return <ShareChart chart={chart} width={width} />;
    case 'orbitals':
      return <OrbitalChart chart={chart} width={width} />;
  }
}

interface ChartProps {
  readonly chart: ChartSpec;
  readonly width: number;
}

function ignoreReading(): void {}
