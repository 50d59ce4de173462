import { useEffect, useRef, useState } from 'react';
import type { Progress } from '#workers/contract.ts';

/** Before this time the speed is too uncertain for an estimate. */
const LEAST_ELAPSED_MS = 500;

/** The start of a phase: validation and computation are timed separately. */
interface Start {
  readonly time: number;
  readonly done: number;
}

/** Returns the estimated seconds left, rounded up; null while there is no reliable estimate. */
export function useTimeLeft(progress: Progress | null): number | null {
  const start = useRef<Start | null>(null);
  const latest = useRef(0);
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    const now = performance.now();
    if (progress === null || start.current === null || progress.done < latest.current) {
      start.current = progress === null ? null : { time: now, done: progress.done };
      latest.current = progress?.done ?? 0;
      setLeft(null);
      return;
    }
    latest.current = progress.done;
    setLeft(secondsLeft(start.current, progress, now));
  }, [progress]);
  return left;
}

/** @param now in milliseconds, by the clock that timed the start */
export function secondsLeft(start: Start, { done, total }: Progress, now: number): number | null {
  const elapsed = now - start.time;
  if (elapsed < LEAST_ELAPSED_MS || done <= start.done) return null;
  return Math.ceil((((total - done) / (done - start.done)) * elapsed) / 1000);
}
