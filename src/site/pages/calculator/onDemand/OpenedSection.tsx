import { type ReactNode, useState } from 'react';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { LazyPart } from '../LazyPart.tsx';

interface OpenedSectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** It is open from the start, or from now on. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** A section whose code is loaded when it is opened. */
export function OpenedSection({ id, title, startsOpen = false, children }: OpenedSectionProps) {
  const [hasBeenOpened, setOpened] = useState(startsOpen);
  if (startsOpen && !hasBeenOpened) setOpened(true);
  return (
    <FoldedSection id={id} title={title} startsOpen={startsOpen} onOpen={() => setOpened(true)}>
      {hasBeenOpened && <LazyPart resetKey={null}>{children}</LazyPart>}
    </FoldedSection>
  );
}
