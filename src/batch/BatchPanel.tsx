import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { Card } from '#src/ui/Card.tsx';
import { SPACE } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { AnyClient } from '#workers/client.ts';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchResults } from './BatchResults.tsx';
import { isAtPanel } from './isAtPanel.ts';
import { MatchColumns } from './MatchColumns.tsx';
import { TableInput } from './TableInput.tsx';
import { type Stage, useBatch } from './useBatch.ts';

interface BatchPanelProps {
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  /** What the form holds, for inputs that a table has no column for. */
  readonly draft: Values;
  /** A worker of its own: ending a calculation of many rows ends no other. */
  readonly client: AnyClient;
}

/** Calculates every row of a table: from the table through its columns to the results. */
export function BatchPanel({ calculatorId, definition, draft, client }: BatchPanelProps) {
  const batch = useBatch(definition, client);
  const { stage } = batch;
  const panel = useRef<HTMLElement>(null);
  const said = useStepChange(panel, stage.kind);
  return (
    <Panel as="div" ref={panel as RefObject<HTMLDivElement>} data-batch={stage.kind}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {stage.kind === 'empty' && (
        <TableInput
          calculatorId={calculatorId}
          definition={definition}
          problem={stage.problem}
          initial={stage.text}
          onRead={batch.read}
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
          onCalculate={() => batch.calculate(stage.matched, draft)}
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

/**
 * Each step takes the place of the one before, and the focus with it: to what carries `data-step-focus`. Whoever is at work
 * elsewhere on the page meanwhile keeps the focus and is told.
 *
 * @returns what is to be said of the step, else ''
 */
function useStepChange(panel: RefObject<HTMLElement | null>, step: Stage['kind']): string {
  const [said, say] = useState('');
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const head = panel.current?.querySelector<HTMLElement>('[data-step-focus]');
    const isFree = isAtPanel(panel.current, document.activeElement);
    if (isFree) head?.focus();
    // A table that is refused says so itself.
    say(isFree || step === 'empty' ? '' : (head?.textContent ?? ''));
  }, [panel, step]);
  return said;
}

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s5};
`;
