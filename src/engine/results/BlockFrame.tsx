import type { ReactNode } from 'react';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { Block, BlockTitle } from './Block.ts';
import { shownText } from './shownText.ts';

interface BlockFrameProps {
  /** Id of the heading, which names the content for assistive technology. */
  readonly id: string;
  readonly title: string;
  readonly isFolded: boolean | undefined;
  readonly children: ReactNode;
}

/** Heading and content of a block, as a section that opens where the presentation says so. */
export function BlockFrame({ id, title, isFolded = false, children }: BlockFrameProps) {
  if (isFolded)
    return (
      <FoldedSection id={id} title={shownText(title)}>
        {children}
      </FoldedSection>
    );
  return (
    <Block>
      <BlockTitle id={id}>{shownText(title)}</BlockTitle>
      {children}
    </Block>
  );
}
