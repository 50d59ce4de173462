import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { draftStore } from '#src/form/draftStore.ts';
import { keptOf, withKept } from '#src/form/keptDraft.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';

/**
 * Keeps what is in the boxes when the page goes away, and puts it back once the next one has come alive: what was
 * prerendered is blank.
 *
 * @param onRestored called when something was put back
 * @returns what forgets the kept draft
 */
export function useKeptDraft(
  id: string,
  definition: AnyCalculatorDefinition,
  actor: ActorRefFrom<CalculatorMachine>,
  onRestored: () => void,
): () => void {
  const store = useMemo(() => draftStore(id, definition), [id, definition]);
  const { fields } = definition;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const { form, draft } = actor.getSnapshot().context;
    const restored = withKept(fields, form.blank, draft, store.read(), form.start);
    if (restored === null) return;
    actor.send({ type: 'fill', draft: restored });
    onRestored();
  }, []);

  useEffect(() => {
    const keep = (): void => {
      const { form, draft } = actor.getSnapshot().context;
      store.write(draft === form.start ? {} : keptOf(fields, form.blank, draft));
    };
    // A page may be thrown away while it is hidden, without another word.
    const keepWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
    };
  }, [actor, fields, store]);

  return store.forget;
}
