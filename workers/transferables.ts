/** Finds the buffers of a result, to transfer instead of copy them: a column of a million numbers then costs nothing on the way. */

/**
 * The buffers of the typed arrays that are a result's own parts, or parts of its parts. Lists are not searched: they have one object
 * for each item, and none of a formula's has a column in each.
 */
export function transferablesOf(result: unknown): readonly ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  search(result);
  return [...found];

  function search(value: unknown): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (!ArrayBuffer.isView(value)) for (const part of Object.values(value)) search(part);
    else if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  }
}
