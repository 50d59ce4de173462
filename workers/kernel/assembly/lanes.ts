/** Small operations on 16 bytes at once. */

/**
 * Clears the bit that distinguishes lower from upper case. It also changes bytes that are not letters, so an exact
 * comparison must follow.
 */
@inline
export function fold(bytes: v128): v128 {
  return v128.and(bytes, i8x16.splat(<i8>0xdf));
}

/** 255 in every byte that equals the letter. */
@inline
export function isLetter(bytes: v128, letter: i32): v128 {
  return i8x16.eq(bytes, i8x16.splat(<i8>letter));
}

/** The sum of 16 unsigned bytes. */
@inline
export function sumOfBytes(bytes: v128): u32 {
  const quarters = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes));
  return (
    i32x4.extract_lane(quarters, 0) +
    i32x4.extract_lane(quarters, 1) +
    i32x4.extract_lane(quarters, 2) +
    i32x4.extract_lane(quarters, 3)
  );
}

/** Bytes 0 to 31 of a table by 16 indices; an index of 32 or more gives 0. */
@inline
export function lookUp32(table: usize, indices: v128): v128 {
  return v128.or(
    i8x16.swizzle(v128.load(table), indices),
    i8x16.swizzle(v128.load(table, 16), i8x16.sub(indices, i8x16.splat(16))),
  );
}

/** Bytes 0 to 63 of a table by 16 indices below 64: each quarter looks up its own indices and gives 0 for the rest. */
@inline
export function lookUp64(table: usize, indices: v128): v128 {
  return v128.or(
    v128.or(
      i8x16.swizzle(v128.load(table), indices),
      i8x16.swizzle(v128.load(table, 16), i8x16.sub(indices, i8x16.splat(16))),
    ),
    v128.or(
      i8x16.swizzle(v128.load(table, 32), i8x16.sub(indices, i8x16.splat(32))),
      i8x16.swizzle(v128.load(table, 48), i8x16.sub(indices, i8x16.splat(48))),
    ),
  );
}
