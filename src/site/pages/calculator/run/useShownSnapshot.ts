import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';

type Snapshot = SnapshotFrom<CalculatorMachine>;

/** A calculation that has its answer sooner is shown by its result alone. */
const BEGINNING_SHOWN_AFTER_MS = 10;

/**
 * Snapshots of a running calculator, as the page renders them.
 *
 * @param element has the state in `data-state`. That is not rendered, because the state of a beginning is written by itself. No style depends on
 * which state it is, or each change would begin a frame that the answer had to wait for
 */
export function useShownSnapshot(
  actor: ActorRefFrom<CalculatorMachine>,
  element: RefObject<HTMLElement | null>,
): Snapshot {
  const [shown] = useState(() => shownSnapshots(actor, element));
  const snapshot = useSyncExternalStore(shown.subscribe, shown.get, () => null);
  useLayoutEffect(() => {
    if (element.current !== null && snapshot !== null) element.current.dataset.state = snapshot.value;
  }, [element, snapshot]);
  return snapshot ?? shown.get();
}

/**
 * Every snapshot at once, except the first of a calculation: to render the whole page as busy takes longer than a short calculation,
 * whose answer would have to wait for it.
 *
 * @param element that has the state of a calculation whose beginning is held back
 */
export function shownSnapshots(
  actor: Pick<ActorRefFrom<CalculatorMachine>, 'getSnapshot' | 'subscribe'>,
  element: { readonly current: { readonly dataset: DOMStringMap } | null },
) {
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
        if (heldBack !== undefined || !isBeginning(shown, next)) return show();
        heldBack = setTimeout(show, BEGINNING_SHOWN_AFTER_MS);
        if (element.current !== null) element.current.dataset.state = next.value;
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

/** The worker has been asked and has not answered. */
export function isBusy(snapshot: Snapshot): boolean {
  return snapshot.matches('validating') || snapshot.matches('computing');
}
