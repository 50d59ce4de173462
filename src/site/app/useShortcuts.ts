import { useEffect } from 'react';
import { isDialogOpen } from '#src/engine/ui/isDialogOpen.ts';
import { storedChoice } from '#src/engine/ui/storedChoice.ts';

/** Whether `/` and `?` are enabled; Ctrl+K always is. */
export const singleKeys = storedChoice('single-key-shortcuts', ['on', 'off']);

/** Ctrl/⌘+K and, outside of boxes, `/` open the search; `?` lists the shortcuts. */
export function useShortcuts(openFind: () => void, openShortcuts: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const open = actionOf(event);
      if (open === null || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      if (open === 'find') openFind();
      else openShortcuts();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openFind, openShortcuts]);
}

function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): 'find' | 'shortcuts' | null {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k' ? 'find' : null;
  if (ctrlKey || metaKey || altKey || singleKeys.get() === 'off' || takesText(target)) return null;
  if (key === '/') return 'find';
  return key === '?' ? 'shortcuts' : null;
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
