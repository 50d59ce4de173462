import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { HoldText } from '#src/engine/form/longText.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { Value, Values } from '#src/engine/kit/fields.ts';
import { eachRecordTable } from '#src/engine/kit/onDemand/eachRecordTable.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { isValidateCache } from '#src/engine/kit/validateCache.ts';
import type { Outcome } from '#src/engine/machine/calculatorEvents.ts';
import { eventRecorder } from '#src/engine/machine/eventRecorder.ts';
import type { ReadText } from '#src/engine/results/sequence/readText.ts';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import { guardInputs } from '#src/site/offline/replacedSite.ts';
import type { Issue, Progress } from '#workers/contract.ts';
import type { RecordRows } from '#workers/questions.ts';
import { client } from '../run/client.ts';
import { showRun } from '../run/openRun.ts';
import { useDelayed } from '../run/useDelayed.ts';
import { useHeldTexts } from '../run/useHeldTexts.ts';
import { useShownOutcome } from '../run/useShownOutcome.ts';
import { type AnalysisInput, analysisMachine, asksAll } from './analysisMachine.ts';

/** Shorter analyses show no busy state. */
const BUSY_SHOWN_AFTER_MS = 150;

/** An analysis, as its section uses it. */
export interface Analysis {
  readonly draft: Values;
  readonly issues: readonly Issue[];
  /** An internal error occurred. */
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  /** Has been busy long enough for the section to show it. */
  readonly isSlow: boolean;
  readonly progress: Progress | null;
  /** Null as well when the page has another result than the one that was asked about. */
  readonly answer: { readonly outcome: Outcome; readonly presentation: Presentation; readonly draft: Values } | null;
  /** There was an answer, about an earlier result of the page. */
  readonly isOutdated: boolean;
  readonly readText: ReadText;
  readonly edit: (field: string, value: Value) => void;
  readonly ask: () => void;
  readonly cancel: () => void;
  /** Fills in the settings of a link and asks. */
  readonly fillLink: (draft: Values) => void;
  readonly blank: Values;
  readonly holdText: HoldText;
}

/**
 * Runs an analysis.
 *
 * @param calculator id of the page
 * @param given the input of the page's result; null while it has none, undefined where the analysis does not need it
 */
export function useAnalysis(
  definition: AnyAnalysisDefinition,
  { id, title }: AnalysisEntry,
  calculator: string,
  given: unknown,
): Analysis {
  const { formula, fields, about, perRecord } = definition;
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  }, [given]);
  const [machine] = useState(() => analysisMachine(client, () => latest.current, perRecord));
  const form = useMemo(() => createFormModel({ fields, fixed: {} }), [fields]);
  const [recorder] = useState(() => eventRecorder());
  useEffect(
    () => showRun({ calculator, question: { id, title }, withholdsResults: false, run: recorder.run }),
    [calculator, id, title, recorder],
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { formula, form }, inspect: recorder.inspect });
  const { context } = snapshot;
  const { draft, issues, failure, progress, outcome } = context;
  const present = useCallback<AnyAnalysisDefinition['present']>(
    (result, input) =>
      asksAll(input) ? eachRecordTable(result as RecordRows, perRecord ?? []) : definition.present(result, input),
    [definition, perRecord],
  );
  const shown = useShownOutcome({ formula, present }, context);
  const isBusy = snapshot.matches('validating') || snapshot.matches('computing');
  const isSlow = useDelayed(isBusy, BUSY_SHOWN_AFTER_MS);
  useEffect(() => guardInputs(() => actor.getSnapshot().context.draft !== form.start), [actor, form]);
  // A text that the page has no more is not there to be read to its end.
  const asking = useRef<unknown>(undefined);
  useEffect(() => {
    if (isBusy && !isSameText(asking.current, given)) send({ type: 'cancel' });
  }, [isBusy, given, send]);
  const askAbout = useCallback(
    (reason?: 'link') => {
      asking.current = latest.current;
      send({ type: 'calculate', reason });
    },
    [send],
  );
  const holdText = useHeldTexts(draft, outcome?.input);
  const asked = (outcome?.input as AnalysisInput | undefined)?.given;
  const isAboutText = about === 'text' || asksAll(outcome?.input);
  const isOutdated = outcome !== null && !(isAboutText ? isSameText(asked, given) : asked === given);
  const fillLink = useCallback(
    (linked: Values) => {
      send({ type: 'fill', reason: 'link', draft: linked });
      askAbout('link');
    },
    [send, askAbout],
  );
  return {
    draft,
    issues,
    hasFailed: failure !== null || (outcome !== null && shown.presentation === null),
    isBusy,
    isSlow,
    progress,
    answer:
      outcome === null || shown.presentation === null || isOutdated
        ? null
        : { outcome, presentation: shown.presentation, draft: shown.computedDraft },
    isOutdated,
    readText: shown.readText,
    edit: (field, value) => send({ type: 'edit', field, value }),
    ask: () => askAbout(),
    cancel: () => send({ type: 'cancel' }),
    fillLink,
    blank: form.blank,
    holdText,
  };
}

/**
 * Whether two accepted inputs of a page are the same text, read the same way; which of its records was asked for may differ.
 *
 * @param one null, or of any shape, where there is no input
 */
export function isSameText(one: unknown, other: unknown): boolean {
  return readingOf(one) === readingOf(other);
}

/** The input without what was learned of it. A text outside the form is named by its id. */
function readingOf(input: unknown): string | undefined {
  return JSON.stringify(input, (key, value: unknown) => (key === 'record' || isValidateCache(key) ? undefined : value));
}
