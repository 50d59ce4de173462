import type { ReactNode } from 'react';
import { type Block, type Presentation, urgentFirst } from '#src/kit/presentation.ts';
import { Stack } from '#src/ui/Layout.tsx';
import { ChartBlock } from './ChartBlock.tsx';
import { ComparisonBlock } from './ComparisonBlock.tsx';
import { CrossTableBlock } from './CrossTableBlock.tsx';
import { FactsBlock } from './FactsBlock.tsx';
import { Headline } from './Headline.tsx';
import { ListBlock } from './ListBlock.tsx';
import { NoticeBlock } from './NoticeBlock.tsx';
import { SequenceBlock } from './SequenceBlock.tsx';
import type { ReadText } from './sequence/readText.ts';
import { TableBlock } from './TableBlock.tsx';

/**
 * A whole result: urgent notices, the headline figure, whom to call, the notices that belong to it, what to say on the
 * phone, then the other blocks in order.
 */
export function ResultView({ presentation: { headline, accepted, blocks }, readText, calls, card }: ResultViewProps) {
  const { urgent, others } = urgentFirst(blocks);
  const firstOther = others.findIndex(({ kind }) => kind !== 'notice');
  const notices = card === undefined ? [] : others.slice(0, Math.max(firstOther, 0));
  return (
    <Stack $gap="s5">
      <Blocks blocks={urgent} readText={readText} />
      <Headline figure={headline} accepted={accepted} />
      {calls}
      <Blocks blocks={notices} readText={readText} />
      {card}
      <Blocks blocks={others.slice(notices.length)} readText={readText} />
    </Stack>
  );
}

function Blocks({ blocks, readText }: { readonly blocks: readonly Block[]; readonly readText: ReadText }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a result have no identity other than their position
    <AnyBlock key={index} block={block} readText={readText} />
  ));
}

interface ResultViewProps {
  readonly presentation: Presentation;
  readonly readText: ReadText;
  /** Phone numbers to call. */
  readonly calls?: ReactNode;
  /** The card for the veterinarian. */
  readonly card?: ReactNode;
}

function AnyBlock({ block, readText }: { readonly block: Block; readonly readText: ReadText }) {
  switch (block.kind) {
    case 'facts':
      return <FactsBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'cross-table':
      return <CrossTableBlock block={block} />;
    case 'list':
      return <ListBlock block={block} />;
    case 'sequence':
      return <SequenceBlock block={block} readText={readText} />;
    case 'comparison':
      return <ComparisonBlock block={block} />;
    case 'chart':
      return <ChartBlock chart={block.chart} />;
    case 'notice':
      return <NoticeBlock block={block} />;
  }
}
