import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import type { TextResult } from '#workers/contract.ts';
import { LetterProbe } from './LetterProbe.tsx';
import type { ReadText } from './readText.ts';
import { gutterCharacters, RowsBox, SequenceRows } from './SequenceRows.tsx';
import { useLetters } from './useLetters.ts';
import { useMetrics } from './useMetrics.ts';
import {
  clampedTop,
  lettersInView,
  lettersPerRow,
  rowLayout,
  scrollTopOf,
  topAfterKey,
  topRowAt,
} from './windowing.ts';

/** Scrolls a letter into view. */
export interface ScrollerHandle {
  /** @param place index of the letter, from 0 */
  show(place: number): void;
}

/** A text of any length of which only the visible rows are rendered. */
export function SequenceScroller({ field, text, ends, label, readText, marked, handle }: SequenceScrollerProps) {
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const { width, characterWidth, rowHeight } = useMetrics(field, box, probe);
  const gutter = gutterCharacters(text.length, ends);
  const perRow = lettersPerRow(width, characterWidth, gutter + ends[1].length + 1);
  const layout = rowLayout(text.length, perRow, rowHeight);
  const scrolls = layout.lastTop > 0;

  // The scroll position is kept as a letter index, so that it survives a change of the row length.
  const [firstLetter, setFirstLetter] = useState(0);
  const topRow = clampedTop(firstLetter / perRow, layout);
  const ownScrollTop = useRef(0);

  function moveTo(row: number): void {
    setFirstLetter(clampedTop(row, layout) * perRow);
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const wanted = scrollTopOf(topRow, layout);
    // A box at its top is left alone, because to ask for its position would force a layout.
    if (wanted === 0 && ownScrollTop.current === 0) return;
    if (Math.abs(element.scrollTop - wanted) >= 1) element.scrollTop = wanted;
    ownScrollTop.current = element.scrollTop;
  });

  function onScroll(): void {
    const scrollTop = box.current?.scrollTop ?? 0;
    // Ignores scrolling by this component itself: with a scaled scroll bar, the position is less exact than the row.
    if (Math.abs(scrollTop - ownScrollTop.current) < 1) return;
    moveTo(topRowAt(scrollTop, layout));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = topAfterKey(event.key, topRow, layout);
    if (target === null) return;
    event.preventDefault();
    moveTo(target);
  }

  const wheelRest = useRef(0);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const atEdge = event.deltaY < 0 ? topRow === 0 : topRow === layout.lastTop;
    if (atEdge || event.ctrlKey) return;
    event.preventDefault();
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY / rowHeight : event.deltaY;
    const rows = Math.trunc(wheelRest.current + turned);
    wheelRest.current += turned - rows;
    moveTo(topRow + rows);
  });
  useEffect(() => {
    const element = box.current;
    // With a scaled scroll bar, a turn of the wheel would skip rows. React's own listener is passive and cannot prevent
    // it.
    if (element === null || !layout.scaled) return;
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [layout.scaled]);

  useImperativeHandle(handle, () => ({
    show: (place) => moveTo(Math.floor(place / perRow) - Math.floor(layout.visibleRows / 2)),
  }));

  const [from, to] = lettersInView(topRow, layout);
  const { letters, failed, retry } = useLetters(text, field, readText, from, to);

  function readAgain(): void {
    retry();
    // The clicked button disappears.
    box.current?.focus();
  }

  const cut = (topRow - Math.floor(topRow)) * rowHeight;
  return (
    <Frame>
      <Scroller
        ref={box}
        onScroll={onScroll}
        {...(scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0, onKeyDown } : {})}
        style={{ height: layout.viewHeight }}
      >
        <div style={{ height: layout.scrollHeight }}>
          <View style={{ height: layout.viewHeight }}>
            <RowsBox
              $gutter={gutter}
              data-field={field}
              data-length={text.length}
              aria-busy={letters === null}
              style={{ transform: `translateY(${-cut}px)` }}
            >
              <SequenceRows
                letters={letters}
                firstRow={Math.floor(topRow)}
                layout={layout}
                ends={ends}
                marked={marked}
              />
            </RowsBox>
          </View>
        </div>
        <LetterProbe line={probe} gutter={gutter} />
      </Scroller>
      {failed && (
        <Failure role="alert">
          These letters could not be read.
          <QuietButton type="button" onClick={readAgain}>
            Read again
          </QuietButton>
        </Failure>
      )}
    </Frame>
  );
}

interface SequenceScrollerProps {
  readonly field: string;
  readonly text: TextResult;
  readonly ends: readonly [start: string, end: string];
  /** Names the region for screen readers: title and length. */
  readonly label: string;
  readonly readText: ReadText;
  readonly marked: number | null;
  readonly handle: Ref<ScrollerHandle>;
}

const Frame = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  padding: ${SPACE.s2} ${SPACE.s1};
`;

const Scroller = styled.div`
  overflow: hidden auto;
  border-radius: ${RADIUS.control};
`;

/** Stays in place while the scroll bar moves; the rows move inside it. */
const View = styled.div`
  position: sticky;
  inset-block-start: 0;
  overflow: hidden;
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s3};
  padding: ${SPACE.s2};
  color: ${color('danger')};
`;
