/** Exposes the runs of the open calculator page to code outside the page. */
import type { RecordedRun } from '#src/engine/machine/eventRecorder.ts';

export interface OpenRun {
  /** The calculator's id. */
  readonly calculator: string;
  /** The further question to its text whose run this is. Absent: the calculator's own run. */
  readonly question?: { readonly id: string; readonly title: string } | undefined;
  /** True on pages on toxicity and medicine. */
  readonly withholdsResults: boolean;
  readonly run: () => RecordedRun | null;
}

const open = new Set<OpenRun>();

/** Returns the open runs, in the order in which they were opened; none on pages without a calculator. */
export function openRuns(): readonly OpenRun[] {
  return [...open];
}

/** Makes a run an open one until the returned function is called. */
export function showRun(run: OpenRun): () => void {
  open.add(run);
  return () => void open.delete(run);
}
