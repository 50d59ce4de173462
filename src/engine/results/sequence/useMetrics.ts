import { type RefObject, useLayoutEffect, useState } from 'react';
import { rememberedSizes } from '../rememberedSizes.ts';

export interface Metrics {
  /** Inner width of the box, in CSS pixels. */
  readonly width: number;
  readonly characterWidth: number;
  readonly rowHeight: number;
}

const known = rememberedSizes<Metrics>();
/** What was measured last, used for the first render of the next box; before, typical measures of a wide screen. */
let latest: Metrics = { width: 720, characterWidth: 8.4, rowHeight: 24.5 };

/** Letters of the probe. */
export const PROBE_LETTERS = 100;

/**
 * Measures the letters inside a box as rendered, including zoom and the visitor's own text spacing.
 *
 * @param name of the box: where it was before, it begins with the measures that it had
 * @param probe the line of a `LetterProbe`, which is rendered with the box: so measuring changes nothing, and several boxes are
 * laid out once
 */
export function useMetrics(
  name: string,
  box: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Metrics {
  const [metrics, setMetrics] = useState(() => known.get(name) ?? latest);
  useLayoutEffect(() => {
    const [element, line] = [box.current, probe.current];
    if (element === null || line === null) return;
    const measure = () => {
      const { width, height } = line.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const next = { width: element.clientWidth, characterWidth: width / PROBE_LETTERS, rowHeight: height };
      latest = next;
      known.set(name, next);
      setMetrics((current) => (sameMetrics(current, next) ? current : next));
    };
    if (known.get(name) === undefined) measure();
    // It reports what it begins with as well.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(line);
    return () => observer.disconnect();
  }, [name, box, probe]);
  return metrics;
}

function sameMetrics(a: Metrics, b: Metrics): boolean {
  return a.width === b.width && a.characterWidth === b.characterWidth && a.rowHeight === b.rowHeight;
}
