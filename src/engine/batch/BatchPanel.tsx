import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { Card } from '#src/engine/ui/Card.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { AnyClient } from '#workers/client.ts';
import type { IsoDate } from '#workers/contract.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchResults } from './BatchResults.tsx';
import { isFocusAtPanel } from './isFocusAtPanel.ts';
import { MatchColumns } from './MatchColumns.tsx';
import { TABLE_FRAGMENT, takeTable } from './pendingTable.ts';
import { TableInput } from './TableInput.tsx';
import { type Batch, type Stage, useBatch } from './useBatch.ts';

interface BatchPanelProps {
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  /** The form's values, for inputs without a column. */
  readonly draft: Values;
  /** The visitor's calendar day. */
  readonly today: IsoDate;
  /** A worker of its own, so that cancelling a batch cancels no other calculation. */
  readonly client: AnyClient;
}

/** Calculates every row of a table: from the table through its columns to the results. */
export function BatchPanel({ calculatorId, definition, draft, today, client }: BatchPanelProps) {
  const batch = useBatch(definition, client);
  const { stage } = batch;
  useEachNewDay(batch, today);
  const panel = useRef<HTMLElement>(null);
  const said = useStepChange(panel, stage.kind);
  const [isLost, setLost] = useState(false);
  const read = useRef(batch.read);
  useEffect(() => {
    if (!location.hash.startsWith(`#${TABLE_FRAGMENT}`)) return;
    const opened = takeTable(calculatorId);
    if (opened === null) setLost(true);
    else read.current(opened, '');
  }, [calculatorId]);
  return (
    <Panel as="div" ref={panel as RefObject<HTMLDivElement>} data-batch={stage.kind}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {stage.kind === 'empty' && (
        <TableInput
          calculatorId={calculatorId}
          definition={definition}
          problem={stage.problem ?? (isLost ? TABLE_LOST : null)}
          initial={stage.text}
          onRead={(source, typed) => {
            setLost(false);
            batch.read(source, typed);
          }}
        />
      )}
      {stage.kind === 'reading' && <BatchProgress words="Reading the table" onCancel={batch.cancel} />}
      {stage.kind === 'matching' && (
        <MatchColumns
          definition={definition}
          matched={stage.matched}
          hasFailed={stage.hasFailed}
          draft={draft}
          onNamed={(isNamed) => batch.setNamed(stage.matched, isNamed)}
          onColumn={(input, column) => batch.setColumn(stage.matched, input, column)}
          onCalculate={() => batch.calculate(stage.matched, draft, today)}
          onRestart={batch.restart}
        />
      )}
      {stage.kind === 'running' && (
        <BatchProgress
          words="Calculating"
          rows={{ done: stage.done, total: stage.matched.table.rows.length }}
          onCancel={batch.cancel}
        />
      )}
      {stage.kind === 'done' && (
        <BatchResults
          calculatorId={calculatorId}
          result={stage.result}
          client={client}
          onRematch={() => batch.rematch(stage.matched)}
          onRestart={batch.restart}
        />
      )}
    </Panel>
  );
}

/** Calculates a table again whose results say what they mean on another day, as it was then. */
function useEachNewDay({ stage, calculate }: Batch, today: IsoDate): void {
  const again = useEffectEvent(calculate);
  useEffect(() => {
    if (stage.kind !== 'done' || stage.result.today === null || stage.result.today.asOf === today) return;
    again(stage.matched, stage.result.job.draft, today);
  }, [stage, today]);
}

/** Shown where an opened table did not survive, because the page was loaded again. */
const TABLE_LOST = 'The table was not kept when the page was loaded again. Open it here once more.';

/**
 * Moves the focus to `data-step-focus` of the new step when the previous step is replaced. If the focus is elsewhere on
 * the page, it stays there and the step is announced.
 *
 * @returns the announcement of the step, else ''
 */
function useStepChange(panel: RefObject<HTMLElement | null>, step: Stage['kind']): string {
  const [said, say] = useState('');
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const head = panel.current?.querySelector<HTMLElement>('[data-step-focus]');
    const isFree = isFocusAtPanel(panel.current, document.activeElement);
    if (isFree) head?.focus();
    // A refused table has a message of its own.
    say(isFree || step === 'empty' ? '' : (head?.textContent ?? ''));
  }, [panel, step]);
  return said;
}

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s5};
`;
