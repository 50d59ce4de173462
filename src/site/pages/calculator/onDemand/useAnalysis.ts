import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AnalysisInput, type AnyAnalysisDefinition, asksAll } from '#src/engine/kit/defineAnalysis.ts';
import type { Value, Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { isValidateCache } from '#src/engine/kit/validateCache.ts';
import type { Outcome } from '#src/engine/machine/calculatorEvents.ts';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import { guardInputs } from '#src/site/offline/replacedSite.ts';
import { client } from '../run/client.ts';
import { type Run, useRun } from '../run/useRun.ts';
import { analysisMachine } from './analysisMachine.ts';

/** An analysis, as its section uses it. */
export interface Analysis extends Run {
  /** Null as well when the page has another result than the one that was asked about. */
  readonly answer: { readonly outcome: Outcome; readonly presentation: Presentation; readonly draft: Values } | null;
  /** There was an answer, about an earlier result of the page. */
  readonly isOutdated: boolean;
  readonly edit: (field: string, value: Value) => void;
  readonly ask: () => void;
  readonly cancel: () => void;
  /** Fills in the settings of a link and asks. */
  readonly fillLink: (draft: Values) => void;
  readonly blank: Values;
}

/**
 * Runs an analysis: as the calculator that it is, about what the page has at the moment of asking.
 *
 * @param calculator id of the page
 * @param given the input of the page's result; null while it has none, undefined where the analysis does not need it
 */
export function useAnalysis(
  definition: AnyAnalysisDefinition,
  entry: AnalysisEntry,
  calculator: string,
  given: unknown,
): Analysis {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  }, [given]);
  const [machine] = useState(() => analysisMachine(client, () => latest.current, definition.perRecord));
  const { run, actor, context } = useRun(machine, definition, { calculator, question: entry });
  const { send } = actor;
  const { isBusy, outcome, presentation, computedDraft } = run;
  const { start, blank } = context.form;
  useEffect(() => guardInputs(() => actor.getSnapshot().context.draft !== start), [actor, start]);
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
  const fillLink = useCallback(
    (draft: Values) => {
      send({ type: 'fill', reason: 'link', draft });
      askAbout('link');
    },
    [send, askAbout],
  );
  const asked = (outcome?.input as AnalysisInput | undefined)?.given;
  const isAboutText = definition.about === 'text' || asksAll(outcome?.input);
  const isOutdated = outcome !== null && !(isAboutText ? isSameText(asked, given) : asked === given);
  const isAnswered = outcome !== null && presentation !== null && !isOutdated;
  return {
    ...run,
    answer: isAnswered ? { outcome, presentation, draft: computedDraft } : null,
    isOutdated,
    edit: (field, value) => send({ type: 'edit', field, value }),
    ask: () => askAbout(),
    cancel: () => send({ type: 'cancel' }),
    fillLink,
    blank,
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
