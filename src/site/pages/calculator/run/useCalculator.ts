import { useActorRef } from '@xstate/react';
import { type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { HoldText } from '#src/engine/form/longText.ts';
import { unitStore } from '#src/engine/form/unitStore.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { localDay } from '#src/engine/kit/localDay.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { isUnitField } from '#src/engine/kit/unitFields.ts';
import type { Outcome } from '#src/engine/machine/calculatorEvents.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import type { EventRecorder } from '#src/engine/machine/eventRecorder.ts';
import { OPENED, spoken } from '#src/engine/machine/remarks.ts';
import type { Undo } from '#src/engine/machine/undo.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import type { VetNotes } from '#src/engine/results/vetNotes.ts';
import type { Issue, Progress } from '#workers/contract.ts';
import { client } from './client.ts';
import { useDelayed } from './useDelayed.ts';
import { useEachDay } from './useEachDay.ts';
import { useHeldTexts } from './useHeldTexts.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { type ShownOutcome, useShownOutcome } from './useShownOutcome.ts';
import { isBusy as isBusyIn, useShownSnapshot } from './useShownSnapshot.ts';

const machine = machineWithWorker(client);

/** Shorter calculations show no busy state. */
const BUSY_SHOWN_AFTER_MS = 150;

/** A result that follows the typing is announced once the hand rests. */
const SPOKEN_AFTER_MS = 1000;

const NO_NOTES: VetNotes = {};

/** A running calculator, as its page uses it. */
export interface Calculator extends ShownOutcome {
  /** Of the element that has the state as an attribute; none before hydration. */
  readonly stateRef: Ref<HTMLDivElement>;
  readonly draft: Values;
  readonly issues: readonly Issue[];
  /** An internal error occurred. */
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  /** Has been busy long enough for the page to show it. */
  readonly isSlow: boolean;
  readonly progress: Progress | null;
  readonly canCalculate: boolean;
  readonly outcome: Outcome | null;
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
  readonly holdText: HoldText;
}

/**
 * Runs a calculator.
 *
 * @param id the calculator's id, used as the key of its draft
 * @param inspect receives every event of the machine
 */
export function useCalculator(
  id: CalculatorId,
  definition: AnyCalculatorDefinition,
  inspect: EventRecorder['inspect'],
): Calculator {
  const { formula, fields, example } = definition;
  // Outside the machine: private notes must not appear in a log.
  const [notes, writeNotes] = useState<VetNotes>(NO_NOTES);
  const undated = useMemo(() => createFormModel(definition), [definition]);
  const actor = useActorRef(machine, { input: { formula, form: undated }, inspect });
  const { send } = actor;
  const stateRef = useRef<HTMLDivElement>(null);
  const snapshot = useShownSnapshot(actor, stateRef);
  const { context } = snapshot;
  const { form, draft, issues, failure, progress, undo, arrival, remark, isLive } = context;
  const preferUnit = usePreferredUnits(id, definition, send);
  const forgetDraft = useKeptDraft(id, definition, actor);
  const startAnew = useCallback(
    (reason?: 'return') => {
      writeNotes(NO_NOTES);
      send({ type: 'reset', reason });
    },
    [send],
  );
  useFreshOnReturn(form.isStrict, startAnew);
  useOpenedLink(id, definition, actor);
  const actions = useActions(fields, actor, preferUnit);
  const isBusy = isBusyIn(snapshot);
  const isSlow = useDelayed(isBusy, BUSY_SHOWN_AFTER_MS);
  const outcome = useOutcomeUntilNext(context.outcome, isBusy, !isSlow && !form.isStrict);
  const holdText = useHeldTexts(draft, undo?.draft, outcome?.input);
  const shown = useShownOutcome(definition, { outcome, draft });
  const { presentation } = shown;
  const isResting = useDelayed(isLive && outcome?.stale === false, SPOKEN_AFTER_MS);

  return {
    ...shown,
    stateRef,
    draft,
    issues,
    hasFailed: failure !== null || (context.outcome !== null && presentation === null),
    isBusy,
    isSlow,
    progress,
    canCalculate: isBusy || snapshot.can({ type: 'calculate' }),
    outcome,
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
      startAnew();
      forgetDraft();
    },
    fillExample: () =>
      send({ type: 'fill', reason: 'example', draft: { ...form.blank, ...withoutConfirmations(fields, example) } }),
    holdText,
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
 * Returns the outcome to show. A short calculation leaves the one before it on the page until its own is there, which then differs in a few
 * words: to take a result away and lay it out again costs several times as much.
 *
 * @param stays whether the outcome before may still be shown while the next one is computed
 */
function useOutcomeUntilNext(outcome: Outcome | null, isBusy: boolean, stays: boolean): Outcome | null {
  const [last, setLast] = useState(outcome);
  if ((outcome !== null || !isBusy) && outcome !== last) setLast(outcome);
  return outcome ?? (stays ? last : null);
}

/**
 * Resets the form when the browser restores the page from its back/forward cache, if the inputs must not be remembered.
 *
 * @param isForgotten whether the inputs are for one visit only
 */
function useFreshOnReturn(isForgotten: boolean, startAnew: (reason: 'return') => void): void {
  useEffect(() => {
    if (!isForgotten) return;
    // On `pagehide`, so that old inputs never flash up on return; and on `pageshow`, in case that was too late.
    const onPassage = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) startAnew('return');
    };
    window.addEventListener('pagehide', onPassage);
    window.addEventListener('pageshow', onPassage);
    return () => {
      window.removeEventListener('pagehide', onPassage);
      window.removeEventListener('pageshow', onPassage);
    };
  }, [isForgotten, startAnew]);
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
      else import('../onDemand/openLink.ts').then(({ openLink }) => openLink(definition, actor, signal), unopened);
    };
    read();
    window.addEventListener('hashchange', read, { signal });
    return () => leaving.abort();
  }, [id, definition, actor]);
}
