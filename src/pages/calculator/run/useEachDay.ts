import { useEffect } from 'react';
import { localDay } from '#src/kit/localDay.ts';

/** Calls back after hydration, and again when the page becomes visible or hidden on another day. */
export function useEachDay(begin: () => void): void {
  useEffect(() => {
    let day = '';
    const beginOnNewDay = (): void => {
      const today = localDay(new Date());
      if (today === day) return;
      day = today;
      begin();
    };
    beginOnNewDay();
    document.addEventListener('visibilitychange', beginOnNewDay);
    return () => document.removeEventListener('visibilitychange', beginOnNewDay);
  }, [begin]);
}
