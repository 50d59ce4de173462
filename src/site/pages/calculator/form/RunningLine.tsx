import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { findControl } from '#src/engine/form/findControl.ts';
import { byteProgress, byteSize } from '#src/engine/form/onDemand/byteSize.ts';
import { CALCULATE_CONTROL } from '#src/engine/form/useLaterFocus.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { Progress } from '#workers/contract.ts';

export interface RunningLineProps {
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}

/** The progress of a calculation, its remaining time, and a Cancel button. */
export function RunningLine({ progress, onCancel }: RunningLineProps) {
  const secondsLeft = useTimeLeft(progress);
  const cancel = useRef<HTMLButtonElement>(null);
  const wordsId = useId();
  useFocusLeftToCalculate(cancel);
  return (
    <Line>
      <Words id={wordsId} data-progress-words>
        {progressWords(progress, secondsLeft)}
      </Words>
      <progress
        aria-labelledby={wordsId}
        max={progress === null ? undefined : progress.total}
        value={progress === null ? undefined : progress.done}
      />
      <QuietButton ref={cancel} type="button" onClick={onCancel}>
        Cancel
      </QuietButton>
    </Line>
  );
}

/**
 * When the calculation ends, the Cancel button disappears: moves the focus from it to Calculate, not to the top of the
 * page.
 */
function useFocusLeftToCalculate(cancel: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = cancel.current;
    return () => {
      if (button?.form && button === document.activeElement) findControl(button.form, CALCULATE_CONTROL)?.focus();
    };
  }, [cancel]);
}

/** 'Reading … 43 of 100 MB, about 2 s left'; 'Reading … 2.1 of 2.1 MB (850 MB uncompressed)'. */
export function progressWords(progress: Progress | null, secondsLeft: number | null): string {
  if (progress?.unit !== 'bytes') return 'Calculation under way';
  const { done, total, inflated } = progress;
  const out = inflated === undefined ? '' : ` (${byteSize(inflated)} uncompressed)`;
  const left = secondsLeft === null || secondsLeft === 0 ? '' : `, about ${duration(secondsLeft)} left`;
  return `Reading … ${byteProgress(done, total)}${out}${left}`;
}

function duration(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${SPACE.s1} ${SPACE.s3};
  font-size: ${TYPE.small};
  progress { width: 100%; height: 0.5rem; accent-color: ${color('accent')}; }
  button { grid-area: 1 / 2 / span 2; }
`;

const Words = styled.p`
  font-variant-numeric: tabular-nums;
`;

/** The start of a phase: validation and computation are timed separately. */
interface Start {
  readonly time: number;
  readonly done: number;
}

/** Returns the estimated seconds left, rounded up; null while there is no reliable estimate. */
function useTimeLeft(progress: Progress | null): number | null {
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
    setLeft(estimatedSecondsLeft(start.current, progress, now));
  }, [progress]);
  return left;
}

/** Before this time the speed is too uncertain for an estimate. */
const LEAST_ELAPSED_MS = 500;

/**
 * Returns the seconds left at the speed since the start, rounded up; null while the speed is too uncertain.
 *
 * @param now in milliseconds, by the clock that timed the start
 */
export function estimatedSecondsLeft(start: Start, { done, total }: Progress, now: number): number | null {
  const elapsed = now - start.time;
  if (elapsed < LEAST_ELAPSED_MS || done <= start.done) return null;
  return Math.ceil((((total - done) / (done - start.done)) * elapsed) / 1000);
}
