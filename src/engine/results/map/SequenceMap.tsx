import { useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { MapBlock } from '#src/engine/kit/presentation.ts';
import { Cluster, Muted, Small } from '#src/engine/ui/Layout.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { BlockTitle } from '../Block.ts';
import { ChartTools } from '../charts/ChartTools.tsx';
import { FORCED_COLORS } from '../charts/forcedColors.ts';
import { PointReader } from '../charts/PointReader.tsx';
import { GoToPosition } from '../sequence/GoToPosition.tsx';
import type { ReadText } from '../sequence/readText.ts';
import { shownText } from '../shownText.ts';
import { useWidth } from '../useWidth.ts';
import { CircularMap } from './CircularMap.tsx';
import { circleLayout } from './circleLayout.ts';
import { LinearMap } from './LinearMap.tsx';
import { linearLayout } from './linearLayout.ts';
import { MapControls } from './MapControls.tsx';
import { markText } from './mapKinds.ts';
import { endsOf } from './mapView.ts';
import { useMapView } from './useMapView.ts';

/** A map with its controls, a reader of its marks one by one, and buttons that save it as a picture. */
export function SequenceMap({ block, readText }: SequenceMapProps) {
  const id = useId();
  const { title, summary } = block.map;
  const [frame, width] = useWidth<HTMLElement>(title);
  return (
    <Frame aria-labelledby={id} ref={frame}>
      <figcaption>
        <BlockTitle id={id}>{shownText(title)}</BlockTitle>
        <Muted>{shownText(summary)}</Muted>
      </figcaption>
      {width !== null && <MeasuredMap block={block} readText={readText} width={width} />}
    </Frame>
  );
}

function MeasuredMap({
  block: { map, field, letters },
  readText,
  width,
}: SequenceMapProps & { readonly width: number }) {
  const drawing = useRef<HTMLDivElement>(null);
  const shown = useMapView(map, width);
  const { view, isCircle } = shown;
  const [read, setRead] = useState<number | null>(null);
  const reading = read !== null && read < map.marks.length ? read : null;
  const texts = useMemo(() => map.marks.map((mark) => shownText(markText(mark))), [map]);
  const circle = useMemo(() => (isCircle ? circleLayout(map, width) : null), [map, width, isCircle]);
  const line = useMemo(() => (isCircle ? null : linearLayout(map, view, width)), [map, view, width, isCircle]);
  const [first, last] = endsOf(view, map);

  function readMark(index: number): void {
    setRead(index);
    shown.bring(map.marks[index]?.start ?? 1);
  }

  return (
    <>
      <MapControls title={shownText(map.title)} shape={shown.shape} isIdle={shown.isIdle} onStep={shown.step} />
      <Small role="status">
        {`Bases ${grouped(first)} to ${grouped(last)} of ${grouped(map.length)}${isCircle ? ', as a circle' : ''}. ${roomText(circle, line)}`}
      </Small>
      <Drawing ref={drawing}>
        {circle !== null && <CircularMap map={map} layout={circle} width={width} reading={reading} onRead={setRead} />}
        {line !== null && (
          <LinearMap
            map={map}
            view={view}
            layout={line}
            width={width}
            letters={{ field, text: letters, readText }}
            reading={reading}
            onRead={setRead}
          />
        )}
      </Drawing>
      {map.marks.length > 1 && <PointReader label="Read the marks" texts={texts} reading={reading} onRead={readMark} />}
      <Cluster $gap="s3">
        <GoToPosition length={map.length} onGo={shown.show} />
        <ChartTools title={map.title} drawing={drawing} />
      </Cluster>
    </>
  );
}

interface SequenceMapProps {
  readonly block: MapBlock;
  readonly readText: ReadText;
}

/** What is not drawn for want of room. */
function roomText(
  circle: ReturnType<typeof circleLayout> | null,
  line: ReturnType<typeof linearLayout> | null,
): string {
  const hidden = circle?.hidden ?? line?.hidden ?? 0;
  const unnamed = circle?.unnamed ?? 0;
  return [
    ...(hidden > 0 ? [`No room for ${grouped(hidden)} of the marks: zoom in.`] : []),
    ...(unnamed > 0 ? [`No room for ${grouped(unnamed)} of the names: zoom in, or read the marks one by one.`] : []),
  ].join(' ');
}

const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s2};
  min-width: 0;
  margin: 0;
  @media print { break-inside: avoid; }
`;

const Drawing = styled.div`
  overflow: hidden;
  svg { display: block; max-width: 100%; height: auto; }
  ${FORCED_COLORS}
`;
