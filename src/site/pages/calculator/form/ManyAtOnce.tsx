import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { BatchPanel } from '#src/engine/batch/BatchPanel.tsx';
import { TABLE_FRAGMENT } from '#src/engine/batch/pendingTable.ts';
import { takesMany } from '#src/engine/batch/takesMany.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { guardInputs } from '#src/site/offline/replacedSite.ts';
import { LinkedSection } from '../onDemand/LinkedSection.tsx';
import { MANY_HEADING } from '../panel/headings.ts';
import { batchClient } from '../run/client.ts';
import { useToday } from '../run/useEachDay.ts';

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
  const today = useToday();
  useEffect(() => (panel === null ? undefined : guardInputs(() => true)), [panel]);
  useEffect(() => {
    if (!isOpen) return;
    import('#src/engine/batch/BatchPanel.tsx').then(
      ({ BatchPanel }) => setPanel({ Panel: BatchPanel }),
      () => setFailed(true),
    );
    return () => setFailed(false);
  }, [isOpen]);
  if (!takesMany(definition)) return null;
  return (
    <LinkedSection
      id={MANY_HEADING}
      heading="Calculate many at once"
      words="Paste a table from a spreadsheet or open a CSV file: every row is calculated as by the form, and the table comes back with its results. Nothing leaves your device."
      closing="Close the table"
      isAsked={isTableAsked}
      onOpen={setOpen}
    >
      {panel !== null && (
        <ErrorBoundary
          resetKey={panel}
          fallback={
            <Notice $tone="danger" role="alert">
              Something went wrong with this table. Reload the page.
            </Notice>
          }
        >
          <panel.Panel
            calculatorId={calculatorId}
            definition={definition}
            draft={draft}
            today={today}
            client={batchClient}
          />
        </ErrorBoundary>
      )}
      {hasFailed && (
        <Notice $tone="danger" role="alert">
          This part of the page could not be loaded. Check the connection, close it and try again.
        </Notice>
      )}
    </LinkedSection>
  );
}

/** By the link in the form, or with a table that was opened on Home. */
function isTableAsked(hash: string): boolean {
  return hash === `#${MANY_HEADING}` || hash.startsWith(`#${TABLE_FRAGMENT}`);
}
