import type { ActorRefFrom } from 'xstate';
import { isSameFilling, linkedDraft } from '#src/form/onDemand/linkedDraft.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';

/** What becomes of a link. */
export interface LinkEvents {
  /** Gets the linked draft, and the one that it replaces if that is another and not blank. */
  open(linked: Values, before: Values | null): void;
  /** What reads links did not load. */
  fail(): void;
}

/**
 * Opens the values that the page's address holds, if they are any of these fields. They leave the address as soon as the
 * boxes hold something else: it tells the truth or nothing.
 *
 * @param latest the page's answer as it was last drawn
 * @param signal aborted when the page is left
 */
export function openLink(
  fields: AnyFields,
  actor: ActorRefFrom<CalculatorMachine>,
  latest: { readonly current: LinkEvents },
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const { form, draft } = actor.getSnapshot().context;
  const linked = linkedDraft(fields, form.blank, location.hash);
  if (linked === null) return;
  const isNothingElse = [form.blank, form.start, linked].some((filling) => isSameFilling(draft, filling));
  latest.current.open(linked, isNothingElse ? null : draft);

  const { hash } = location;
  const watching = actor.subscribe(({ context }) => {
    if (isSameFilling(context.draft, linked)) return;
    watching.unsubscribe();
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  });
  signal.addEventListener('abort', () => watching.unsubscribe());
}
