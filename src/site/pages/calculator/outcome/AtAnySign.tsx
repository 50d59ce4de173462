import type { MouseEvent } from 'react';
import { openSigns, SIGNS_ID } from '../form/openSigns.ts';

/** When to call about a birth, with the way to the signs, which may be folded above the form. */
export function AtAnySign() {
  function show(event: MouseEvent): void {
    event.preventDefault();
    const fold = openSigns();
    fold?.scrollIntoView({ block: 'start' });
    fold?.querySelector('summary')?.focus({ preventScroll: true });
  }
  return (
    <p>
      At any of{' '}
      <a href={`#${SIGNS_ID}`} onClick={show}>
        the signs
      </a>
      , day or night:
    </p>
  );
}
