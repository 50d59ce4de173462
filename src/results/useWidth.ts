import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns the inner width of an element in CSS pixels, kept up to date; `initial` until it has been measured. */
export function useWidth<E extends Element>(initial: number): readonly [ref: RefObject<E | null>, width: number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
