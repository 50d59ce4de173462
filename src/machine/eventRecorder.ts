/**
 * Notes what happens to a calculator's machine while it happens, so that a run can be handed to somebody else. Only
 * references are kept, of the last events; what fell out lives on in the state from which the rest starts.
 */
import { type InspectionEvent, type SnapshotFrom, transition } from 'xstate';
import {
  type CalculatorContext,
  type CalculatorEvent,
  type CalculatorMachine,
  type CalculatorState,
  calculatorMachine,
} from './calculatorMachine.ts';

/** How a result stands: not there, of the inputs as they are, or of earlier ones. */
export type ResultStanding = 'none' | 'current' | 'stale';

/** An event, and where the machine was after it. */
export interface RecordedStep {
  readonly event: CalculatorEvent;
  readonly state: CalculatorState;
  readonly result: ResultStanding;
}

/** A run as far as its steps are kept. */
export interface RecordedRun {
  /** Where the first step starts from. */
  readonly start: SnapshotFrom<CalculatorMachine>;
  readonly steps: readonly RecordedStep[];
}

/** The same while it grows. */
interface Recorded {
  start: RecordedRun['start'];
  readonly steps: RecordedStep[];
}

/** Notes a run while it goes on. */
export interface EventRecorder {
  /** Listens to an actor of the machine: its `inspect` option. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** What was noted so far; null before the actor has started. */
  readonly run: () => RecordedRun | null;
}

/**
 * Steps that are kept. A report after a report takes the place of that one, and so does an edit of a field edited just
 * before, unless that edit changed other fields as well.
 */
export const MOST_STEPS = 200;

/** @param most steps that are kept; of a longer run, the last ones */
export function eventRecorder(most: number = MOST_STEPS): EventRecorder {
  let recorded: Recorded | null = null;
  /** Where the machine is by now. */
  let now: CalculatorContext | null = null;
  /** Whether the last step did more than to fill its own field: another edit of that field would not do it again. */
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
        add({ event: event as CalculatorEvent, state: value, result: standingOf(context) }, context);
      }
    },
    // As it is now: it goes on growing while a log is made of it.
    run: () => recorded && { ...recorded, steps: [...recorded.steps] },
  };
}

/** How the result stands in a context of the machine. */
export function standingOf({ outcome }: CalculatorContext): ResultStanding {
  if (outcome === null) return 'none';
  return outcome.stale ? 'stale' : 'current';
}

/** True where an edit emptied other fields, took a confirmation back or made a unit that was filled in the visitor's own. */
function changesOthers(field: string, before: CalculatorContext, after: CalculatorContext): boolean {
  return (
    before.filled.length !== after.filled.length ||
    Object.keys(after.draft).some((name) => name !== field && after.draft[name] !== before.draft[name])
  );
}

/** True when the run comes to the same without the earlier of two, which changed nothing but its own field. */
function takesPlaceOf({ event }: RecordedStep, { event: before }: RecordedStep): boolean {
  if (event.type === 'edit') return before.type === 'edit' && before.field === event.field;
  return event.type === 'worker.progressed' && before.type === 'worker.progressed';
}

function forgetFirst(recorded: Recorded): void {
  const first = recorded.steps.shift();
  if (first === undefined) return;
  recorded.start = transition(calculatorMachine, recorded.start, first.event)[0];
}
