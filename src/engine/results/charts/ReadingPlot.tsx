import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { FORCED_COLORS } from './forcedColors.ts';
import { TEXT_SIZE } from './textWidth.ts';

interface ReadingPlotProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Name and summary of the chart. */
  readonly label: string;
  /** CSS pixels. */
  readonly height: number;
  /** The text of each stop, in order. */
  readonly texts: readonly string[];
  /** Index of the current stop; null: none is read. */
  readonly reading: number | null;
  /** The stop that the keyboard begins with. */
  readonly first?: number | undefined;
  readonly onRead: (stop: number | null) => void;
  readonly children: ReactNode;
}

/** A drawing that is a slider over its points: its arrow keys and the pointer read them one by one. */
export function ReadingPlot({ ref, label, height, texts, reading, first = 0, onRead, children }: ReadingPlotProps) {
  const last = texts.length - 1;
  if (last < 1)
    return (
      <Plot ref={ref} style={{ height }}>
        {children}
      </Plot>
    );

  function readByKey(event: KeyboardEvent): void {
    const at = reading ?? first;
    const stop = stopAfter(event.key, at, last);
    if (stop === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onRead(stop);
  }

  function leave({ currentTarget }: PointerEvent | FocusEvent): void {
    if (document.activeElement !== currentTarget) onRead(null);
  }

  return (
    <Plot
      ref={ref}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={reading ?? first}
      aria-valuetext={texts[reading ?? first]}
      onKeyDown={readByKey}
      onFocus={() => onRead(reading ?? first)}
      onBlur={() => onRead(null)}
      onPointerLeave={leave}
    >
      {children}
      {reading !== null && (
        // The slider announces the same.
        <Value aria-hidden data-print="no" data-side={reading > last / 2 ? 'start' : 'end'}>
          {texts[reading]}
        </Value>
      )}
    </Plot>
  );
}

/** One step in ten for the keys of a page. */
const PAGE = 10;

function stopAfter(key: string, at: number, last: number): number | undefined {
  const page = Math.max(1, Math.round(last / PAGE));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + page,
    PageDown: at - page,
    Home: 0,
    End: last,
  };
  const stop = steps[key];
  return stop === undefined ? undefined : Math.min(Math.max(stop, 0), last);
}

/** Has the height of the chart while its code loads. */
const Plot = styled.div`
  position: relative;
  touch-action: pan-y;
  svg { display: block; max-width: 100%; height: auto; }
  &:focus-visible { outline-offset: 2px; border-radius: ${RADIUS.control}; }
  ${FORCED_COLORS}
`;

const Value = styled.div`
  position: absolute;
  top: 0;
  max-width: min(100%, 26rem);
  padding: 2px ${SPACE.s2};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  font-size: ${TEXT_SIZE}px;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  &[data-side='start'] { left: 0; }
  &[data-side='end'] { right: 0; }
`;

/** Lines where those of the grid will be. */
export const Skeleton = styled.div`
  height: calc(100% - 26px);
  background: repeating-linear-gradient(to top, ${color('grid')} 0 1px, transparent 1px 25%);
  @media print { display: none; }
`;
