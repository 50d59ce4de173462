/**
 * Replays a run of the calculator's machine from its list of events, with the pure transition functions: no actor, no
 * worker, no clock. A bug becomes a regression test by its events.
 */
import { type ActorScope, createActor, type SnapshotFrom } from 'xstate';
import type { FormModel } from '#src/engine/form/formModel.ts';
import type { CalculatorContext, CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import {
  type CalculatorMachine,
  type CalculatorState,
  calculatorMachine,
} from '#src/engine/machine/calculatorMachine.ts';
import { sampleForm } from './sampleForm.ts';

/** The blank form at the start of the run, or the snapshot from which it continues. */
export type ReplayOptions =
  | {
      readonly form: FormModel;
      /** Absent: 'sample'. */
      readonly formula?: string;
    }
  | { readonly start: CalculatorSnapshot };

export type CalculatorSnapshot = SnapshotFrom<CalculatorMachine>;

export interface Replay {
  /** The state at the start and after each event. */
  readonly states: readonly CalculatorState[];
  readonly contexts: readonly CalculatorContext[];
  /** The final snapshot. */
  readonly state: CalculatorState;
  readonly context: CalculatorContext;
  readonly snapshot: CalculatorSnapshot;
}

/**
 * Where transitions take place: nothing is executed. XState's own `transition` makes an actor for each event, and the context of one
 * without an input throws, which takes longer than everything else.
 */
const SELF = createActor(calculatorMachine, { input: { formula: 'sample', form: sampleForm } });
const SCOPE: ActorScope<CalculatorSnapshot, CalculatorEvent> = {
  self: SELF,
  system: SELF.system,
  id: '',
  sessionId: '',
  logger() {},
  defer() {},
  emit() {},
  stopChild() {},
  actionExecutor() {},
};

export function replay(events: readonly CalculatorEvent[], options: ReplayOptions): Replay {
  const snapshots = [started(options)];
  for (const event of events) {
    snapshots.push(calculatorMachine.transition(snapshots.at(-1) ?? started(options), event, SCOPE));
  }
  const snapshot = snapshots.at(-1) ?? started(options);
  return {
    states: snapshots.map(({ value }) => value),
    contexts: snapshots.map(({ context }) => context),
    state: snapshot.value,
    context: snapshot.context,
    snapshot,
  };
}

function started(options: ReplayOptions): CalculatorSnapshot {
  if ('start' in options) return options.start;
  const { form, formula = 'sample' } = options;
  return calculatorMachine.getInitialSnapshot(SCOPE, { formula, form });
}
