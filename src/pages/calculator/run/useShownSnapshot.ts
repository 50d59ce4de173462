import { useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';

export type Snapshot = SnapshotFrom<CalculatorMachine>;

/** A calculation that has its answer sooner is shown by its result alone. */
const BEGINNING_SHOWN_AFTER_MS = 10;

/** Snapshots of a running calculator, as the page renders them. */
export function useShownSnapshot(actor: ActorRefFrom<CalculatorMachine>): Snapshot {
  const [shown] = useState(() => shownSnapshots(actor));
  return useSyncExternalStore(shown.subscribe, shown.get, shown.get);
}

/**
 * Every snapshot at once, except the first of a calculation: to render the whole page as busy takes longer than a short calculation,
 * whose answer would have to wait for it.
 */
export function shownSnapshots(actor: Pick<ActorRefFrom<CalculatorMachine>, 'getSnapshot' | 'subscribe'>) {
  let shown = actor.getSnapshot();
  return {
    get: () => shown,
    subscribe(notify: () => void): () => void {
      let heldBack: ReturnType<typeof setTimeout> | undefined;
      function show(): void {
        clearTimeout(heldBack);
        heldBack = undefined;
        shown = actor.getSnapshot();
        notify();
      }
      // It may have changed since it was rendered.
      shown = actor.getSnapshot();
      const subscription = actor.subscribe((next) => {
        if (heldBack === undefined && isBeginning(shown, next)) heldBack = setTimeout(show, BEGINNING_SHOWN_AFTER_MS);
        else show();
      });
      return () => {
        clearTimeout(heldBack);
        subscription.unsubscribe();
      };
    },
  };
}

/**
 * A message that is shown goes at once: the same one, shown again, would not be read out again. So does a result on toxicity or
 * medicine.
 */
function isBeginning(shown: Snapshot, next: Snapshot): boolean {
  const { form, issues, failure } = shown.context;
  return !isBusy(shown) && isBusy(next) && !form.isStrict && issues.length === 0 && failure === null;
}

export function isBusy(snapshot: Snapshot): boolean {
  return snapshot.matches('validating') || snapshot.matches('computing');
}
