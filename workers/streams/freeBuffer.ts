/** Memory that is no longer needed. */

/**
 * Gives the memory of a buffer back at once, where the browser can: buffers that wait for the garbage collector add up to several
 * times what is in use. Its views are empty from then on.
 */
export function freeBuffer(buffer: ArrayBufferLike): void {
  const { transfer } = buffer as { readonly transfer?: (length: number) => ArrayBuffer };
  if (buffer instanceof ArrayBuffer) transfer?.call(buffer, 0);
}
