import { useEffect } from 'react';
import { localDay } from '#src/kit/localDay.ts';

/** Calls back once the page has hydrated, and again when it is looked at, or left, on another day. */
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
