import { useCallback, useState } from 'react';
import { localDay } from '#src/kit/localDay.ts';
import type { IsoDate } from '#workers/contract.ts';
import { useEachDay } from '../run/useEachDay.ts';

/** The visitor's calendar day. For what is never prerendered: a page that is opened later would hold another day. */
export function useToday(): IsoDate {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEachDay(useCallback(() => setToday(localDay(new Date())), []));
  return today;
}
