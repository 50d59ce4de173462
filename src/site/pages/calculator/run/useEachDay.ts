import { useCallback, useEffect, useState } from 'react';
import { localDay } from '#src/engine/kit/localDay.ts';
import type { IsoDate } from '#workers/contract.ts';

/** Calls back after hydration, and again on another day: at midnight, and when the page becomes visible, hidden or focused. */
export function useEachDay(begin: () => void): void {
  useEffect(() => {
    let day = '';
    let midnight = 0;
    const beginOnNewDay = (): void => {
      const now = new Date();
      window.clearTimeout(midnight);
      midnight = window.setTimeout(beginOnNewDay, new Date(now).setHours(24, 0, 0, 0) - now.getTime());
      const today = localDay(now);
      if (today === day) return;
      day = today;
      begin();
    };
    beginOnNewDay();
    document.addEventListener('visibilitychange', beginOnNewDay);
    window.addEventListener('focus', beginOnNewDay);
    return () => {
      window.clearTimeout(midnight);
      document.removeEventListener('visibilitychange', beginOnNewDay);
      window.removeEventListener('focus', beginOnNewDay);
    };
  }, [begin]);
}

/** The visitor's calendar day. To be drawn only where nothing is prerendered: a page that is opened later would hold another day. */
export function useToday(): IsoDate {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEachDay(useCallback(() => setToday(localDay(new Date())), []));
  return today;
}
