import { useEffect, useEffectEvent, useId } from 'react';
import styled from 'styled-components';
import { grouped } from '#src/kit/format.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { isDialogOpen } from '#src/ui/isDialogOpen.ts';
import { colour, SPACE } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface BatchProgressProps {
  readonly words: string;
  /** Absent while nobody knows how many there are. */
  readonly rows?: { readonly done: number; readonly total: number };
  readonly onCancel: () => void;
}

/** What is under way, how far it has come, and the way out: a button, or Escape. */
export function BatchProgress({ words, rows, onCancel }: BatchProgressProps) {
  const id = useId();
  const cancelByEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isDialogOpen()) onCancel();
  });
  useEffect(() => {
    document.addEventListener('keydown', cancelByEscape);
    return () => document.removeEventListener('keydown', cancelByEscape);
  }, []);
  return (
    <Line>
      {/* Said once: the numbers change ten times a second. */}
      <VisuallyHidden role="status">{words}…</VisuallyHidden>
      <p id={id}>
        {words} …{rows !== undefined && ` ${grouped(rows.done)} of ${grouped(rows.total)} rows`}
      </p>
      <progress aria-labelledby={id} max={rows?.total} value={rows?.done} />
      <QuietButton type="button" data-step-focus onClick={onCancel}>
        Cancel
      </QuietButton>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${SPACE.s1} ${SPACE.s4};
  p { font-variant-numeric: tabular-nums; }
  progress { width: 100%; height: 0.5rem; accent-color: ${colour('accent')}; }
  button { grid-area: 1 / 2 / span 2; }
`;
