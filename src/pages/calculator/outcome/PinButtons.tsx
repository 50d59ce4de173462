import { Pin, PinOff } from 'lucide-react';
import { useRef } from 'react';
import { useAnnouncement } from '#src/results/useAnnouncement.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { Cluster } from '#src/ui/Layout.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
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
    <Cluster data-print="no" $gap="s2">
      <QuietButton ref={first} type="button" onClick={() => pin(pinned === null ? result : null)}>
        {pinned === null ? <Pin aria-hidden size={18} /> : <PinOff aria-hidden size={18} />}
        {pinned === null ? 'Pin to compare' : 'Unpin'}
      </QuietButton>
      {isOther && (
        <QuietButton type="button" onClick={pinInstead}>
          <Pin aria-hidden size={18} />
          Pin this result instead
        </QuietButton>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Cluster>
  );
}
