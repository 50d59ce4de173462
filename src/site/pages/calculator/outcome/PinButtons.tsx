import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { useRef } from 'react';
import { ToolButton } from '#src/engine/results/ToolsRow.tsx';
import { useAnnouncement } from '#src/engine/results/useAnnouncement.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { Pinned } from './pinned.ts';

interface PinButtonsProps {
  /** The current result. */
  readonly result: Pinned;
  readonly pinned: Pinned | null;
  readonly onPin: (pinned: Pinned | null) => void;
}

/** Pins the current result, so that the next ones are compared with it. */
export function PinButtons({ result, pinned, onPin }: PinButtonsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [announcement, announce] = useAnnouncement();
  const isOther = pinned !== null && pinned.presentation !== result.presentation;

  function pin(next: Pinned | null): void {
    onPin(next);
    announce(next === null ? 'Result unpinned.' : 'Result pinned.');
  }

  function pinInstead(): void {
    pin(result);
    // The clicked button disappears.
    first.current?.focus();
  }

  return (
    <>
      <ToolButton ref={first} type="button" onClick={() => pin(pinned === null ? result : null)}>
        {pinned === null ? <Pin aria-hidden size={16} /> : <PinOff aria-hidden size={16} />}
        {pinned === null ? 'Pin to compare' : 'Unpin'}
      </ToolButton>
      {isOther && (
        <ToolButton type="button" onClick={pinInstead}>
          <Pin aria-hidden size={16} />
          Pin this result instead
        </ToolButton>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}
