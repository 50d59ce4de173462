import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Block, BlockSection, Presentation } from '#src/engine/kit/presentation.ts';
import { Stack } from '#src/engine/ui/Layout.tsx';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { BREAKPOINT } from '#src/engine/ui/theme.ts';
import { AlignmentBlock } from './AlignmentBlock.tsx';
import { arrangedBlocks } from './arrangedBlocks.ts';
import { ChartBlock } from './ChartBlock.tsx';
import { ComparisonBlock } from './ComparisonBlock.tsx';
import { CrossTableBlock } from './CrossTableBlock.tsx';
import { FactLines } from './FactLines.tsx';
import { FactsBlock } from './FactsBlock.tsx';
import { Headline } from './Headline.tsx';
import { ListBlock } from './ListBlock.tsx';
import { MapBlock } from './MapBlock.tsx';
import { NoticeBlock } from './NoticeBlock.tsx';
import { SequenceBlock } from './SequenceBlock.tsx';
import type { ReadText } from './sequence/readText.ts';
import { shownText } from './shownText.ts';
import { TableBlock } from './TableBlock.tsx';
import { TextFileBlock } from './TextFileBlock.tsx';
import { type ToolPanel, ToolsRow } from './ToolsRow.tsx';
import { WorkingLine } from './WorkingLine.tsx';

/**
 * A whole result: what it means today, urgent notices, the headline with the actions beside it, whom to call, the key figures, the working in
 * one line, the notices, the first picture, everything else, and last a row of tools. Where somebody may have to call, the notices come before
 * the figures.
 */
export function ResultView(props: ResultViewProps) {
  const { presentation, readText, today, calls, card, tools, panels = [], buttons, workingId, sections } = props;
  const { mayCall = false } = props;
  const { headline, accepted, second, blocks, working } = presentation;
  const { urgent, key, notices, picture, open, folded } = arrangedBlocks(blocks, mayCall);
  const longText = open.findIndex(isLongText);
  const atOnce = longText < 0 ? open : open.slice(0, longText + 1);
  const remarks = <Blocks blocks={notices} readText={readText} />;
  return (
    <Stack $gap="s4">
      {today}
      <Blocks blocks={urgent} readText={readText} />
      <Band data-band>
        <Headline figure={headline} accepted={accepted} />
        {tools}
      </Band>
      {second !== undefined && <Headline {...second} />}
      {calls}
      {mayCall && remarks}
      {card}
      {key !== undefined && <Blocks blocks={[key]} readText={readText} />}
      <WorkingLine id={workingId} headline={headline} steps={working} />
      {!mayCall && remarks}
      {picture !== undefined && <Blocks blocks={[picture]} readText={readText} />}
      <Blocks blocks={atOnce} readText={readText} />
      <AfterPaint isLater={longText >= 0}>
        <Blocks blocks={open.slice(atOnce.length)} readText={readText} />
      </AfterPaint>
      <ToolsRow panels={[...folded.map((block, place) => foldedPanel(block, place, readText)), ...panels]}>
        {buttons}
      </ToolsRow>
      <AfterPaint isLater={longText >= 0}>{sections}</AfterPaint>
    </Stack>
  );
}

/** A block that opens has the button of its panel as its name, and its heading on paper. */
function foldedPanel(block: Block, place: number, readText: ReadText): ToolPanel {
  const title = 'title' in block ? block.title : '';
  const content = <AnyBlock block={{ ...block, isFolded: false } as Block} readText={readText} />;
  return { id: `block-${place}`, title: shownText(title ?? ''), isResult: true, content };
}

/** Its headline and the actions for it; on a phone those are at the foot of the whole result. */
const Band = styled.div`
  @media (min-width: ${BREAKPOINT.two}) { position: relative; }
  @media not all and (min-width: ${BREAKPOINT.two}) { display: contents; }
`;

/** The letters of a chromosome are shown several times over: what follows the first of them follows its paint. */
function AfterPaint({ isLater, children }: { readonly isLater: boolean; readonly children: ReactNode }) {
  const isPainted = useIsPainted();
  return isLater && !isPainted ? null : children;
}

/** A text of which only the beginning came with the result. */
function isLongText(block: Block): boolean {
  return block.kind === 'sequence' && typeof block.text !== 'string';
}

/** Each block of a result by its kind, in order; those of one section within it. */
export function Blocks({ blocks, readText }: { readonly blocks: readonly Block[]; readonly readText: ReadText }) {
  return sectionsOf(blocks).map(({ section, members }, index) =>
    section === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a result have no identity other than their position
      <AnyBlock key={index} block={members[0] as Block} readText={readText} />
    ) : (
      <FoldedSection key={section.title} title={shownText(section.title)} startsOpen={section.startsOpen}>
        <Blocks blocks={members.map(({ within: _, ...block }) => block as Block)} readText={readText} />
      </FoldedSection>
    ),
  );
}

interface SectionOfBlocks {
  readonly section: BlockSection | undefined;
  readonly members: readonly Block[];
}

/** Blocks that follow one another in the same section together, all others alone. */
function sectionsOf(blocks: readonly Block[]): readonly SectionOfBlocks[] {
  const sections: { readonly section: BlockSection | undefined; readonly members: Block[] }[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.within !== undefined && last?.section?.title === block.within.title) last.members.push(block);
    else sections.push({ section: block.within, members: [block] });
  }
  return sections;
}

interface ResultViewProps {
  readonly presentation: Presentation;
  readonly readText: ReadText;
  /** What the result means today. */
  readonly today?: ReactNode;
  /** Somebody may have to call: what is to be heeded comes before the figures, and nothing is folded that its author did not fold. */
  readonly mayCall?: boolean;
  /** Phone numbers to call, unless they are said before. */
  readonly calls?: ReactNode;
  /** The card for the veterinarian. */
  readonly card?: ReactNode;
  /** Copy, Link and the like. */
  readonly tools?: ReactNode;
  /** What the row of tools opens, after what the presentation folds. */
  readonly panels?: readonly ToolPanel[];
  /** Further buttons of the row. */
  readonly buttons?: ReactNode;
  /** Id of the heading of the working. */
  readonly workingId?: string;
  /** Sections that open, after all else. */
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
