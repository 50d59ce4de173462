import { type ReactNode, useState } from 'react';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import { LaterPart } from '../LaterPart.tsx';

interface OpenedSectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** It is open from the start. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** A section whose code is loaded when it is opened. */
export function OpenedSection({ id, title, startsOpen = false, children }: OpenedSectionProps) {
  const [isOpened, setOpened] = useState(startsOpen);
  return (
    <FoldedSection id={id} title={title} startsOpen={startsOpen} onOpen={() => setOpened(true)}>
      {isOpened && <LaterPart resetKey={null}>{children}</LaterPart>}
    </FoldedSection>
  );
}
