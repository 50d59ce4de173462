/**
 * Notes what happens to a calculator's machine while it happens, so that a run can be handed to somebody else. Only
 * references are kept, of the last events; what fell out lives on in the state from which the rest starts.
 */
import { type InspectionEvent, type SnapshotFrom, transition } from 'xstate';
import type { IsoDate } from '#workers/contract.ts';
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

export interface RecordedRun {
  /** Where the first step starts from. */
  readonly start: SnapshotFrom<CalculatorMachine>;
  /** The day that the form knew at the start; '' before it knew any. */
  readonly today: IsoDate | '';
  readonly steps: readonly RecordedStep[];
}

/** The same while it grows. */
interface Recorded {
  start: RecordedRun['start'];
  today: RecordedRun['today'];
  readonly steps: RecordedStep[];
}

export interface EventRecorder {
  /** Listens to an actor of the machine: its `inspect` option. */
  readonly inspect: (inspected: InspectionEvent) => void;
  /** What was noted so far; null before the actor has started. */
  readonly run: () => RecordedRun | null;
}

/** Steps that are kept; an edit of a field edited just before, or a report after a report, takes the place of that one. */
export const MOST_STEPS = 200;

export function eventRecorder(most: number = MOST_STEPS): EventRecorder {
  let recorded: Recorded | null = null;

  function add(step: RecordedStep): void {
    if (recorded === null) return;
    const { steps } = recorded;
    const last = steps.at(-1);
    if (last !== undefined && takesPlaceOf(step, last)) steps.pop();
    steps.push(step);
    if (steps.length > most) forgetFirst(recorded);
  }

  return {
    inspect(inspected) {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== inspected.rootId) return;
      const { value, context } = inspected.snapshot as SnapshotFrom<CalculatorMachine>;
      const { event } = inspected;
      if (event.type === 'xstate.init') {
        recorded = { start: calculatorMachine.resolveState({ value, context }), today: '', steps: [] };
      } else if (!event.type.startsWith('xstate.')) {
        add({ event: event as CalculatorEvent, state: value, result: standingOf(context) });
      }
    },
    // As it is now: it goes on growing while a log is made of it.
    run: () => recorded && { ...recorded, steps: [...recorded.steps] },
  };
}

export function standingOf({ outcome }: CalculatorContext): ResultStanding {
  if (outcome === null) return 'none';
  return outcome.stale ? 'stale' : 'current';
}

/** True when the run comes to the same without the earlier of two neighbours. */
function takesPlaceOf({ event }: RecordedStep, { event: before }: RecordedStep): boolean {
  if (event.type === 'edit') return before.type === 'edit' && before.field === event.field;
  return event.type === 'worker.progressed' && before.type === 'worker.progressed';
}

function forgetFirst(recorded: Recorded): void {
  const first = recorded.steps.shift();
  if (first === undefined) return;
  recorded.start = transition(calculatorMachine, recorded.start, first.event)[0];
  if (first.event.type === 'today') recorded.today = first.event.date;
}
