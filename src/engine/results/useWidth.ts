import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rememberedSizes } from './rememberedSizes.ts';

/** The width of drawings that no window shows, in CSS pixels. */
export const UNSEEN_WIDTH = 560;

const widths = rememberedSizes<number>();

/**
 * Returns the inner width of an element in CSS pixels, kept up to date; null until it has been measured, which is before anything is painted.
 * What depends on it is rendered with the measured width at once, and not twice.
 *
 * @param name of what is drawn: where it was drawn before, it begins with the width that it had
 * @param given the element's, where others need it too
 */
export function useWidth<E extends Element>(
  name: string,
  given?: RefObject<E | null>,
): readonly [ref: RefObject<E | null>, width: number | null] {
  const own = useRef<E>(null);
  const ref = given ?? own;
  const [width, setWidth] = useState(() => (import.meta.env.SSR ? UNSEEN_WIDTH : (widths.get(name) ?? null)));
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      widths.set(name, element.clientWidth);
      setWidth(element.clientWidth);
    };
    if (widths.get(name) === undefined) measure();
    // It reports the width it begins with as well.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, ref]);
  return [ref, width];
}
