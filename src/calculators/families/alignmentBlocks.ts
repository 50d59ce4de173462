/** An alignment of two sequences as blocks: its figures, and the rows of letters. */

import { count } from '#src/engine/kit/countAndName.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { FigureOf, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { AlignedRow, Block, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type { AlignedSequence, AlignmentResult } from '#workers/lib/sequences/alignment/alignmentResult.ts';

type Key = ResultKey<AlignmentResult>;

/** What the page's own sequence is called where it has no name, and the second one. */
type Names = readonly [first: string, second: string];

export interface AlignmentWords {
  readonly names: Names;
  /** The second sequence is read from its end. */
  readonly isReversed: boolean;
  /** Letters of the circle that the first sequence may run around. */
  readonly around?: number | undefined;
}

/** What is said of the score of two letters. */
const MARKS =
  'Between the rows: | the same letter, : a pair with a score above 0, . any other pair. Where several alignments have the same score, one of them is shown.';

/** @param unit of their lengths: 'nt' or 'aa' */
export function alignmentOutputs(names: Names, unit: string): Outputs<AlignmentResult, AlignmentResult> {
  return {
    score: { kind: 'number', label: 'Score', written: plain, note: 'In points of the table.' },
    columns: count('Columns', ({ result }) => spans(result, names, unit)),
    identical: count('Identical'),
    similar: count('Similar'),
    gaps: count('Columns with a gap', ({ result }) => `In ${counted(result.gapsOpened, 'gap', 'gaps')}.`),
    gapsOpened: count('Gaps'),
    identity: percent('Identity', ({ identical, columns }) => `${of(identical, columns)}, gaps counted.`),
    similarity: percent(
      'Similarity',
      ({ similar, columns }) => `${of(similar, columns)} pair two letters with a score above 0, gaps counted.`,
    ),
    identityOfPairs: percent(
      'Identity without gaps',
      ({ identical, columns, gaps }) => `${of(identical, columns - gaps)} without a gap.`,
    ),
    first: { kind: 'inner', label: 'First row' },
    second: { kind: 'inner', label: 'Second row' },
    middle: { kind: 'words', label: 'Marks' },
  };
}

function percent(
  label: string,
  note: (result: AlignmentResult) => string,
): NumberOutput<{ readonly result: AlignmentResult }> {
  return {
    kind: 'number',
    label,
    unit: '%',
    written: decimals(1),
    note: ({ result }) => note(result),
    missing: 'not defined',
    missingNote: '',
  };
}

export function presentAlignment(
  result: AlignmentResult,
  { names, isReversed, around }: AlignmentWords,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { score, columns } = result;
  const blocks: Block<Key>[] = [];
  if (columns === 0)
    blocks.push({
      kind: 'notice',
      tone: 'neutral',
      text: 'No two letters of these sequences have a score above 0: there is nothing to align locally.',
    });
  blocks.push({
    kind: 'facts',
    figures: [figure('identity'), figure('identityOfPairs'), figure('similarity'), figure('columns'), figure('gaps')],
  });
  if (columns > 0)
    blocks.push({
      kind: 'alignment',
      title: 'Alignment',
      rows: [alignedRow(result.first, names[0], 1, around), alignedRow(result.second, names[1], isReversed ? -1 : 1)],
      middle: result.middle,
      note: MARKS,
    });
  const identity = result.identity === null ? 'no identity' : `identity ${figure('identity').text} %`;
  return {
    headline: figure('score'),
    status: `Score ${score}, ${identity} over ${counted(columns, 'column', 'columns')}.`,
    blocks,
    working: [],
  };
}

function of(part: number, whole: number): string {
  return `${grouped(part)} of ${counted(whole, 'column', 'columns')}`;
}

/** Which letters of both take part. */
function spans({ first, second }: AlignmentResult, names: Names, unit: string): string {
  const parts = [first, second].flatMap(({ from, to }, index) =>
    from === null || to === null ? [] : [`${names[index]}: ${from}–${to} ${unit}`],
  );
  return parts.length === 0 ? 'None.' : `${parts.join('; ')}.`;
}

function alignedRow(
  { name, letters, from }: AlignedSequence,
  unnamed: string,
  step: 1 | -1,
  around?: number,
): AlignedRow {
  return {
    name: name.trim() === '' ? unnamed.toLowerCase().replaceAll(' ', '-') : name.trim(),
    letters,
    from: from ?? 1,
    step,
    ...(around === undefined ? {} : { around }),
  };
}
