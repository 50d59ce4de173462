import { useEffect } from 'react';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { preloadLaterParts } from '../laterParts.ts';
import { client } from './client.ts';

/** Starts the worker, and loads the formula and the rest of the page, once the browser is idle. */
export function useWarmWorker({ formula, today, calendar }: AnyCalculatorDefinition): void {
  useEffect(() => {
    const warm = (): void => {
      client.warm(formula);
      void preloadLaterParts();
      for (const part of [today, calendar]) part?.load().catch(() => {});
    };
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(warm);
      return () => cancelIdleCallback(request);
    }
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(warm, 200);
    return () => clearTimeout(timer);
  }, [formula, today, calendar]);
}
