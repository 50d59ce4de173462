import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { BatchPanel } from '#src/engine/batch/BatchPanel.tsx';
import { takesMany } from '#src/engine/batch/takesMany.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { guardInputs } from '#src/site/offline/replacedSite.ts';
import { MANY_HEADING } from '../panel/headings.ts';
import { Section } from '../panel/Section.tsx';
import { batchClient } from '../run/client.ts';

interface ManyAtOnceProps {
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  readonly draft: Values;
}

type Panel = ComponentType<ComponentProps<typeof BatchPanel>>;

/** Calculates a whole table instead of one form; its code is loaded when the section is opened. */
export function ManyAtOnce({ calculatorId, definition, draft }: ManyAtOnceProps) {
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ readonly Panel: Panel } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { hash } = useLocation();
  useEffect(() => (panel === null ? undefined : guardInputs(() => true)), [panel]);
  useEffect(() => {
    if (hash === `#${MANY_HEADING}`) setOpen(true);
  }, [hash]);
  useEffect(() => {
    if (!isOpen) return;
    import('#src/engine/batch/BatchPanel.tsx').then(
      ({ BatchPanel }) => setPanel({ Panel: BatchPanel }),
      () => setFailed(true),
    );
  }, [isOpen]);
  if (!takesMany(definition)) return null;

  function toggle(): void {
    setOpen(!isOpen);
    setFailed(false);
  }

  return (
    <Section id={MANY_HEADING} heading="Calculate many at once">
      <Cluster>
        <Words>
          Paste a table from a spreadsheet or open a CSV file: every row is calculated as by the form, and the table
          comes back with its results. Nothing leaves your device.
        </Words>
        <QuietButton type="button" aria-expanded={isOpen} aria-controls="many-panel" onClick={toggle}>
          {isOpen ? 'Close the table' : 'Use a table'}
        </QuietButton>
      </Cluster>
      <div id="many-panel" hidden={!isOpen}>
        {panel !== null && (
          <ErrorBoundary
            resetKey={panel}
            fallback={
              <Notice $tone="danger" role="alert">
                Something went wrong with this table. Reload the page.
              </Notice>
            }
          >
            <panel.Panel calculatorId={calculatorId} definition={definition} draft={draft} client={batchClient} />
          </ErrorBoundary>
        )}
        {hasFailed && (
          <Notice $tone="danger" role="alert">
            This part of the page could not be loaded. Check the connection, close it and try again.
          </Notice>
        )}
      </div>
    </Section>
  );
}

const Words = styled(Small)`
  flex: 1 1 18rem;
`;
