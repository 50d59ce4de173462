/** Splits long work on the main thread into slices, between which the page can respond. */

/** Longest slice, in milliseconds: half a frame. */
const SLICE_MS = 8;

/** Yields to the event loop. */
export function yieldToPage(): Promise<void> {
  // A nested timer waits at least four milliseconds; a message arrives as soon as pending work is done.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Returns a function to await after each small piece of work: it yields to the page once the time slice is used up. */
export function timeSlicer(): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return yieldToPage().then(() => {
      until = performance.now() + SLICE_MS;
    });
  };
}
