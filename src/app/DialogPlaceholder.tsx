import { type RefObject, useEffect, useEffectEvent } from 'react';

interface DialogPlaceholderProps {
  /** Collects what is typed; null for a dialog without a text box. */
  readonly typed: RefObject<string> | null;
  /** Has to be a stable reference. */
  readonly say: (text: string) => void;
  readonly onClose: () => void;
}

/** Delay before it says that the dialog is loading, in milliseconds. */
const SOON_MS = 300;

/** Placeholder of a dialog whose code is loading: says so and buffers typing; Escape cancels the dialog. */
export function DialogPlaceholder({ typed, say, onClose }: DialogPlaceholderProps) {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Escape') onClose();
    else if (typed !== null && key.length === 1) typed.current += key;
    else return;
    event.preventDefault();
    // Keeps the page below from handling the key: Escape would also cancel a calculation.
    event.stopPropagation();
  });
  useEffect(() => {
    const timer = setTimeout(say, SOON_MS, 'Loading…');
    document.addEventListener('keydown', keep, true);
    return () => {
      clearTimeout(timer);
      say('');
      document.removeEventListener('keydown', keep, true);
    };
  }, [say]);
  return null;
}
