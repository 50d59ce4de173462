import { type ReactNode, type RefObject, Suspense, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import type { ChartSpec, DotChart as Dots, RowsChart as Rows, XyChart as Xy } from '#src/engine/kit/onDemand/chart.ts';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { BlockTitle } from './Block.ts';
import { isSideways } from './charts/barsLayout.ts';
import {
  OrbitalNumbers,
  RowsNumbers,
  ScaleNumbers,
  ShareNumbers,
  TimelineNumbers,
  XyNumbers,
} from './charts/ChartNumbers.tsx';
import { ChartButton, ChartTools } from './charts/ChartTools.tsx';
import { captionClause } from './charts/captionClause.ts';
import { chartCsv } from './charts/chartCsv.ts';
import { chartHeight } from './charts/chartHeight.ts';
import { isOneValue } from './charts/oneValue.ts';
import { ReadingPlot, Skeleton } from './charts/ReadingPlot.tsx';
import { rowText } from './charts/rowTexts.ts';
import { type Stop, stopsOf, stopText } from './charts/stops.ts';
import { shownText } from './shownText.ts';
import { UNSEEN_WIDTH, useWidth } from './useWidth.ts';

// Few pages have a chart: its code is loaded on demand.
const XyChart = preloadable(async () => (await import('./charts/XyChart.tsx')).XyChart);
const BarsChart = preloadable(async () => (await import('./charts/BarsChart.tsx')).BarsChart);
const RowsChart = preloadable(async () => (await import('./charts/RowsChart.tsx')).RowsChart);
const DotChart = preloadable(async () => (await import('./charts/DotChart.tsx')).DotChart);
const TimelineChart = preloadable(async () => (await import('./charts/TimelineChart.tsx')).TimelineChart);
const ScaleChart = preloadable(async () => (await import('./charts/ScaleChart.tsx')).ScaleChart);
const ShareChart = preloadable(async () => (await import('./charts/ShareChart.tsx')).ShareChart);
const OrbitalChart = preloadable(async () => (await import('./charts/OrbitalChart.tsx')).OrbitalChart);

/** A chart with its title, what it shows in a clause, its numbers and a menu that saves it; its points are read one by one. */
export function ChartBlock({ chart }: { readonly chart: ChartSpec }) {
  if (chart.type === 'xy') return <XyBlock chart={chart} />;
  if (chart.type === 'dots') return <DotsBlock chart={chart} />;
  return chart.type === 'rows' ? <RowsBlock chart={chart} /> : <PlainBlock chart={chart} />;
}

function XyBlock({ chart }: { readonly chart: Xy }) {
  const id = useId();
  const stops = useMemo(() => stopsOf(chart), [chart]);
  const texts = useMemo(() => stops.map((stop) => stopText(stop, chart)), [stops, chart]);
  const Drawing = isSideways(chart) ? BarsChart : XyChart;
  return (
    <Framed
      id={id}
      chart={chart}
      texts={texts}
      first={placeOfValue(chart, stops)}
      numbers={<XyNumbers chart={chart} stops={stops} titleId={id} />}
      csv={() => chartCsv(chart, stops)}
    >
      {(props) => <Drawing chart={chart} stops={stops} {...props} />}
    </Framed>
  );
}

/** The keyboard begins at the visitor's own value, where there is one. */
function placeOfValue({ series }: Xy, stops: readonly Stop[]): number {
  const own = series.find(isOneValue)?.points[0]?.x;
  return Math.max(
    stops.findIndex(({ x }) => x === own),
    0,
  );
}

function RowsBlock({ chart }: { readonly chart: Rows }) {
  const id = useId();
  const texts = useMemo(() => chart.rows.map((row) => withDisplayNumbers(rowText(row, chart))), [chart]);
  return (
    <Framed id={id} chart={chart} texts={texts} numbers={<RowsNumbers chart={chart} titleId={id} />}>
      {(props) => <RowsChart chart={chart} {...props} />}
    </Framed>
  );
}

/** Its cells are too many to be read: what is read are the longest stretches. */
function DotsBlock({ chart }: { readonly chart: Dots }) {
  const texts = useMemo(() => chart.stretches.map(({ text }) => withDisplayNumbers(text)), [chart]);
  return (
    <Framed id={useId()} chart={chart} texts={texts}>
      {({ width, reading }) => <DotChart chart={chart} width={width} reading={reading} />}
    </Framed>
  );
}

/** Its numbers are texts of the drawing: it has no points to be read one by one. */
function PlainBlock({ chart }: { readonly chart: Plain }) {
  const id = useId();
  return (
    <Framed id={id} chart={chart} texts={NONE} numbers={<PlainNumbers chart={chart} titleId={id} />}>
      {({ width }) => <PlainChart chart={chart} width={width} />}
    </Framed>
  );
}

const NONE: readonly string[] = [];

type Plain = Exclude<ChartSpec, Xy | Rows | Dots>;

function PlainChart({ chart, width }: { readonly chart: Plain; readonly width: number }) {
  switch (chart.type) {
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

function PlainNumbers({ chart, titleId }: { readonly chart: Plain; readonly titleId: string }) {
  switch (chart.type) {
    case 'timeline':
      return <TimelineNumbers chart={chart} titleId={titleId} />;
    case 'scale':
      return <ScaleNumbers chart={chart} titleId={titleId} />;
    case 'share':
      return <ShareNumbers chart={chart} titleId={titleId} />;
    case 'orbitals':
      return <OrbitalNumbers chart={chart} titleId={titleId} />;
  }
}

interface FramedProps {
  /** Of the element that names the chart. */
  readonly id: string;
  readonly chart: ChartSpec;
  /** What is read at each stop. */
  readonly texts: readonly string[];
  /** The stop that the keyboard begins with. */
  readonly first?: number;
  /** Its numbers as a table. */
  readonly numbers?: ReactNode;
  readonly csv?: () => string;
  readonly children: (props: DrawingProps) => ReactNode;
}

interface DrawingProps {
  /** CSS pixels. */
  readonly width: number;
  readonly reading: number | null;
  readonly onRead: (stop: number) => void;
}

/** If the drawing fails to load, the numbers of the chart remain. */
function Framed({ id, numbers, csv, ...plot }: FramedProps) {
  const { chart } = plot;
  const drawing = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame aria-labelledby={id}>
      <TitleLine chart={chart} id={id}>
        {numbers !== undefined && (
          <ChartButton type="button" data-print="no" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Numbers
          </ChartButton>
        )}
        <ChartTools title={chart.title} drawing={drawing} numbers={csv} />
      </TitleLine>
      <ErrorBoundary
        resetKey={chart}
        fallback={
          <Muted role="status">
            The drawing could not be loaded.{numbers !== undefined && ' Its numbers are a table: press Numbers.'}
          </Muted>
        }
      >
        <MeasuredPlot {...plot} drawing={drawing} />
      </ErrorBoundary>
      {isOpen && numbers}
    </Frame>
  );
}

interface MeasuredPlotProps extends Pick<FramedProps, 'chart' | 'texts' | 'first' | 'children'> {
  readonly drawing: RefObject<HTMLDivElement | null>;
}

/** The drawing, as wide as its place. */
function MeasuredPlot({ chart, texts, first, children, drawing }: MeasuredPlotProps) {
  const [, width] = useWidth(chart.title, drawing);
  const [read, setRead] = useState<number | null>(null);
  const reading = read !== null && read < texts.length ? read : null;
  const label = `${chart.title}. ${chart.summary}`;
  const height = useMemo(() => chartHeight(chart, width ?? UNSEEN_WIDTH), [chart, width]);
  return (
    <ReadingPlot
      ref={drawing}
      label={label}
      height={height}
      texts={texts}
      reading={reading}
      onRead={setRead}
      first={first}
    >
      <Suspense fallback={<Skeleton />}>
        {width === null ? null : children({ width, reading, onRead: setRead })}
      </Suspense>
    </ReadingPlot>
  );
}

function TitleLine({ chart, id, children }: TitleLineProps) {
  const clause = captionClause(chart);
  return (
    <Caption>
      <BlockTitle id={id}>{shownText(chart.title)}</BlockTitle>
      {clause !== '' && <Clause>{clause}</Clause>}
      <Tools>{children}</Tools>
    </Caption>
  );
}

interface TitleLineProps {
  readonly chart: ChartSpec;
  readonly id: string;
  readonly children: ReactNode;
}

const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s2};
  min-width: 0;
  @media print { break-inside: avoid; }
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${SPACE.s3};
`;

const Clause = styled.span`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

const Tools = styled.span`
  display: flex;
  margin-inline: auto -${SPACE.s2};
`;
