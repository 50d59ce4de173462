import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { draftStore } from '#src/engine/form/draftStore.ts';
import { keptOf, withKept } from '#src/engine/form/keptDraft.ts';
import { heldTextsIn } from '#src/engine/form/longText.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { isHeldText } from '#src/engine/kit/fields.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { guardInputs } from '#src/site/offline/replacedSite.ts';

/** Time after the last edit when a draft is stored, in milliseconds. */
const REST_MS = 1000;

/** Shown and announced when a draft was restored. */
const RESTORED = 'Your inputs from before are back.';

/**
 * Stores the draft a moment after the last edit and when the page is hidden, and restores it after the next hydration:
 * prerendered pages are blank.
 *
 * @returns a function that deletes the stored draft
 */
export function useKeptDraft(
  id: string,
  definition: AnyCalculatorDefinition,
  actor: ActorRefFrom<CalculatorMachine>,
): () => void {
  const store = useMemo(() => draftStore(id, definition), [id, definition]);
  const { fields, resultAfterEdit } = definition;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const { form, draft } = actor.getSnapshot().context;
    const { values, lost } = store.read();
    const restored = withKept(fields, form.blank, draft, values, form.start);
    const words = restored === null ? '' : RESTORED;
    if (restored !== null) actor.send({ type: 'fill', reason: 'draft', draft: restored });
    const tell = (all: string) => all !== '' && actor.send({ type: 'arrive', words: all });
    if (!Array.isArray(lost) || lost.length === 0) tell(words);
    else
      import('#src/engine/form/onDemand/lostTexts.ts').then(
        ({ withLostTexts }) => tell(withLostTexts(words, lost)),
        () => tell(words),
      );
  }, []);

  useEffect(() => {
    const keep = (): void => {
      const { form, draft } = actor.getSnapshot().context;
      const held = Object.values(draft).filter(isHeldText);
      store.write(draft === form.start ? {} : keptOf(fields, form.blank, draft), held);
    };
    // A hidden page may be discarded without another event.
    const keepWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    // A tab that crashes or runs out of memory fires no event, so the draft is stored soon after each edit.
    let { draft: known } = actor.getSnapshot().context;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      if (context.draft === known) return;
      known = context.draft;
      clearTimeout(rest);
      rest = setTimeout(keep, REST_MS);
    });
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      keep();
      clearTimeout(rest);
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
    };
  }, [actor, fields, store]);

  useEffect(
    () =>
      guardInputs(() => {
        const { form, draft } = actor.getSnapshot().context;
        return draft !== form.start && (resultAfterEdit === 'removed' || heldTextsIn(draft).length > 0);
      }),
    [actor, resultAfterEdit],
  );

  return store.forget;
}
