import { useState } from 'react';
import { numberFigures } from '#src/kit/onDemand/numberFigures.ts';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import { preloadable } from '#src/ui/preloadable.tsx';
import { LaterPart } from '../LaterPart.tsx';
import type { SolvePanelProps } from '../onDemand/SolvePanel.tsx';

const SolvePanel = preloadable(async () => (await import('../onDemand/SolvePanel.tsx')).SolvePanel);

/** The section that finds which input gives a wanted figure; its code is loaded when it is opened. */
export function SolveSection(props: SolvePanelProps) {
  const [isOpened, setOpened] = useState(false);
  const { presentation } = props.subject;
  if (numberFigures(presentation).every(({ isInTable }) => isInTable)) return null;
  return (
    <div data-print="no">
      <FoldedSection id="solve-heading" title="Find an input" onOpen={() => setOpened(true)}>
        {isOpened && (
          <LaterPart resetKey={null}>
            <SolvePanel {...props} />
          </LaterPart>
        )}
      </FoldedSection>
    </div>
  );
}
