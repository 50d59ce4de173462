import { isGroup, type Value, type Values } from '#src/kit/fields.ts';

/**
 * Returns the draft with every value that is still as in `before` replaced by that in `after`; what the visitor entered
 * is kept.
 */
export function keepEdits(draft: Values, before: Values, after: Values): Values {
  if (draft === before) return after;
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, keptValue(value, before[name], after[name])]),
  );
}

function keptValue(value: Value, before: Value | undefined, after: Value | undefined): Value {
  if (after === undefined || value === before) return after ?? value;
  return isGroup(value) && isGroup(before) && isGroup(after) ? keepEdits(value, before, after) : value;
}
