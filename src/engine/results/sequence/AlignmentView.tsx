import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type AlignmentStretch, alignmentStretches } from '#src/engine/kit/onDemand/alignmentText.ts';
import type { AlignmentBlock } from '#src/engine/kit/presentation.ts';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { AlignmentTools } from './AlignmentTools.tsx';
import { LetterProbe } from './LetterProbe.tsx';
import { RowsBox } from './SequenceRows.tsx';
import { useMetrics } from './useMetrics.ts';
import { GROUP_LETTERS } from './windowing.ts';

/** Lines of a row: above, between, below, and a blank one. */
const LINES = 4;
/** Height of the box, in rows. */
const VISIBLE_ROWS = 4;
/** Rows drawn beyond the edges. */
const SPARE_ROWS = 2;
const MOST_COLUMNS = 60;

/** The rows of an alignment, as wide as the box; only those in view are rendered. */
export function AlignmentView({ block, titleId }: { readonly block: AlignmentBlock; readonly titleId: string }) {
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const { width, characterWidth, rowHeight } = useMetrics('alignment', box, probe);
  const stretch = useMemo(() => alignmentStretches(block), [block]);
  const [scrollTop, setScrollTop] = useState(0);
  const length = block.middle.length;
  const numberWidth = Math.max(...block.rows.map((row) => widestPosition(row)));
  const room = Math.floor(width / characterWidth) - 2 * (numberWidth + 1);
  const columns = Math.min(MOST_COLUMNS, Math.max(GROUP_LETTERS, room - (room % GROUP_LETTERS)));
  const rows = Math.ceil(length / columns);
  const height = LINES * rowHeight;
  const first = Math.max(0, Math.floor(scrollTop / height) - SPARE_ROWS);
  const last = Math.min(rows, Math.ceil(scrollTop / height) + VISIBLE_ROWS + SPARE_ROWS);
  const scrolls = rows > VISIBLE_ROWS;
  return (
    <>
      <Box
        ref={box}
        onScroll={() => setScrollTop(box.current?.scrollTop ?? 0)}
        style={{ maxHeight: VISIBLE_ROWS * height }}
        {...(scrolls ? { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
      >
        <RowsBox
          $gutter={numberWidth + 1}
          data-field="alignment"
          data-length={length}
          style={{ height: rows * height - rowHeight, paddingTop: first * height }}
        >
          {Array.from({ length: last - first }, (_, index) => {
            const from = (first + index) * columns;
            return <Row key={from} stretch={stretch(from, from + columns)} width={numberWidth} height={height} />;
          })}
        </RowsBox>
        <LetterProbe line={probe} gutter={numberWidth + 1} />
      </Box>
      <AlignmentTools block={block} />
    </>
  );
}

interface RowProps {
  readonly stretch: AlignmentStretch;
  /** Characters of the widest position. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
}

function Row({ stretch: { rows, middle }, width, height }: RowProps) {
  const [above, below] = rows.map(({ letters, from, to }) => ({
    before: String(from ?? '').padStart(width),
    letters,
    after: String(to ?? ''),
  }));
  return (
    <Stretch style={{ height }}>
      <Line>
        <Position>{above?.before} </Position>
        {above?.letters}
        <Position> {above?.after}</Position>
      </Line>
      <Line aria-hidden>
        {' '.repeat(width + 1)}
        {middle}
      </Line>
      <Line>
        <Position>{below?.before} </Position>
        {below?.letters}
        <Position> {below?.after}</Position>
      </Line>
    </Stretch>
  );
}

/** Characters of the largest position that the row may have. */
function widestPosition({ from, step, letters, around = 0 }: AlignmentBlock['rows'][number]): number {
  return String(Math.max(around, step === 1 ? from + letters.length : from)).length;
}

const Box = styled.div`
  overflow: hidden auto;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  padding: ${SPACE.s2} ${SPACE.s1};
  @media print { overflow: visible; max-height: none; }
`;

const Stretch = styled.div`
  overflow: hidden;
`;

const Line = styled.div`
  white-space: pre;
`;

const Position = styled.span`
  color: ${color('inkMuted')};
`;
