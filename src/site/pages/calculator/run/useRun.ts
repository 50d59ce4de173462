import { useActorRef } from '@xstate/react';
import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { HoldText } from '#src/engine/form/longText.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { CalculatorContext, Outcome } from '#src/engine/machine/calculatorEvents.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { eventRecorder } from '#src/engine/machine/eventRecorder.ts';
import type { Issue, Progress } from '#workers/contract.ts';
import { type OpenRun, showRun } from './openRun.ts';
import { useDelayed } from './useDelayed.ts';
import { useHeldTexts } from './useHeldTexts.ts';
import { type ShownOutcome, useShownOutcome } from './useShownOutcome.ts';
import { isBusy as isBusyIn, useShownSnapshot } from './useShownSnapshot.ts';

/** Shorter calculations show no busy state. */
const BUSY_SHOWN_AFTER_MS = 150;

/** What a running calculator and a running section of its page have in common. */
export interface Run extends ShownOutcome {
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
  readonly outcome: Outcome | null;
  readonly holdText: HoldText;
}

interface Ran {
  readonly run: Run;
  readonly actor: ActorRefFrom<CalculatorMachine>;
  readonly context: CalculatorContext;
  /** Whether this event would change anything. */
  readonly can: (event: { readonly type: 'calculate' }) => boolean;
}

/** Runs a definition, records its events, and exposes the record while it is on the page. */
export function useRun(
  machine: CalculatorMachine,
  definition: AnyCalculatorDefinition,
  { calculator, question }: Pick<OpenRun, 'calculator' | 'question'>,
): Ran {
  const { formula, resultAfterEdit } = definition;
  const [recorder] = useState(() => eventRecorder());
  useEffect(
    () => showRun({ calculator, question, withholdsResults: resultAfterEdit === 'removed', run: recorder.run }),
    [calculator, question, resultAfterEdit, recorder],
  );
  const undated = useMemo(() => createFormModel(definition), [definition]);
  const actor = useActorRef(machine, { input: { formula, form: undated }, inspect: recorder.inspect });
  const stateRef = useRef<HTMLDivElement>(null);
  const snapshot = useShownSnapshot(actor, stateRef);
  const { context } = snapshot;
  const { form, draft, issues, failure, progress, undo } = context;
  const isBusy = isBusyIn(snapshot);
  const isSlow = useDelayed(isBusy, BUSY_SHOWN_AFTER_MS);
  // The result of a section goes at once: it may be about another text than the next.
  const stays = question === undefined && !isSlow && !form.isStrict;
  const outcome = useOutcomeUntilNext(context.outcome, isBusy, stays);
  const holdText = useHeldTexts(draft, undo?.draft, outcome?.input);
  const shown = useShownOutcome(definition, { outcome, draft });
  const hasFailed = failure !== null || (context.outcome !== null && shown.presentation === null);
  const run = { ...shown, stateRef, draft, issues, hasFailed, isBusy, isSlow, progress, outcome, holdText };
  return { run, actor, context, can: (event) => snapshot.can(event) };
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
