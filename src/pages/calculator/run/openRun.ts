/** The run of the calculator page that is open, for those who are asked for it outside of that page. */
import type { RecordedRun } from '#src/machine/eventRecorder.ts';

export interface OpenRun {
  /** The calculator's id. */
  readonly calculator: string;
  /** On pages on toxicity and medicine. */
  readonly withholdsResults: boolean;
  readonly run: () => RecordedRun | null;
}

let open: OpenRun | null = null;

/** Null on pages without a calculator. */
export function openRun(): OpenRun | null {
  return open;
}

/** Makes a run the one that others see, until what it gives back is called. */
export function showRun(run: OpenRun): () => void {
  open = run;
  return () => {
    if (open === run) open = null;
  };
}
