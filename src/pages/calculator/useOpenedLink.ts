import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AnyFields, Values } from '#src/kit/fields.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';

/** What becomes of a link. */
interface LinkEvents {
  /** Gets the linked draft, and the one that it replaces if that is another and not blank. */
  open(linked: Values, before: Values | null): void;
  /** What reads links did not load. */
  fail(): void;
}

/**
 * Opens the values that stand in the fragment of the page's address, now and whenever it changes. The fragment leaves the
 * address as soon as the boxes hold something else.
 */
export function useOpenedLink(fields: AnyFields, actor: ActorRefFrom<CalculatorMachine>, events: LinkEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    let opened: Values | null = null;
    let isGone = false;

    async function read(): Promise<void> {
      const { hash } = location;
      if (!hash.includes('=')) return;
      const { linkedDraft, isSameFilling } = await import('#src/form/linkedDraft.ts');
      if (isGone || hash !== location.hash) return;
      const { form, draft } = actor.getSnapshot().context;
      const linked = linkedDraft(fields, form.blank, hash);
      if (linked === null) return;
      opened = linked;
      const isNothingElse = [form.blank, linked].some((filling) => isSameFilling(draft, filling));
      latest.current.open(linked, isNothingElse ? null : draft);
    }
    const readOrSay = (): void => void read().catch(() => latest.current.fail());

    const watching = actor.subscribe(({ context }) => {
      if (opened === null || context.draft === opened) return;
      opened = null;
      history.replaceState(history.state, '', location.pathname + location.search);
    });
    readOrSay();
    window.addEventListener('hashchange', readOrSay);
    return () => {
      isGone = true;
      watching.unsubscribe();
      window.removeEventListener('hashchange', readOrSay);
    };
  }, [fields, actor]);
}
