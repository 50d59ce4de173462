import { useState } from 'react';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import { preloadable } from '#src/ui/preloadable.tsx';
import { LaterPart } from '../LaterPart.tsx';
import type { UseInProps } from '../onDemand/UseIn.tsx';

const UseIn = preloadable(async () => (await import('../onDemand/UseIn.tsx')).UseIn);

/** The section that hands figures of a result to other calculators; its code is loaded when it is opened. */
export function UseInSection(props: UseInProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <div data-print="no">
      <FoldedSection id="use-in-heading" title="Use this in …" onOpen={() => setOpened(true)}>
        {isOpened && (
          <LaterPart resetKey={props.presentation}>
            <UseIn {...props} />
          </LaterPart>
        )}
      </FoldedSection>
    </div>
  );
}
