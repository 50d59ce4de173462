import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of drawings that no window shows, in CSS pixels. */
const UNSEEN_WIDTH = 560;

/**
 * Returns the inner width of an element in CSS pixels, kept up to date; null until it has been measured, which is before anything is painted.
 * What depends on it is rendered with the measured width at once, and not twice.
 */
export function useWidth<E extends Element>(): readonly [ref: RefObject<E | null>, width: number | null] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number | null>(import.meta.env.SSR ? UNSEEN_WIDTH : null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let measured = element.clientWidth;
    setWidth(measured);
    // It reports the width it begins with as well.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === measured) return;
      measured = element.clientWidth;
      setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
