/** Long work on the page's own thread, done in turns between which the page can respond. */

/** Longest turn, in milliseconds: half of a frame. */
const TURN_MS = 8;

/** Yields to the event loop. */
export function yieldToPage(): Promise<void> {
  // A timer would wait four milliseconds for nothing; a message comes as soon as the page has caught up.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** @returns a function to be awaited after each small piece of work: it yields to the page when the turn is over */
export function takingTurns(): () => Promise<void> | undefined {
  let until = performance.now() + TURN_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return yieldToPage().then(() => {
      until = performance.now() + TURN_MS;
    });
  };
}
