/**
 * Codons as numbers. Bits 1 and 2 of a base's ASCII code differ for the four bases (A 00, C 01, T and U 10, G 11), so
 * three bases give an index from 0 to 63 by shifting and masking alone.
 */

/**
 * The codon indices of the 16 codons that begin at `at`, `at + 1`, … `at + 15`. Shifts cross byte boundaries; the masks
 * clear those bits.
 */
@inline
export function codonIndices(at: usize): v128 {
  const first = i16x8.shl(v128.load(at), 3);
  const second = i16x8.shl(v128.load(at, 1), 1);
  const third = i16x8.shr_u(v128.load(at, 2), 1);
  return v128.or(
    v128.or(v128.and(first, i8x16.splat(0x30)), v128.and(second, i8x16.splat(0x0c))),
    v128.and(third, i8x16.splat(0x03)),
  );
}

/** The index of one codon. */
@inline
export function codonIndex(at: usize): u32 {
  return (
    (((<u32>load<u8>(at)) << 3) & 0x30) | (((<u32>load<u8>(at, 1)) << 1) & 0x0c) | (((<u32>load<u8>(at, 2)) >> 1) & 0x03)
  );
}

/** True for A, C, G, T and U; the bits of an ambiguity letter are meaningless. */
@inline
export function isBase(letter: u32): bool {
  return letter == 0x41 || letter == 0x43 || letter == 0x47 || letter == 0x54 || letter == 0x55;
}

/**
 * 255 where a byte is not a base. The lower four bits of the five bases differ, so a table of 16 gives the expected
 * byte.
 */
@inline
export function strangers(letters: v128): v128 {
  const bases = i8x16(-1, 0x41, -1, 0x43, 0x54, 0x55, -1, 0x47, -1, -1, -1, -1, -1, -1, -1, -1);
  return i8x16.ne(i8x16.swizzle(bases, v128.and(letters, i8x16.splat(0x0f))), letters);
}
