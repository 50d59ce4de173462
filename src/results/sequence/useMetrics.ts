import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Metrics {
  /** Inner width of the box, in CSS pixels. */
  readonly width: number;
  readonly characterWidth: number;
  readonly rowHeight: number;
}

/** Typical measures of a wide screen, used for the first paint. */
const TYPICAL: Metrics = { width: 720, characterWidth: 8.4, rowHeight: 24.5 };
const PROBE_LETTERS = 100;

/** Measures the letters inside a box as rendered, including zoom and the visitor's own text spacing. */
export function useMetrics(box: RefObject<HTMLElement | null>): Metrics {
  const [metrics, setMetrics] = useState(TYPICAL);
  useLayoutEffect(() => {
    const element = box.current;
    const typeSample = element?.querySelector('[data-field]');
    if (!element || !typeSample) return;
    const probe = document.createElement('div');
    probe.className = typeSample.className;
    probe.textContent = 'A'.repeat(PROBE_LETTERS);
    probe.ariaHidden = 'true';
    probe.style.width = 'max-content';
    // Stays mounted beside the letters, not among them: a change of text spacing is only noticed by its size.
    const hiding = document.createElement('div');
    Object.assign(hiding.style, {
      position: 'absolute',
      width: '0',
      height: '0',
      overflow: 'hidden',
      visibility: 'hidden',
    });
    hiding.append(probe);
    element.append(hiding);
    const measure = () => {
      const { width, height } = probe.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const next = { width: element.clientWidth, characterWidth: width / PROBE_LETTERS, rowHeight: height };
      setMetrics((current) => (sameMetrics(current, next) ? current : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(probe);
    return () => {
      observer.disconnect();
      hiding.remove();
    };
  }, [box]);
  return metrics;
}

function sameMetrics(a: Metrics, b: Metrics): boolean {
  return a.width === b.width && a.characterWidth === b.characterWidth && a.rowHeight === b.rowHeight;
}
