import { isGroup, type Value, type Values } from '#src/kit/fields.ts';

/**
 * Returns the draft with every value that is still as in `before` replaced by that in `after`; what the visitor entered
 * is kept.
 */
export function carriedOver(draft: Values, before: Values, after: Values): Values {
  if (draft === before) return after;
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, carriedValue(value, before[name], after[name])]),
  );
}

function carriedValue(value: Value, before: Value | undefined, after: Value | undefined): Value {
  if (after === undefined || value === before) return after ?? value;
  return isGroup(value) && isGroup(before) && isGroup(after) ? carriedOver(value, before, after) : value;
}
