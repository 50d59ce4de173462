/** Which part of a draft is stored, and how it is restored. */
import { type AnyFields, isGroup, type Value, type Values } from '#src/engine/kit/fields.ts';
import { SPREADS_KEY } from '#src/engine/kit/spreadsKey.ts';
import { withMeasuresEntered, withWholeMeasures } from '#src/engine/kit/unitFields.ts';
import { sanitizedDraft } from './sanitizedDraft.ts';

/** What is typed after ± belongs to the draft. */
const SPREADS = { kind: 'text', label: '' } as const;

/**
 * Returns what the visitor changed, without confirmations and without texts held outside the page. Empty when there is
 * nothing to store. Initial values are left out, so that a date that starts with today does so again the next day.
 */
export function keptOf(fields: AnyFields, blank: Values, draft: Values): Values {
  return measuredChanges(fields, blank, draft);
}

/**
 * Returns the draft with the stored values restored. What has been entered since is kept, box by box: before the page
 * hydrates, the visitor may have typed, and the browser may have restored some of the same values itself.
 *
 * @param kept untrusted: what does not fit the fields is ignored
 * @param start initial values of the form: blank, in the units that the visitor prefers
 * @returns null when no stored value fits
 */
export function withKept(
  fields: AnyFields,
  blank: Values,
  draft: Values,
  kept: unknown,
  start: Values = blank,
): Values | null {
  const fitting = measuredChanges(fields, blank, kept);
  if (Object.keys(fitting).length === 0) return null;
  return withMeasuresEntered(fields, mergedGroup({ ...draft, ...fitting, ...draft }, start, fitting), draft, start);
}

function measuredChanges(fields: AnyFields, blank: Values, untrusted: unknown): Values {
  const values = sanitizedDraft({ ...fields, [SPREADS_KEY]: SPREADS }, untrusted);
  return withWholeMeasures(fields, changes({ ...blank, [SPREADS_KEY]: '' }, values), { ...blank, ...values });
}

function changes(blank: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const was = blank[name];
      if (isGroup(value) && isGroup(was)) {
        const inner = changes(was, value);
        return Object.keys(inner).length === 0 ? [] : [[name, inner]];
      }
      return isSame(value, was) ? [] : [[name, value]];
    }),
  );
}

function mergedGroup(draft: Values, blank: Values | undefined, kept: Values): Values {
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const keptValue = kept[name];
      return [name, keptValue === undefined ? value : merged(value, blank?.[name], keptValue)];
    }),
  );
}

function merged(value: Value, was: Value | undefined, kept: Value): Value {
  if (isGroup(value) && isGroup(kept)) return mergedGroup(value, isGroup(was) ? was : undefined, kept);
  if (isSame(value, was)) return kept;
  if (!isRows(value) || !isRows(kept)) return value;
  // Rows are added only by a hydrated page, so the draft has at most the stored number of them.
  const wasRows = isRows(was) ? was : [];
  return kept.map((row, index) => mergedGroup(value[index] ?? row, wasRows[index] ?? row, row));
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRows(value: Value | undefined): value is readonly Values[] {
  return Array.isArray(value);
}
