/** From the top of the window: the header of a phone, and 6 pixels. */
const TOP = 54;
const GAP = 6;
const MOST_DRIFT = 4;
const FOR_MS = 2000;

/** Events by which a visitor takes over the scrolling. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element to the top of the window at once, and again where something above it or in it changes its height, until two seconds
 * have passed or the visitor has scrolled, touched or pressed anything.
 *
 * @returns a function that ends this
 */
export function keepInPlace(element: HTMLElement): () => void {
  const header = document.querySelector('body header');
  const covered = header !== null && getComputedStyle(header).position === 'sticky' ? header.clientHeight + GAP : 0;
  const top = Math.max(TOP, covered);
  const ended = new AbortController();
  const { signal } = ended;

  function settle(): void {
    const drift = element.getBoundingClientRect().top - top;
    if (Math.abs(drift) > MOST_DRIFT) scrollBy({ top: drift, behavior: 'instant' });
  }

  settle();
  const observer = new ResizeObserver(settle);
  observer.observe(document.body);
  const timer = setTimeout(() => ended.abort(), FOR_MS);
  for (const move of OWN_MOVES) addEventListener(move, () => ended.abort(), { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return () => ended.abort();
}
