import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { offersWorksheet } from '#src/engine/worksheet/offersWorksheet.ts';
import { type OrderBoxes, orderIn } from '#src/engine/worksheet/sheetOrder.ts';
import { LazyPart } from '../LazyPart.tsx';
import { LinkedSection } from '../onDemand/LinkedSection.tsx';
import { WORKSHEET_HEADING } from '../panel/headings.ts';

const WorksheetPanel = preloadable(async () => (await import('../onDemand/WorksheetPanel.tsx')).WorksheetPanel);

interface WorksheetSectionProps {
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
}

/** Problems to practice with, made up for this calculator. The code is loaded when the section is opened. */
export function WorksheetSection({ title, definition }: WorksheetSectionProps) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setOpened] = useState(false);
  const [ordered, setOrdered] = useState<OrderBoxes | null>(null);
  if (isOpen && !hasBeenOpened) setOpened(true);

  useEffect(() => {
    const order = orderIn(hash);
    if (order !== null) setOrdered({ count: String(order.count), seed: String(order.seed) });
  }, [hash]);

  if (!offersWorksheet(definition)) return null;
  return (
    <LinkedSection
      id={WORKSHEET_HEADING}
      heading="Worksheet"
      words="Problems with other values to practice with, and an answer sheet that shows the working."
      closing="Close the worksheet"
      isAsked={isWorksheetAsked}
      onOpen={setOpen}
    >
      {hasBeenOpened && (
        // Code that failed to load is loaded when the section is opened again.
        <LazyPart resetKey={isOpen}>
          <WorksheetPanel
            key={`${ordered?.count} ${ordered?.seed}`}
            title={title}
            definition={definition}
            ordered={ordered}
          />
        </LazyPart>
      )}
    </LinkedSection>
  );
}

/** By the link in the form, or by one to a sheet. */
function isWorksheetAsked(hash: string): boolean {
  return hash === `#${WORKSHEET_HEADING}` || orderIn(hash) !== null;
}
