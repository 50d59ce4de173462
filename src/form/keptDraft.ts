/** Which part of a draft is worth keeping for the next time, and the draft that comes of it then. */
import { type AnyFields, isGroup, type Value, type Values } from '#src/kit/fields.ts';
import { withMeasuresEntered, withWholeMeasures } from '#src/kit/unitFields.ts';
import { fittingValues } from './fittingValues.ts';

/**
 * What the visitor changed, without confirmations and without texts that are held outside the page. Empty when there is
 * nothing to keep. What is as it was when the form was blank is left out, so that a date that starts with the day does
 * so on the next day as well.
 */
export function keptOf(fields: AnyFields, blank: Values, draft: Values): Values {
  return measuredChanges(fields, blank, fittingValues(fields, draft));
}

/**
 * The draft with what was kept put back. What has been entered by now stays, box by box: before the page hydrates the
 * visitor may have typed, and the browser may have put some of the same values back itself.
 *
 * @param kept anything at all: what does not fit the fields is ignored
 * @param start what the form started with: blank, in the units that the visitor prefers
 * @returns null when nothing of it fits
 */
export function withKept(
  fields: AnyFields,
  blank: Values,
  draft: Values,
  kept: unknown,
  start: Values = blank,
): Values | null {
  const fitting = measuredChanges(fields, blank, fittingValues(fields, kept));
  if (Object.keys(fitting).length === 0) return null;
  return withMeasuresEntered(fields, mergedGroup(draft, start, fitting), draft, start);
}

function measuredChanges(fields: AnyFields, blank: Values, values: Values): Values {
  return withWholeMeasures(fields, changes(blank, values), { ...blank, ...values });
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
  // Rows are added only by a page that is alive, so the draft has no more of them than were kept.
  const wasRows = isRows(was) ? was : [];
  return kept.map((row, index) => mergedGroup(value[index] ?? row, wasRows[index] ?? row, row));
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRows(value: Value | undefined): value is readonly Values[] {
  return Array.isArray(value);
}
