import { type RefObject, useEffect, useRef } from 'react';
import { findControl } from './findControl.ts';

/** Identifies Calculate when the focus moves to it. */
export const CALCULATE_CONTROL = 'calculate';

/**
 * Moves the focus to a control that is not rendered yet: to the first of the given names that exists after the next
 * render.
 */
export function useLaterFocus(root: RefObject<HTMLElement | null>): (...names: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = root.current;
    if (place === null || wanted.current.length === 0) return;
    const found = wanted.current.map((name) => findControl(place, name)).find((control) => control !== null);
    wanted.current = [];
    found?.focus();
  });
  return (...names) => {
    wanted.current = names;
  };
}
