/** A draft whose numbers may be written with their uncertainty, '5.0 ± 0.2' or '5.0(2)': numbers and ± apart. */
import { controlsOf, isUnreadable } from '#src/engine/form/controls.ts';
import { withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import { rereadDraft } from '#src/engine/form/onDemand/rereadDraft.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { Issue } from '#workers/contract.ts';
import { spreadsAmong, type TypedSpreads } from './spreads.ts';

/** A draft with plain numbers where they could be read, and what stood after ±. */
export interface DraftWithSpreads {
  readonly draft: Values;
  readonly spreads: TypedSpreads;
  /** Numbers that could not be read. */
  readonly unread: readonly Issue[];
}

/** Not for forms on toxicity and medicine, where fewer ways of writing a number are read. */
export function draftWithSpreads(draft: Values, fields: AnyFields): DraftWithSpreads {
  if (!controlsOf(fields, draft).some(isUnreadable)) return { draft, spreads: {}, unread: [] };
  const { changes, unread } = rereadDraft(draft, { fields, isStrict: false });
  const found = spreadsAmong(unread);
  const read = { ...draft, ...changes };
  if (found.length === 0) return { draft: read, spreads: {}, unread };
  // The number may have its unit behind it, which is read now.
  const apart = draftWithSpreads(
    found.reduce((so, { path, number }) => withTyped(so, path, number), read),
    fields,
  );
  return { ...apart, spreads: Object.fromEntries(found.map(({ path, spread }) => [path, spread])) };
}
