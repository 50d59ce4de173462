import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { isDialogOpen } from '#src/engine/ui/isDialogOpen.ts';
import { color, SPACE } from '#src/engine/ui/theme.ts';
import { isFocusAtPanel } from './isFocusAtPanel.ts';

interface BatchProgressProps {
  readonly words: string;
  /** Absent while the number of rows is unknown. */
  readonly rows?: { readonly done: number; readonly total: number };
  readonly onCancel: () => void;
}

/**
 * The current task with its progress, and a way to cancel: a button, or Escape – unless the focus is elsewhere on the
 * page.
 */
export function BatchProgress({ words, rows, onCancel }: BatchProgressProps) {
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const cancelByEscape = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, target } = event;
    const panel = line.current?.closest('[data-batch]') ?? null;
    const isMeant = isFocusAtPanel(panel, target) && panel?.closest('[hidden]') === null;
    if (key !== 'Escape' || isComposing || !isMeant || isDialogOpen()) return;
    // The section around the panel is closed by the next one.
    event.preventDefault();
    onCancel();
  });
  useEffect(() => {
    document.addEventListener('keydown', cancelByEscape, { capture: true });
    return () => document.removeEventListener('keydown', cancelByEscape, { capture: true });
  }, []);
  return (
    <Line ref={line}>
      {/* Not a live region: the numbers change ten times a second. The button does not get the focus, because a second Enter would cancel. */}
      <p id={id} tabIndex={-1} data-step-focus>
        {words} …{rows !== undefined && ` ${grouped(rows.done)} of ${grouped(rows.total)} rows`}
      </p>
      <progress aria-labelledby={id} max={rows?.total} value={rows?.done} />
      <QuietButton type="button" onClick={onCancel}>
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
  p { font-variant-numeric: tabular-nums; &:focus { outline: none; box-shadow: none; } }
  progress { width: 100%; height: 0.5rem; accent-color: ${color('accent')}; }
  button { grid-area: 1 / 2 / span 2; }
`;
