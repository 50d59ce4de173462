/** What a case of the machine's transition table is, and the contexts that cases expect. */
import type { CalculatorContext, CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import type { CalculatorState } from '#src/engine/machine/calculatorMachine.ts';
import {
  arrive,
  failed,
  fillExample,
  progressed,
  SAMPLE_INPUT,
  SAMPLE_ISSUE,
  SAMPLE_RESULT,
  say,
} from '#tests/support/machineEvents.ts';
import type { ReplayOptions } from '#tests/support/replay.ts';
import { sampleForm, strictSampleForm } from '#tests/support/sampleForm.ts';

export interface TransitionCase {
  readonly from: CalculatorState;
  readonly name: string;
  /** Events sent once `from` is reached by the shortest path. */
  readonly events: readonly CalculatorEvent[];
  /** The state after each event. */
  readonly states: readonly CalculatorState[];
  /** Expected part of the final context. */
  readonly context: Partial<CalculatorContext>;
  readonly options: ReplayOptions;
}

/** The sample page, and the same as a page on which an edit removes the result. */
export const usual: ReplayOptions = { form: sampleForm };
export const strict: ReplayOptions = { form: strictSampleForm };

export const QUIET = { issues: [], failure: null, progress: null, appending: null, input: null } as const;
export const OUTCOME = { input: SAMPLE_INPUT, result: SAMPLE_RESULT, stale: false };
export const STALE = { ...QUIET, outcome: { ...OUTCOME, stale: true } };
export const STALE_AT_REST = { ...STALE, isLive: false };
export const NONE = { ...QUIET, outcome: null };
export const ISSUES = { ...NONE, issues: [SAMPLE_ISSUE] };
export const FAILURE = { ...NONE, failure: failed.message };
export const APPENDING = { ...QUIET, appending: 'readings' };
export const PROGRESS = { progress: progressed.progress };
export const FILLED = { ...NONE, draft: fillExample.draft };
export const SIZED = { ...NONE, draft: { ...sampleForm.blank, size: '2' } };
export const SPHERE = { ...NONE, draft: { ...sampleForm.blank, shape: 'sphere' } };
export const ENTERED = { draft: { ...sampleForm.blank, reading: { pressure: '120' } } };
export const DATED = { pressure: '', taken: '2025-06-01' };
export const ROW_ADDED = { ...NONE, draft: { ...sampleForm.blank, readings: [{ pressure: '120' }] } };

export const BLANK = { ...NONE, draft: sampleForm.blank };

/** Context of a run in which nothing was replaced, arrived or announced, before the page knew the date. */
export const WITHOUT_NOTICES = {
  undo: null,
  arrival: null,
  remark: '',
  filled: [],
  today: '',
  units: {},
  isLive: false,
} as const;
export const ARRIVED = { arrival: arrive.words, remark: say.words };

type Row = readonly [
  name: string,
  events: readonly CalculatorEvent[],
  states: readonly CalculatorState[],
  context: Partial<CalculatorContext>,
];

export function startingIn(from: CalculatorState, rows: readonly Row[], options = usual): readonly TransitionCase[] {
  return rows.map(([name, events, states, context]) => ({ from, name, events, states, context, options }));
}
