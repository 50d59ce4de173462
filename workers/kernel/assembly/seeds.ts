/**
 * Finds wanted seeds, six letters in a row. Four letters are packed into eight bits by one multiplication; the last seven
 * letters are the row of a table that tells of two seeds at once, so that two look-ups cover four letters.
 */
import { isBase, strangers } from './codons';
import { FRAMES, INPUT, SEED_PAIRS } from './memory';

const SEVEN: u32 = 0x3fff;
const SIX: u32 = 0xfff;

let passed: i32 = 0;
let target: usize = FRAMES;

/**
 * Scans the first `size` letters of INPUT, up to the first that is not a base. Returns the number of seeds in FRAMES, one u32
 * each: the index behind its last letter above twelve bits of the seed. At most one for each letter.
 */
export function findSeeds(size: i32): i32 {
  target = FRAMES;
  // Before the seventh letter a row is not whole.
  let done = scanSingly(0, min(size, 8), 0);
  if (done < min(size, 8)) return finish(done);
  let last: u32 = lastLetters(done);
  const vectors = size - 15;
  while (done < vectors && !v128.any_true(strangers(v128.load(INPUT + done)))) {
    for (let four = 0; four < 16; four += 4) {
      const bits = (load<u32>(INPUT + done + four) >> 1) & 0x03030303;
      last = (last << 8) | ((bits * 0x40100401) >> 24);
      const earlier = <u32>load<u8>(SEED_PAIRS + ((last >> 4) & SEVEN));
      const later = <u32>load<u8>(SEED_PAIRS + (last & SEVEN));
      if ((earlier | later) != 0) keepPairs(earlier, later, last, done + four + 4);
    }
    done += 16;
  }
  return finish(scanSingly(done, size, last));
}

/** Letters of the last block up to the first that is not a base. */
export function seedsPassed(): i32 { return passed; }

function finish(done: i32): i32 {
  passed = done;
  return <i32>((target - FRAMES) >> 2);
}

/** Returns where it stopped. */
function scanSingly(from: i32, to: i32, before: u32): i32 {
  let last = before;
  for (let at = from; at < to; at += 1) {
    const letter = <u32>load<u8>(INPUT + at);
    if (!isBase(letter)) return at;
    last = (last << 2) | ((letter >> 1) & 3);
    if (at >= 5 && (load<u8>(SEED_PAIRS + (last & SIX)) & 1) != 0) keep(last, at + 1);
  }
  return to;
}

/** The letters before an index, the latest lowest. */
function lastLetters(end: i32): u32 {
  let last: u32 = 0;
  for (let at = end - 8; at < end; at += 1) last = (last << 2) | ((<u32>load<u8>(INPUT + at) >> 1) & 3);
  return last;
}

function keepPairs(earlier: u32, later: u32, last: u32, end: i32): void {
  if (earlier & 2) keep(last >> 6, end - 3);
  if (earlier & 1) keep(last >> 4, end - 2);
  if (later & 2) keep(last >> 2, end - 1);
  if (later & 1) keep(last, end);
}

@inline
function keep(last: u32, end: i32): void {
  store<u32>(target, (<u32>end << 12) | (last & SIX));
  target += 4;
}
