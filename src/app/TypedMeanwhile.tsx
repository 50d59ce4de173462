import { type RefObject, useEffect, useEffectEvent } from 'react';

interface TypedMeanwhileProps {
  /** Takes what is typed; null for a window that takes no text. */
  readonly typed: RefObject<string> | null;
  /** Has to be stable. */
  readonly say: (text: string) => void;
  readonly onClose: () => void;
}

/** Delay before it says that the dialog is loading, in milliseconds. */
const SOON_MS = 300;

/** Dialog placeholder while the code of the dialog is fetched: says so and buffers typing; Escape gives the dialog up. */
export function TypedMeanwhile({ typed, say, onClose }: TypedMeanwhileProps) {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Escape') onClose();
    else if (typed !== null && key.length === 1) typed.current += key;
    else return;
    event.preventDefault();
    // The page below is not meant: Escape would end a calculation as well.
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
