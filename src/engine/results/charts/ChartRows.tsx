/** Rows of a timeline or a scale: a bar from one place to another, or a marker at one, below their texts. */
import { symbol, symbolDiamond } from 'd3-shape';
import { color } from '#src/engine/ui/theme.ts';
import { shownText } from '../shownText.ts';
import { ROWS } from './chartHeight.ts';
import { fitted, TEXT_SIZE, textWidth } from './textWidth.ts';

/** Room at each end of the axis, in CSS pixels. */
export const SIDE = 12;

const BAR_HEIGHT = 12;
/** Within a row: the baseline of its text and the middle of its bar or marker. */
const TEXT_BASELINE = 17;
const MARK_MIDDLE = 31;

interface RowProps {
  readonly label: string;
  /** The dates or numbers. */
  readonly words: string;
  /** Index of the row. */
  readonly row: number;
  /** Width of the chart in CSS pixels. */
  readonly width: number;
}

export function SpanRow({ label, words, row, width, ends: [start, end] }: SpanRowProps) {
  return (
    <g transform={`translate(0 ${ROWS.top + row * ROWS.row})`}>
      <RowText label={label} words={words} near={start} width={width} />
      <rect
        x={start}
        y={MARK_MIDDLE - BAR_HEIGHT / 2}
        width={Math.max(end - start, 3)}
        height={BAR_HEIGHT}
        rx={4}
        fill={color('accent')}
      />
    </g>
  );
}

interface SpanRowProps extends RowProps {
  /** X coordinates. */
  readonly ends: readonly [start: number, end: number];
}

export function MarkRow({ label, words, row, width, at }: MarkRowProps) {
  return (
    <g transform={`translate(0 ${ROWS.top + row * ROWS.row})`}>
      <RowText label={label} words={words} near={at - 8} width={width} />
      <path
        transform={`translate(${at} ${MARK_MIDDLE})`}
        d={symbol(symbolDiamond, 130)() ?? ''}
        fill={color('caution')}
        stroke={color('surface')}
        strokeWidth={1.5}
      />
    </g>
  );
}

interface MarkRowProps extends RowProps {
  /** X coordinate. */
  readonly at: number;
}

/** Ratio of the width of bold text to that of regular text. */
const BOLD = 1.15;

/** Text that starts above its mark, or as far to the left as needed to fit into the chart. */
function RowText({ label, words, near, width }: RowTextProps) {
  const room = textWidth(`  ${words}`);
  const name = fitted(label, (width - room) / BOLD);
  const x = Math.max(Math.min(near, width - room - textWidth(name) * BOLD), 0);
  return (
    <text
      x={x}
      y={TEXT_BASELINE}
      fontSize={TEXT_SIZE}
      fill={color('ink')}
      stroke={color('surface')}
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <tspan fontWeight={600}>{name}</tspan>
      <tspan dx={7} fill={color('inkMuted')}>
        {shownText(words)}
      </tspan>
    </text>
  );
}

interface RowTextProps {
  readonly label: string;
  readonly words: string;
  readonly near: number;
  readonly width: number;
}
