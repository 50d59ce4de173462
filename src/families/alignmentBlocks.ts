/** An alignment of two sequences as blocks: its figures, and the rows of letters. */
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { AlignedRow, Block, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { AlignedSequence, AlignmentResult } from '#workers/lib/sequences/alignmentResult.ts';

type Key = ResultKey<AlignmentResult>;

export interface AlignmentWords {
  /** 'nt' or 'aa'. */
  readonly unit: string;
  /** What the page's own sequence is called where it has no name, and the second one. */
  readonly names: readonly [first: string, second: string];
  /** The second sequence is read from its end. */
  readonly isReversed: boolean;
  /** Letters of the circle that the first sequence may run around. */
  readonly around?: number;
}

/** What is said of the score of two letters. */
const MARKS =
  'Between the rows: | the same letter, : a pair with a score above 0, . any other pair. Where several alignments have the same score, one of them is shown.';

export function presentAlignment(result: AlignmentResult, words: AlignmentWords): Presentation<Key> {
  const { score, columns, identical, similar, gaps, gapsOpened, identity, similarity, identityOfPairs } = result;
  const blocks: Block<Key>[] = [];
  if (columns === 0)
    blocks.push({
      kind: 'notice',
      tone: 'neutral',
      text: 'No two letters of these sequences have a score above 0: there is nothing to align locally.',
    });
  blocks.push({
    kind: 'facts',
    figures: [
      percent('identity', 'Identity', identity, `${of(identical, columns)}, gaps counted.`),
      percent(
        'identityOfPairs',
        'Identity without gaps',
        identityOfPairs,
        `${of(identical, columns - gaps)} without a gap.`,
      ),
      percent(
        'similarity',
        'Similarity',
        similarity,
        `${of(similar, columns)} pair two letters with a score above 0, gaps counted.`,
      ),
      { field: 'columns', label: 'Columns', value: columns, text: String(columns), note: spans(result, words) },
      {
        field: 'gaps',
        label: 'Columns with a gap',
        value: gaps,
        text: String(gaps),
        note: `In ${counted(gapsOpened, 'gap', 'gaps')}.`,
      },
    ],
  });
  if (columns > 0)
    blocks.push({
      kind: 'alignment',
      title: 'Alignment',
      rows: [
        alignedRow(result.first, words.names[0], 1, words.around),
        alignedRow(result.second, words.names[1], words.isReversed ? -1 : 1),
      ],
      middle: result.middle,
      note: MARKS,
    });
  const identityText = identity === null ? 'no identity' : `identity ${fixed(identity, 1)} %`;
  return {
    headline: { field: 'score', label: 'Score', value: score, text: String(score), note: 'In points of the table.' },
    status: `Score ${score}, ${identityText} over ${counted(columns, 'column', 'columns')}.`,
    blocks,
    working: [],
  };
}

function percent(
  field: 'identity' | 'similarity' | 'identityOfPairs',
  label: string,
  value: number | null,
  note: string,
): Figure<Key> {
  if (value === null) return { field, label, value, text: 'not defined' };
  return { field, label, value, text: fixed(value, 1), unit: '%', note };
}

function of(part: number, whole: number): string {
  return `${grouped(part)} of ${counted(whole, 'column', 'columns')}`;
}

/** Which letters of both take part. */
function spans({ first, second }: AlignmentResult, { names, unit }: AlignmentWords): string {
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
