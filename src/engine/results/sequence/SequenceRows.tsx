import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { BREAKPOINT, color, FONT, SPACE } from '#src/engine/ui/theme.ts';
import { GROUP_LETTERS, type RowLayout } from './windowing.ts';

/**
 * Rows of letters in groups of ten. Positions, ends and gaps are drawn by CSS, so that the element's text is the
 * letters only.
 */
export function SequenceRows({ letters, firstRow, layout, ends, marked }: SequenceRowsProps) {
  const { perRow, length } = layout;
  const count = Math.ceil((letters?.length ?? 0) / perRow);
  return Array.from({ length: count }, (_, index) => {
    const start = (firstRow + index) * perRow;
    const text = letters?.slice(index * perRow, (index + 1) * perRow) ?? '';
    const isLast = start + text.length === length;
    return (
      <Row
        key={start}
        data-position={grouped(start + 1)}
        {...(start === 0 ? { 'data-start': ends[0] } : {})}
        {...(isLast ? { 'data-end': ends[1] } : {})}
      >
        {groupsOf(text, start).map((group) => (
          <span key={group.start}>{withMark(group.letters, marked === null ? -1 : marked - group.start)}</span>
        ))}
      </Row>
    );
  });
}

interface SequenceRowsProps {
  /** The letters from `firstRow` on; null while they are being read. */
  readonly letters: string | null;
  readonly firstRow: number;
  readonly layout: RowLayout;
  readonly ends: readonly [start: string, end: string];
  /** Index of the letter to mark, from 0. */
  readonly marked: number | null;
}

interface Group {
  /** Index of its first letter in the whole text, from 0. */
  readonly start: number;
  readonly letters: string;
}

function groupsOf(row: string, start: number): readonly Group[] {
  return Array.from({ length: Math.ceil(row.length / GROUP_LETTERS) }, (_, index) => {
    const from = index * GROUP_LETTERS;
    return { start: start + from, letters: row.slice(from, from + GROUP_LETTERS) };
  });
}

function withMark(group: string, place: number) {
  if (place < 0 || place >= group.length) return group;
  return (
    <>
      {group.slice(0, place)}
      <Mark>{group[place]}</Mark>
      {group.slice(place + 1)}
    </>
  );
}

/**
 * Returns the characters of the gutter: the widest position, or the first one with the name of the end before it, and
 * the gap after it.
 */
export function gutterCharacters(length: number, [start]: readonly [string, string]): number {
  return Math.max(grouped(length).length, start.length + ' 1'.length) + 1;
}

export const RowsBox = styled.div<{ readonly $gutter: number }>`
  font-family: ${FONT.mono};
  font-size: 0.8125rem;
  @media (min-width: ${BREAKPOINT.two}) { font-size: 0.875rem; }
  line-height: 1.75;
  white-space: nowrap;
  font-variant-ligatures: none;
  --gutter: ${({ $gutter }) => $gutter}ch;
`;

const Row = styled.div`
  display: flex;
  gap: 1ch;
  &::before {
    content: attr(data-position);
    flex: none;
    width: calc(var(--gutter) - 1ch);
    padding-inline-end: 1ch;
    text-align: end;
    color: ${color('inkMuted')};
    font-variant-numeric: tabular-nums;
  }
  &[data-start]::before { content: attr(data-start) ' ' attr(data-position); }
  &[data-end]::after { content: attr(data-end); color: ${color('inkMuted')}; }
`;

const Mark = styled.mark`
  background: ${color('cautionTint')};
  color: ${color('caution')};
  outline: 2px solid ${color('caution')};
  border-radius: ${SPACE.s1};
`;
