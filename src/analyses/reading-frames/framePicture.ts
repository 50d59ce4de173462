/** The open reading frames as lines in six rows along the strand. */
import { grouped } from '#src/kit/displayNumber.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { ListedReadingFrame, ReadingFramesResult } from '#workers/formulas/reading-frames.ts';

/** Letters: in a longer strand most frames would be thinner than a pixel. */
const LONGEST_DRAWN = 200_000;
const MOST_DRAWN = 300;

/** Returns the picture, where the frames can be told apart. */
export function framePicture({ listed, length, total }: ReadingFramesResult): readonly ChartBlock[] {
  if (length > LONGEST_DRAWN || listed.length > MOST_DRAWN || listed.length < total) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Reading frames along the strand',
        summary: `Each line is an open reading frame, from its start to its end on the entered strand of ${grouped(length)} bases. Rows 1 to 3 are the frames of the entered strand, −1 to −3 those of the other.`,
        x: { label: 'Position', unit: 'nt', decimals: 0, reaches: [1, length] },
        y: { label: 'Frame', decimals: 0, counted: true, reaches: [-3, 3], unticked: [0] },
        series: [{ name: 'Reading frames', marks: 'line', points: listed.flatMap((frame) => segments(frame, length)) }],
      },
    },
  ];
}

/** Lines with a gap behind each; a frame across the origin is two. */
function segments({ start, end, strand, frame, number }: ListedReadingFrame, length: number) {
  const y = strand === '+' ? frame : -frame;
  const line = (from: number, to: number) => [
    { x: from, y, label: `Frame ${number} begins` },
    { x: to, y, label: `Frame ${number} ends` },
    { x: to, y: Number.NaN },
  ];
  return start <= end ? line(start, end) : [...line(start, length), ...line(1, end)];
}
