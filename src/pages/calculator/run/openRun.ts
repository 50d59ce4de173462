/** Exposes the run of the open calculator page to code outside the page. */
import type { RecordedRun } from '#src/machine/eventRecorder.ts';

export interface OpenRun {
  /** The calculator's id. */
  readonly calculator: string;
  /** True on pages on toxicity and medicine. */
  readonly withholdsResults: boolean;
  readonly run: () => RecordedRun | null;
}

let open: OpenRun | null = null;

/** Returns the open run; null on pages without a calculator. */
export function openRun(): OpenRun | null {
  return open;
}

/** Makes a run the open one until the returned function is called. */
export function showRun(run: OpenRun): () => void {
  open = run;
  return () => {
    if (open === run) open = null;
  };
}
