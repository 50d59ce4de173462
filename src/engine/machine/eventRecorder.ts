/**
 * Records what happens to a calculator's machine, so that a run can be exported. Keeps references to the last events
 * only; the state from which they start includes the effect of all earlier ones.
 */
import { type InspectionEvent, type SnapshotFrom, transition } from 'xstate';
import type { CalculatorContext, CalculatorEvent } from './calculatorEvents.ts';
import { type CalculatorMachine, type CalculatorState, calculatorMachine } from './calculatorMachine.ts';

/** The state of the result: absent, matching the inputs, or of earlier inputs. */
export type ResultFreshness = 'none' | 'current' | 'stale';

/** An event, and the machine's state after it. */
export interface RecordedStep {
  readonly event: CalculatorEvent;
  readonly state: CalculatorState;
  readonly result: ResultFreshness;
}

/** The recorded part of a run. */
export interface RecordedRun {
  /** The state before the first step. */
  readonly start: SnapshotFrom<CalculatorMachine>;
  readonly steps: readonly RecordedStep[];
}

/** A recorded run while it grows. */
interface Recorded {
  start: RecordedRun['start'];
  readonly steps: RecordedStep[];
}

/** Records a run in progress. */
export interface EventRecorder {
  /** Observes an actor of the machine: its `inspect` option. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** Returns the run so far; null before the actor has started. */
  readonly run: () => RecordedRun | null;
}

/**
 * Most steps that are kept. A progress report replaces the report before it, and so does what is typed after ±; an edit
 * replaces an edit of the same field just before, unless that edit changed other fields as well.
 */
export const MOST_STEPS = 200;

/**
 * Creates a recorder.
 *
 * @param most number of steps that are kept; of a longer run, the last ones
 */
export function eventRecorder(most: number = MOST_STEPS): EventRecorder {
  let recorded: Recorded | null = null;
  /** The machine's current context. */
  let now: CalculatorContext | null = null;
  /** Whether the last step changed more than its own field: another edit of that field would not repeat the effect. */
  let reachesOut = false;

  function add(step: RecordedStep, after: CalculatorContext): void {
    if (recorded === null || now === null) return;
    const { steps } = recorded;
    const last = steps.at(-1);
    if (last !== undefined && !reachesOut && takesPlaceOf(step, last)) steps.pop();
    steps.push(step);
    reachesOut = step.event.type === 'edit' && changesOthers(step.event.field, now, after);
    now = after;
    if (steps.length > most) forgetFirst(recorded);
  }

  return {
    inspect(inspected) {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== inspected.rootId) return;
      const { value, context } = inspected.snapshot as SnapshotFrom<CalculatorMachine>;
      const { event } = inspected;
      if (event.type === 'xstate.init') {
        recorded = { start: calculatorMachine.resolveState({ value, context }), steps: [] };
        now = context;
      } else if (!event.type.startsWith('xstate.')) {
        add({ event: event as CalculatorEvent, state: value, result: freshnessOf(context) }, context);
      }
    },
    // A copy: the run goes on while a log is written from it.
    run: () => recorded && { ...recorded, steps: [...recorded.steps] },
  };
}

/** Returns the state of the result in the machine's context. */
export function freshnessOf({ outcome }: CalculatorContext): ResultFreshness {
  if (outcome === null) return 'none';
  return outcome.stale ? 'stale' : 'current';
}

/**
 * Returns whether an edit emptied other fields, cleared a confirmation, or kept a filled-in unit as the visitor's
 * choice.
 */
function changesOthers(field: string, before: CalculatorContext, after: CalculatorContext): boolean {
  return (
    before.filled.length !== after.filled.length ||
    Object.keys(after.draft).some((name) => name !== field && after.draft[name] !== before.draft[name])
  );
}

/** Returns whether the later step supersedes the earlier one, which changed only its own field. */
function takesPlaceOf({ event }: RecordedStep, { event: before }: RecordedStep): boolean {
  if (event.type === 'edit') return before.type === 'edit' && before.field === event.field;
  return before.type === event.type && (event.type === 'worker.progressed' || event.type === 'spread');
}

function forgetFirst(recorded: Recorded): void {
  const first = recorded.steps.shift();
  if (first === undefined) return;
  recorded.start = transition(calculatorMachine, recorded.start, first.event)[0];
}
