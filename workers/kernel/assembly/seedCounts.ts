/**
 * Counts all seeds, six letters in a row. Sixteen letters are packed into 32 bits. Seven letters that end at every second one
 * hold two seeds and have one counter, so that sixteen letters cost eight additions and no branch.
 */
import { isBase, strangers } from './codons';
import { INPUT, PAIR_COUNTS, SEED_COUNTS } from './memory';

/** Of seven letters as a number, four times: the place of their counter. */
const PLACE: u32 = 0xfffc;
const SIX: u32 = 0xfff;

/**
 * Adds the seeds within the first `size` letters of INPUT, up to the first that is not a base, to PAIR_COUNTS, and those at
 * either end to SEED_COUNTS. Returns the number of letters up to there.
 */
export function countSeeds(size: i32): i32 {
  let done = countSingly(0, min(size, 16), 0);
  if (done < 16) return done;
  let window = <u64>packed(v128.load(INPUT));
  const vectors = size - 15;
  while (done < vectors) {
    const letters = v128.load(INPUT + done);
    if (v128.any_true(strangers(letters))) break;
    window = (window << 32) | <u64>packed(letters);
    count(<u32>(window >> 26));
    count(<u32>(window >> 22));
    count(<u32>(window >> 18));
    count(<u32>(window >> 14));
    count(<u32>(window >> 10));
    count(<u32>(window >> 6));
    count(<u32>(window >> 2));
    count(<u32>window << 2);
    done += 16;
  }
  return countSingly(done, size, <u32>window);
}

/** Two bits for each of 16 bases, the first highest. */
@inline
function packed(letters: v128): u32 {
  const bits = v128.and(i16x8.shr_u(letters, 1), i8x16.splat(3));
  const pairs = v128.and(v128.or(i16x8.shl(bits, 2), i16x8.shr_u(bits, 8)), i16x8.splat(15));
  const fours = i32x4.dot_i16x8_s(pairs, i16x8(16, 1, 16, 1, 16, 1, 16, 1));
  return i32x4.extract_lane(i8x16.shuffle(fours, fours, 12, 8, 4, 0, 12, 8, 4, 0, 12, 8, 4, 0, 12, 8, 4, 0), 0);
}

@inline
function count(shifted: u32): void {
  const place = <usize>(shifted & PLACE);
  store<u32>(place, load<u32>(place, PAIR_COUNTS) + 1, PAIR_COUNTS);
}

/** Returns where it stopped. */
function countSingly(from: i32, to: i32, before: u32): i32 {
  let last = before;
  for (let at = from; at < to; at += 1) {
    const letter = <u32>load<u8>(INPUT + at);
    if (!isBase(letter)) return at;
    last = (last << 2) | ((letter >> 1) & 3);
    if (at < 5) continue;
    const counter = SEED_COUNTS + (<usize>(last & SIX) << 2);
    store<u32>(counter, load<u32>(counter) + 1);
  }
  return to;
}
