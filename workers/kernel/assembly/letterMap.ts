/** Letter by letter through the table of 32 at LETTER_MAP: complement, RNA, and the same from last to first. */
import { INPUT, LETTER_MAP, OUTPUT } from './memory';
import { lookUp32 } from './lanes';

/** Maps `size` letters at INPUT to OUTPUT. */
export function mapLetters(size: i32): void {
  for (let offset = 0; offset < size; offset += 16) v128.store(OUTPUT + offset, mapped(INPUT + offset));
}

/** The same from last to first: the first letter of OUTPUT comes from the last of INPUT. */
export function mapReversed(size: i32): void {
  let to = OUTPUT;
  let from = INPUT + size - 16;
  for (; from >= INPUT; from -= 16) {
    v128.store(to, backwards(mapped(from)));
    to += 16;
  }
  // The remainder is at the start; the vector extends into the margin before it, and into the one after OUTPUT.
  if (size & 15) v128.store(to, backwards(mapped(from)));
}

@inline
function mapped(at: usize): v128 {
  return lookUp32(LETTER_MAP, v128.and(v128.load(at), i8x16.splat(0x1f)));
}

@inline
function backwards(bytes: v128): v128 {
  return i8x16.shuffle(bytes, bytes, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}
