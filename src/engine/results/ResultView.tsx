import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isFolded, urgentFirst } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block, Presentation } from '#src/engine/kit/presentation.ts';
import { Stack } from '#src/engine/ui/Layout.tsx';
import { AlignmentBlock } from './AlignmentBlock.tsx';
import { ChartBlock } from './ChartBlock.tsx';
import { ComparisonBlock } from './ComparisonBlock.tsx';
import { CrossTableBlock } from './CrossTableBlock.tsx';
import { FactLines } from './FactLines.tsx';
import { FactsBlock } from './FactsBlock.tsx';
import { Headline } from './Headline.tsx';
import { ListBlock } from './ListBlock.tsx';
import { MapBlock } from './MapBlock.tsx';
import { NoticeBlock } from './NoticeBlock.tsx';
import { isPicture } from './picture.ts';
import { SequenceBlock } from './SequenceBlock.tsx';
import type { ReadText } from './sequence/readText.ts';
import { TableBlock } from './TableBlock.tsx';
import { TextFileBlock } from './TextFileBlock.tsx';

/**
 * A whole result: what it means today, urgent notices, the headline, whom to call, the notices that belong to it, what to say on the phone,
 * the first picture, the key figures, the actions, everything else, and last the sections that open.
 */
export function ResultView({ presentation, readText, today, calls, card, tools, sections }: ResultViewProps) {
  const { headline, accepted, second, blocks } = presentation;
  const { urgent, others } = urgentFirst(blocks);
  const firstOther = others.findIndex(({ kind }) => kind !== 'notice');
  const notices = others.slice(0, firstOther < 0 ? others.length : firstOther);
  const rest = others.slice(notices.length);
  const picture = rest.find(isPicture);
  const [key, ...shown] = rest.filter((block) => block !== picture && !isFolded(block));
  // Where somebody may have to call, nothing is folded that its author did not fold.
  const isLong = (block: Block) =>
    !calls && block.kind === 'table' && block.isFolded === undefined && block.rows.length > MOST_OPEN_ROWS;
  const folded = rest.flatMap((block): readonly Block[] => {
    if (isFolded(block)) return [block];
    return block.kind === 'table' && shown.includes(block) && isLong(block)
      ? [{ ...block, isFolded: true as const }]
      : [];
  });
  const open = shown.filter((block) => !isLong(block));
  const longText = open.findIndex(isLongText);
  const first = longText < 0 ? open : open.slice(0, longText + 1);
  return (
    <Stack $gap="s4">
      {today}
      <Blocks blocks={urgent} readText={readText} />
      <Headline figure={headline} accepted={accepted} />
      {second !== undefined && <Headline {...second} />}
      {calls}
      <Blocks blocks={notices} readText={readText} />
      {card}
      {picture !== undefined && <Blocks blocks={[picture]} readText={readText} />}
      {key !== undefined && <Blocks blocks={[key]} readText={readText} />}
      {tools}
      <Blocks blocks={first} readText={readText} />
      <AfterPaint isLater={longText >= 0}>
        <Blocks blocks={open.slice(first.length)} readText={readText} />
        <div>
          <Blocks blocks={folded} readText={readText} />
          {sections}
        </div>
      </AfterPaint>
    </Stack>
  );
}

/** The letters of a chromosome are shown several times over: what follows the first of them follows its paint. */
function AfterPaint({ isLater, children }: { readonly isLater: boolean; readonly children: ReactNode }) {
  const isPainted = useIsPainted();
  return isLater && !isPainted ? null : children;
}

/** A text of which only the beginning came with the result. */
function isLongText(block: Block): boolean {
  return block.kind === 'sequence' && typeof block.text !== 'string';
}

/** A table of more rows that is not the first of the figures is a section that opens. */
const MOST_OPEN_ROWS = 6;

/** Each block of a result by its kind, in order. */
export function Blocks({ blocks, readText }: { readonly blocks: readonly Block[]; readonly readText: ReadText }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a result have no identity other than their position
    <AnyBlock key={index} block={block} readText={readText} />
  ));
}

interface ResultViewProps {
  readonly presentation: Presentation;
  readonly readText: ReadText;
  /** What the result means today. */
  readonly today?: ReactNode;
  /** Phone numbers to call. */
  readonly calls?: ReactNode;
  /** The card for the veterinarian. */
  readonly card?: ReactNode;
  /** Copy, Save, Print and the like. */
  readonly tools?: ReactNode;
  /** Sections that open, after those of the presentation. */
  readonly sections?: ReactNode;
}

function AnyBlock({ block, readText }: { readonly block: Block; readonly readText: ReadText }) {
  switch (block.kind) {
    case 'facts':
      return block.look === 'lines' ? <FactLines block={block} /> : <FactsBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'cross-table':
      return <CrossTableBlock block={block} />;
    case 'list':
      return <ListBlock block={block} />;
    case 'sequence':
      return <SequenceBlock block={block} readText={readText} />;
    case 'text-file':
      return <TextFileBlock block={block} readText={readText} />;
    case 'alignment':
      return <AlignmentBlock block={block} />;
    case 'comparison':
      return <ComparisonBlock block={block} />;
    case 'chart':
      return <ChartBlock chart={block.chart} />;
    case 'map':
      return <MapBlock block={block} readText={readText} />;
    case 'notice':
      return <NoticeBlock block={block} />;
  }
}

/** False until what was rendered with it has been painted: then what is below it can follow. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
