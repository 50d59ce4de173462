/** Letters as numbers, for searches that compare them. */

/** The number of every letter besides A, C, G and T. */
export const NO_BASE = 4;

/** By byte: A 0, C 1, G 2, T 3, anything else NO_BASE. */
export const BASE_NUMBERS: Uint8Array = new Uint8Array(256).fill(NO_BASE);
for (const [number, base] of [...'ACGT'].entries()) BASE_NUMBERS[base.charCodeAt(0)] = number;
