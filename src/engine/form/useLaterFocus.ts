import { type RefObject, useEffect, useState } from 'react';
import { findControl } from './findControl.ts';

/** Identifies Calculate when the focus moves to it. */
export const CALCULATE_CONTROL = 'calculate';

/**
 * Moves the focus to a control that is not rendered yet: to the first of the given names that exists after the next
 * render. It asks for that render itself, because the control may be in another component.
 */
export function useLaterFocus(root: RefObject<HTMLElement | null>): (...names: readonly string[]) => void {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    const place = root.current;
    if (place === null) return;
    const found = wanted.map((name) => findControl(place, name)).find((control) => control !== null);
    found?.focus();
  }, [root, wanted]);
  return (...names) => setWanted(names);
}
