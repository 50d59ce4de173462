import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { offersWorksheet } from '#src/engine/worksheet/offersWorksheet.ts';
import { type OrderBoxes, orderIn } from '#src/engine/worksheet/sheetOrder.ts';
import { LaterPart } from '../LaterPart.tsx';
import { WORKSHEET_HEADING } from '../panel/headings.ts';
import { Section } from '../panel/Section.tsx';

const WorksheetPanel = preloadable(async () => (await import('../onDemand/WorksheetPanel.tsx')).WorksheetPanel);

export interface WorksheetSectionProps {
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
}

/** Problems to practice with, made up for this calculator. The code is loaded when the section is opened, by a link also. */
export function WorksheetSection({ title, definition }: WorksheetSectionProps) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [ordered, setOrdered] = useState<OrderBoxes | null>(null);
  const isOffered = offersWorksheet(definition);

  useEffect(() => {
    if (hash === `#${WORKSHEET_HEADING}`) setOpen(true);
    const order = isOffered ? orderIn(hash) : null;
    if (order === null) return;
    setOrdered({ count: String(order.count), seed: String(order.seed) });
    setOpen(true);
    document.getElementById(WORKSHEET_HEADING)?.scrollIntoView();
  }, [hash, isOffered]);

  if (!isOffered) return null;
  return (
    <Section id={WORKSHEET_HEADING} heading="Worksheet">
      <Cluster>
        <Words>Problems with other values to practice with, and an answer sheet that shows the working.</Words>
        <Opener>
          <AfterHydration>
            <QuietButton
              type="button"
              aria-expanded={isOpen}
              aria-controls="worksheet-panel"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close the worksheet' : 'Make a worksheet'}
            </QuietButton>
          </AfterHydration>
        </Opener>
      </Cluster>
      <div id="worksheet-panel">
        {isOpen && (
          <LaterPart resetKey={ordered}>
            <WorksheetPanel
              key={`${ordered?.count} ${ordered?.seed}`}
              title={title}
              definition={definition}
              ordered={ordered}
            />
          </LaterPart>
        )}
      </div>
    </Section>
  );
}

/** With room for the button, which comes with its code. */
const Opener = styled.div`
  flex: none;
  min-width: 12.5rem;
  min-height: 2.75rem;
`;

const Words = styled(Small)`
  flex: 1 1 18rem;
`;
