import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import { unitStore } from '#src/engine/form/unitStore.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Value } from '#src/engine/kit/fields.ts';
import { localDay } from '#src/engine/kit/localDay.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { isUnitField } from '#src/engine/kit/unitFields.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { OPENED, spoken } from '#src/engine/machine/remarks.ts';
import type { Undo } from '#src/engine/machine/undo.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import type { VetNotes } from '#src/engine/results/vetNotes.ts';
import { client } from './client.ts';
import { useDelayed } from './useDelayed.ts';
import { useEachDay } from './useEachDay.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { type Run, useRun } from './useRun.ts';
import { isBusy as isBusyIn } from './useShownSnapshot.ts';

const machine = machineWithWorker(client);

/** A result that follows the typing is announced once the hand rests. */
const SPOKEN_AFTER_MS = 1000;

const NO_NOTES: VetNotes = {};

/** A running calculator, as its page uses it. */
export interface Calculator extends Run {
  readonly canCalculate: boolean;
  /** What Undo restores, and the text beside it. */
  readonly replaced: Undo | null;
  /**
   * Notice on values that appeared in the boxes without being entered, or failed to, until the visitor's next action.
   */
  readonly arrival: string | null;
  /**
   * The visitor's notes for the veterinarian: kept after an edit, which removes the result, but not after a restart.
   */
  readonly notes: VetNotes;
  readonly writeNotes: (notes: VetNotes) => void;
  /** Current text of the live region. */
  readonly spoken: string;
  readonly edit: (field: string, value: Value) => void;
  /** Keeps what is written after ±, as the text that a draft holds. */
  readonly spread: (text: string) => void;
  readonly append: (list: string) => void;
  readonly calculate: () => void;
  /** Calculates while the visitor types. */
  readonly calculateLive: () => void;
  /** The result follows the typing. */
  readonly isLive: boolean;
  readonly cancel: () => void;
  readonly reset: () => void;
  readonly fillExample: () => void;
  readonly undo: () => void;
  readonly announce: (text: string) => void;
}

/**
 * Runs a calculator.
 *
 * @param id the calculator's id, used as the key of its draft
 */
export function useCalculator(id: CalculatorId, definition: AnyCalculatorDefinition): Calculator {
  const { fields, example } = definition;
  // Outside the machine: private notes must not appear in a log.
  const [notes, writeNotes] = useState<VetNotes>(NO_NOTES);
  const { run, actor, context, can } = useRun(machine, definition, { calculator: id });
  const { isBusy, isSlow, outcome, presentation } = run;
  const { form, undo, arrival, remark, isLive } = context;
  const { send } = actor;
  const preferUnit = usePreferredUnits(id, definition, send);
  const forgetDraft = useKeptDraft(id, definition, actor);
  const startAgain = useCallback(
    (reason?: 'return') => {
      writeNotes(NO_NOTES);
      send({ type: 'reset', reason });
    },
    [send],
  );
  useFreshOnReturn(form.isStrict, startAgain);
  useOpenedLink(id, definition, actor);
  const actions = useActions(fields, actor, preferUnit);
  const isResting = useDelayed(isLive && outcome?.stale === false, SPOKEN_AFTER_MS);

  return {
    ...run,
    canCalculate: isBusy || can({ type: 'calculate' }),
    replaced: undo,
    // What a link opened is said beside Undo; anything else that arrived with it is shown on its own.
    arrival: undo === null || (undo.words === OPENED && arrival !== OPENED) ? arrival : null,
    notes,
    writeNotes,
    spoken:
      isSlow && !isLive
        ? 'Calculating…'
        : isLive && !isResting
          ? remark
          : spoken(isBusy, remark, outcome, presentation?.status),
    ...actions,
    isLive,
    reset() {
      startAgain();
      forgetDraft();
    },
    fillExample: () =>
      send({ type: 'fill', reason: 'example', draft: { ...form.blank, ...withoutConfirmations(fields, example) } }),
  };
}

type Actions = Pick<
  Calculator,
  'edit' | 'spread' | 'append' | 'calculate' | 'calculateLive' | 'cancel' | 'undo' | 'announce'
>;

/** Returns the same functions at each render: what depends on them alone, such as the fields, need not be rendered again. */
function useActions(
  fields: AnyFields,
  actor: ActorRefFrom<typeof machine>,
  preferUnit: ReturnType<typeof usePreferredUnits>,
): Actions {
  const { send } = actor;
  return useMemo(
    () => ({
      edit(field, value) {
        send({ type: 'edit', field, value });
        if (isUnitField(fields[field])) preferUnit(field, value);
      },
      spread: (text) => send({ type: 'spread', text }),
      append: (field) => send({ type: 'append', field }),
      calculate: () => send({ type: 'calculate' }),
      calculateLive: () => send({ type: 'calculate', reason: 'live' }),
      cancel() {
        if (isBusyIn(actor.getSnapshot())) send({ type: 'cancel' });
      },
      undo: () => send({ type: 'undo' }),
      announce: (words) => send({ type: 'say', words }),
    }),
    [actor, send, fields, preferUnit],
  );
}

/**
 * Resets the form when the browser restores the page from its back/forward cache, if the inputs must not be remembered.
 *
 * @param isForgotten whether the inputs are for one visit only
 */
function useFreshOnReturn(isForgotten: boolean, startAgain: (reason: 'return') => void): void {
  useEffect(() => {
    if (!isForgotten) return;
    // On `pagehide`, so that old inputs never flash up on return; and on `pageshow`, in case that was too late.
    const onPassage = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) startAgain('return');
    };
    window.addEventListener('pagehide', onPassage);
    window.addEventListener('pageshow', onPassage);
    return () => {
      window.removeEventListener('pagehide', onPassage);
      window.removeEventListener('pageshow', onPassage);
    };
  }, [isForgotten, startAgain]);
}

/**
 * Sends the machine the visitor's day and preferred units, which the prerendered page does not contain: after
 * hydration, and on each new day.
 *
 * @returns a function that stores a unit chosen by the visitor
 */
function usePreferredUnits(
  id: CalculatorId,
  definition: AnyCalculatorDefinition,
  send: ActorRefFrom<CalculatorMachine>['send'],
): (field: string, unit: Value) => void {
  const store = useMemo(() => unitStore(id, definition), [id, definition]);
  const start = useCallback(
    () => send({ type: 'today', date: localDay(new Date()), units: store.read() }),
    [send, store],
  );
  useEachDay(start);
  return useCallback(
    (field, unit) => {
      store.write(field, unit);
      start();
    },
    [store, start],
  );
}

/** Shown and announced when the code that reads links failed to load. */
const UNOPENED = 'The values of this link could not be read. Load the page again.';

/**
 * Fills in the values in the fragment of the page's URL, or the one that another calculator hands on, now and whenever
 * the fragment changes. The code that reads them is loaded when there are any.
 *
 * @param id the calculator's id
 */
function useOpenedLink(id: string, definition: AnyCalculatorDefinition, actor: ActorRefFrom<CalculatorMachine>): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = (): void => {
      // A link to a worksheet fills in nothing: its section reads it.
      if (!location.hash.includes('=') || location.hash.startsWith('#worksheet=')) return;
      const unopened = () => actor.send({ type: 'arrive', words: UNOPENED });
      if (location.hash.startsWith('#handed-on='))
        import('../onDemand/openHandover.ts').then(
          ({ openHandover }) => openHandover(id, definition.fields, actor, signal),
          unopened,
        );
      else if (location.hash.startsWith('#from-list='))
        import('../onDemand/openCarried.ts').then(
          ({ openCarried }) => openCarried(id, definition.fields, actor, signal),
          unopened,
        );
      else import('../onDemand/openLink.ts').then(({ openLink }) => openLink(definition, actor, signal), unopened);
    };
    read();
    window.addEventListener('hashchange', read, { signal });
    return () => leaving.abort();
  }, [id, definition, actor]);
}
