import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import type { ChartSpec, DotChart as Dots, RowsChart as Rows, XyChart as Xy } from '#src/engine/kit/onDemand/chart.ts';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { BlockTitle } from './Block.ts';
import { OrbitalNumbers, RowsNumbers, ScaleNumbers, TimelineNumbers, XyNumbers } from './charts/ChartNumbers.tsx';
import { ChartTools } from './charts/ChartTools.tsx';
import { chartCsv } from './charts/chartCsv.ts';
import { chartHeight } from './charts/chartHeight.ts';
import { FORCED_COLORS } from './charts/forcedColors.ts';
import { PointReader } from './charts/PointReader.tsx';
import { rowText } from './charts/rowTexts.ts';
import { stopsOf, stopText } from './charts/stops.ts';
import { shownText } from './shownText.ts';
import { useWidth } from './useWidth.ts';

// Few pages have a chart: its code is loaded on demand.
const XyChart = preloadable(async () => (await import('./charts/XyChart.tsx')).XyChart);
const RowsChart = preloadable(async () => (await import('./charts/RowsChart.tsx')).RowsChart);
const DotChart = preloadable(async () => (await import('./charts/DotChart.tsx')).DotChart);
const TimelineChart = preloadable(async () => (await import('./charts/TimelineChart.tsx')).TimelineChart);
const ScaleChart = preloadable(async () => (await import('./charts/ScaleChart.tsx')).ScaleChart);
const OrbitalChart = preloadable(async () => (await import('./charts/OrbitalChart.tsx')).OrbitalChart);

/** A chart with its title, a summary, a reader of its points, its numbers, and buttons that save it as a picture. */
export function ChartBlock({ chart }: { readonly chart: ChartSpec }) {
  if (chart.type === 'xy') return <XyBlock chart={chart} />;
  if (chart.type === 'dots') return <DotsBlock chart={chart} />;
  return chart.type === 'rows' ? <RowsBlock chart={chart} /> : <PlainBlock chart={chart} />;
}

function XyBlock({ chart }: { readonly chart: Xy }) {
  const id = useId();
  const [drawing, width] = useWidth<HTMLDivElement>(chart.title);
  const stops = useMemo(() => stopsOf(chart), [chart]);
  const texts = useMemo(() => stops.map((stop) => stopText(stop, chart)), [stops, chart]);
  const [read, setRead] = useState<number | null>(null);
  const reading = read !== null && read < stops.length ? read : null;
  const height = chartHeight(chart);
  return (
    <Frame aria-labelledby={id}>
      <Caption chart={chart} id={id} />
      <Drawing ref={drawing} style={{ height }}>
        <Drawn chart={chart} width={width}>
          {(measured) => (
            <XyChart chart={chart} stops={stops} width={measured} height={height} reading={reading} onRead={setRead} />
          )}
        </Drawn>
      </Drawing>
      {stops.length > 1 && <PointReader texts={texts} reading={reading} onRead={setRead} />}
      <Foot>
        <XyNumbers chart={chart} stops={stops} titleId={id} />
        <ChartTools title={chart.title} drawing={drawing} numbers={() => chartCsv(chart, stops)} />
      </Foot>
    </Frame>
  );
}

function RowsBlock({ chart }: { readonly chart: Rows }) {
  const id = useId();
  const [drawing, width] = useWidth<HTMLDivElement>(chart.title);
  const [read, setRead] = useState<number | null>(null);
  const reading = read !== null && read < chart.rows.length ? read : null;
  const height = chartHeight(chart);
  return (
    <Frame aria-labelledby={id}>
      <Caption chart={chart} id={id} />
      <Drawing ref={drawing} style={{ height }}>
        <Drawn chart={chart} width={width}>
          {(measured) => (
            <RowsChart chart={chart} width={measured} height={height} reading={reading} onRead={setRead} />
          )}
        </Drawn>
      </Drawing>
      {chart.rows.length > 1 && (
        <PointReader
          texts={chart.rows.map((row) => withDisplayNumbers(rowText(row, chart)))}
          reading={reading}
          onRead={setRead}
        />
      )}
      <Foot>
        <RowsNumbers chart={chart} titleId={id} />
        <ChartTools title={chart.title} drawing={drawing} />
      </Foot>
    </Frame>
  );
}

/** Its cells are too many to be read: what is read are the longest stretches. */
function DotsBlock({ chart }: { readonly chart: Dots }) {
  const id = useId();
  const [drawing, width] = useWidth<HTMLDivElement>(chart.title);
  const [read, setRead] = useState<number | null>(null);
  const { stretches } = chart;
  const reading = read !== null && read < stretches.length ? read : null;
  const height = chartHeight(chart);
  return (
    <Frame aria-labelledby={id}>
      <Caption chart={chart} id={id} />
      <Drawing ref={drawing} style={{ height }}>
        <Drawn chart={chart} width={width}>
          {(measured) => <DotChart chart={chart} width={measured} height={height} reading={reading} />}
        </Drawn>
      </Drawing>
      {stretches.length > 1 && (
        <PointReader texts={stretches.map(({ text }) => withDisplayNumbers(text))} reading={reading} onRead={setRead} />
      )}
      <Foot>
        <ChartTools title={chart.title} drawing={drawing} />
      </Foot>
    </Frame>
  );
}

/** Its numbers are texts of the drawing: it has no points to be read one by one. */
function PlainBlock({ chart }: { readonly chart: Plain }) {
  const id = useId();
  const [drawing, width] = useWidth<HTMLDivElement>(chart.title);
  const height = chartHeight(chart);
  return (
    <Frame aria-labelledby={id}>
      <Caption chart={chart} id={id} />
      <Drawing ref={drawing} style={{ height }}>
        <Drawn chart={chart} width={width}>
          {(measured) => <PlainChart chart={chart} width={measured} height={height} />}
        </Drawn>
      </Drawing>
      <Foot>
        <PlainNumbers chart={chart} titleId={id} />
        <ChartTools title={chart.title} drawing={drawing} />
      </Foot>
    </Frame>
  );
}

type Plain = Exclude<ChartSpec, Xy | Rows | Dots>;

function PlainChart({ chart, ...size }: { readonly chart: Plain; readonly width: number; readonly height: number }) {
  switch (chart.type) {
    case 'timeline':
      return <TimelineChart chart={chart} {...size} />;
    case 'scale':
      return <ScaleChart chart={chart} {...size} />;
    case 'orbitals':
      return <OrbitalChart chart={chart} {...size} />;
  }
}

function PlainNumbers({ chart, titleId }: { readonly chart: Plain; readonly titleId: string }) {
  switch (chart.type) {
    case 'timeline':
      return <TimelineNumbers chart={chart} titleId={titleId} />;
    case 'scale':
      return <ScaleNumbers chart={chart} titleId={titleId} />;
    case 'orbitals':
      return <OrbitalNumbers chart={chart} titleId={titleId} />;
  }
}

interface DrawnProps {
  readonly chart: ChartSpec;
  /** Null: not measured yet. */
  readonly width: number | null;
  readonly children: (width: number) => ReactNode;
}

/** If the drawing fails to load, the numbers of the chart remain. */
function Drawn({ chart, width, children }: DrawnProps) {
  return (
    <ErrorBoundary
      resetKey={chart}
      fallback={<Muted role="status">The drawing could not be loaded. The numbers are below.</Muted>}
    >
      <Suspense fallback={null}>{width === null ? null : children(width)}</Suspense>
    </ErrorBoundary>
  );
}

function Caption({ chart: { title, summary }, id }: { readonly chart: ChartSpec; readonly id: string }) {
  return (
    <figcaption>
      <BlockTitle id={id}>{shownText(title)}</BlockTitle>
      <Muted>{shownText(summary)}</Muted>
    </figcaption>
  );
}

const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s1};
  min-width: 0;
  @media print { break-inside: avoid; }
`;

/** The numbers and the buttons share a line until the numbers are expanded. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${SPACE.s2} ${SPACE.s4};
  details[open] { flex: 1 0 100%; min-width: 0; max-width: 100%; }
`;

/** Reserves the chart's space while its code loads. */
const Drawing = styled.div`
  overflow: hidden;
  svg { display: block; max-width: 100%; height: auto; }
  ${FORCED_COLORS}
`;
