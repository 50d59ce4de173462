import { isFolded, urgentFirst } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block, ChartBlock, CrossTableBlock, FactsBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import { isPicture } from './picture.ts';

/** The blocks of a result by their places. */
interface ArrangedBlocks {
  /** Before the headline. */
  readonly urgent: readonly Block[];
  /** The key figures. */
  readonly key: FactsBlock | undefined;
  readonly notices: readonly NoticeBlock[];
  readonly picture: ChartBlock | CrossTableBlock | undefined;
  /** What follows the picture, with the blocks of sections. */
  readonly open: readonly Block[];
  /** Behind buttons. */
  readonly folded: readonly Block[];
}

/** A table of more rows that is not the first of the figures is a section that opens. */
const MOST_OPEN_ROWS = 6;

/**
 * Arranges the blocks of a result.
 *
 * @param mayCall where somebody may have to call, nothing is folded that its author did not fold
 */
export function arrangedBlocks(blocks: readonly Block[], mayCall: boolean): ArrangedBlocks {
  const { urgent, others } = urgentFirst(blocks);
  const firstOther = others.findIndex(({ kind, within }) => kind !== 'notice' || within !== undefined);
  const notices = others
    .slice(0, firstOther < 0 ? others.length : firstOther)
    .filter((block) => block.kind === 'notice');
  const rest = others.slice(notices.length);
  const alone = rest.filter(({ within }) => within === undefined);
  const picture = alone.find(isPicture);
  const key = alone.find((block) => block.kind === 'facts');
  const unfolded = alone.filter((block) => block !== picture && !isFolded(block));
  const isLong = (block: Block) =>
    !mayCall && block.kind === 'table' && block.isFolded === undefined && block.rows.length > MOST_OPEN_ROWS;
  const folded = alone.filter((block) => isFolded(block) || (unfolded.indexOf(block) > 0 && isLong(block)));
  const open = rest.filter(
    (block) => block.within !== undefined || (unfolded.includes(block) && block !== key && !folded.includes(block)),
  );
  return { urgent, key, notices, picture, open, folded };
}
