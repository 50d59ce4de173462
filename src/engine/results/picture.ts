import type { Block, ChartBlock, CrossTableBlock } from '#src/engine/kit/presentation.ts';

/** Returns whether a block is a picture: the first of a result comes right after its headline. */
export function isPicture(block: Block): block is ChartBlock | CrossTableBlock {
  return block.kind === 'chart' || block.kind === 'cross-table';
}
