import { type RefObject, useEffect } from 'react';

/** Stands where a window that takes text will be, while its code is fetched: what is typed is kept for it. */
export function TypedMeanwhile({ typed }: { readonly typed: RefObject<string> }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || key.length > 1) return;
      event.preventDefault();
      typed.current += key;
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [typed]);
  return null;
}
