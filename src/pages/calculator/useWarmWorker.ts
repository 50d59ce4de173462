import { useEffect } from 'react';
import { client } from './client.ts';

/** Starts the worker and loads the formula once the browser has nothing better to do. */
export function useWarmWorker(formula: string): void {
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(() => client.warm(formula));
      return () => cancelIdleCallback(request);
    }
    // Safari has no idle callbacks.
    const timer = setTimeout(() => client.warm(formula), 200);
    return () => clearTimeout(timer);
  }, [formula]);
}
