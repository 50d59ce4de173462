import { isDialogOpen } from '../isDialogOpen.ts';

/**
 * Has something that is open close when anything outside of it is pressed or gets the focus, and by Escape; not by what happens in a
 * dialog above it.
 *
 * @param close told whether it was closed by key from within: then the focus belongs on its button
 * @returns what ends it
 */
export function closesWhenLeft(around: Element, close: (fromWithin: boolean) => void): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  const leave = ({ target }: Event): void => {
    if (!(target instanceof Node && around.contains(target)) && !isDialogOpen()) close(false);
  };
  document.addEventListener('pointerdown', leave, options);
  document.addEventListener('focusin', leave, options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || isDialogOpen()) return;
      // The page would cancel a calculation.
      event.stopPropagation();
      close(around.contains(document.activeElement));
    },
    options,
  );
  return () => ended.abort();
}
