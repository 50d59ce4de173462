/**
 * Reads raw text: skips ASCII white space, folds case, checks and counts letters, and can write them out.
 *
 * The fast path predicts lines. Searching for each line break makes every address depend on the bytes before it, which
 * stalls the processor. Files wrap their lines at one length, so a group of lines is read as if they all had the length
 * of the one before: one branch per line checks that the break is in the expected place, and one comparison at the end
 * of the group checks that every byte in between was counted as a letter. A group that fails the check has no effect
 * and is read again by the slow path, 16 bytes at a time from one white space to the next.
 */
import { AMBIGUOUS, COUNTS, INPUT, OUTPUT } from './memory';
import { fold, isLetter, lookUp32, sumOfBytes } from './lanes';

/** Per-byte counters hold at most 255, so a group has at most this many vectors of 16 letters. */
const GROUP: i32 = 255;
/** Text without breaks is read as lines of this length with nothing between them. */
const LONGEST: i32 = 16 * GROUP;

const LINE_FEED: u32 = 0x0a;
const CARRIAGE_RETURN: u32 = 0x0d;

/** A mask that keeps the first n bytes of a vector is at KEEP + 16 - n. */
const KEEP: usize = memory.data<u8>([
  255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
], 16);

// The prediction persists between calls, because a block may end anywhere. It affects only speed, never the result.
let lineLength: i32 = 0;
let breakLength: i32 = 1;
let lettersInRow: i32 = 0;
let lettersInLastRow: i32 = 0;

// State of the scan.
let at: usize = 0;
let end: usize = 0;
let out: usize = 0;
let foreign: bool = false;
/** No prediction before this address: the group that ended here has failed. */
let carefulUntil: usize = 0;

/**
 * Reads the block of `size` bytes at INPUT. Returns how many bytes were accepted: fewer than `size` when the next one is
 * neither a letter nor white space. Counts are in COUNTS, the letters in OUTPUT when `write` is set, see `written`.
 *
 * @param fourth the fourth base: T or U
 */
export function scan(size: i32, fourth: i32, ambiguous: bool, write: bool): i32 {
  memory.fill(COUNTS, 0, 20);
  at = INPUT;
  end = INPUT + size;
  out = OUTPUT;
  foreign = false;
  carefulUntil = INPUT;
  while (at < end && !foreign) {
    if (lineLength == 0 || at < carefulUntil || !passGroup(fourth, ambiguous, write)) passCarefully(fourth, ambiguous, write);
  }
  return <i32>(at - INPUT);
}

/** Letters that the last call of `scan` wrote to OUTPUT. */
export function written(): i32 {
  return <i32>(out - OUTPUT);
}

function passGroup(fourth: i32, ambiguous: bool, write: bool): bool {
  // Four specialized copies of one loop: the compiler removes the code that a copy does not need.
  if (ambiguous) return write ? passLines(fourth, true, true) : passLines(fourth, true, false);
  return write ? passLines(fourth, false, true) : passLines(fourth, false, false);
}

/**
 * Scans as many lines as fit in a group. Returns false, without effect, when there is none or when the prediction
 * failed.
 */
@inline
function passLines(fourth: i32, ambiguous: bool, write: bool): bool {
  const whole = lineLength & ~15;
  const rest = lineLength & 15;
  const keep = v128.load(KEEP + 16 - rest);
  const stride = lineLength + breakLength;
  const vectors = (lineLength + 15) >> 4;
  let a = i8x16.splat(0);
  let c = i8x16.splat(0);
  let g = i8x16.splat(0);
  let t = i8x16.splat(0);
  let others = i8x16.splat(0);
  let from = at;
  let to = out;
  let left = GROUP;
  while (left >= vectors && from + stride <= end && isBreak(from + lineLength)) {
    for (let offset = 0; offset < whole; offset += 16) {
      const letters = fold(v128.load(from + offset));
      if (write) v128.store(to + offset, letters);
      a = i8x16.sub(a, isLetter(letters, 0x41));
      c = i8x16.sub(c, isLetter(letters, 0x43));
      g = i8x16.sub(g, isLetter(letters, 0x47));
      t = i8x16.sub(t, isLetter(letters, fourth));
      if (ambiguous) others = i8x16.sub(others, isAmbiguous(letters));
    }
    if (rest != 0) {
      const letters = v128.and(fold(v128.load(from + whole)), keep);
      if (write) v128.store(to + whole, letters);
      a = i8x16.sub(a, isLetter(letters, 0x41));
      c = i8x16.sub(c, isLetter(letters, 0x43));
      g = i8x16.sub(g, isLetter(letters, 0x47));
      t = i8x16.sub(t, isLetter(letters, fourth));
      if (ambiguous) others = i8x16.sub(others, isAmbiguous(letters));
    }
    from += stride;
    to += lineLength;
    left -= vectors;
  }
  const sumA = sumOfBytes(a);
  const sumC = sumOfBytes(c);
  const sumG = sumOfBytes(g);
  const sumT = sumOfBytes(t);
  const sumOthers = ambiguous ? sumOfBytes(others) : 0;
  if (sumA + sumC + sumG + sumT + sumOthers != <u32>(to - out)) {
    carefulUntil = from;
    return false;
  }
  if (from == at) return false;
  count(sumA, sumC, sumG, sumT, sumOthers);
  at = from;
  out = to;
  // Text without breaks goes on in the same row.
  if (breakLength != 0) lettersInRow = 0;
  return true;
}

/** True when the predicted line break stands here. */
@inline
function isBreak(address: usize): bool {
  if (breakLength == 1) return load<u8>(address) == LINE_FEED;
  return breakLength == 0 || load<u16>(address) == ((LINE_FEED << 8) | CARRIAGE_RETURN);
}

/** 255 where a folded letter is one of the ambiguity letters. */
@inline
function isAmbiguous(letters: v128): v128 {
  // The number alone is looked up; a byte of another column of the ASCII table has the number but is not the letter.
  return i8x16.eq(lookUp32(AMBIGUOUS, v128.and(letters, i8x16.splat(0x1f))), letters);
}

/** Reads on to the end of the line, or until a prediction is worth trying, or to a foreign byte. */
function passCarefully(fourth: i32, ambiguous: bool, write: bool): void {
  while (at < end) {
    const letters = fold(v128.load(at));
    const a = i8x16.bitmask(isLetter(letters, 0x41));
    const c = i8x16.bitmask(isLetter(letters, 0x43));
    const g = i8x16.bitmask(isLetter(letters, 0x47));
    const t = i8x16.bitmask(isLetter(letters, fourth));
    const others = ambiguous ? i8x16.bitmask(isAmbiguous(letters)) : 0;
    // Bit 16 stays clear and stops the count of leading letters; so do the bits beyond the block.
    const inside = end - at < 16 ? (1 << <i32>(end - at)) - 1 : 0xffff;
    const run = ctz(~((a | c | g | t | others) & inside));
    const kept = (1 << run) - 1;
    if (write) v128.store(out, letters);
    count(popcnt(a & kept), popcnt(c & kept), popcnt(g & kept), popcnt(t & kept), popcnt(others & kept));
    at += run;
    out += run;
    lettersInRow += run;
    if (at == end) return;
    if (run == 16) {
      if (lettersInRow < LONGEST) continue;
      lineLength = LONGEST;
      breakLength = 0;
      // The number needs no more than that, and must not overflow in a gigabase without a break.
      lettersInRow = LONGEST;
      if (at >= carefulUntil) return;
      continue;
    }
    const byte = <u32>load<u8>(at);
    if (!isWhite(byte)) {
      foreign = true;
      return;
    }
    at += 1;
    // Not `run`, which is 0 behind a line of whole vectors.
    const followsLetter = lettersInRow > 0;
    if (followsLetter) lettersInLastRow = lettersInRow;
    lettersInRow = 0;
    if (byte == LINE_FEED) {
      learn(followsLetter);
      return;
    }
  }
}

/** A line feed has just been passed. Rows of LONGEST and more are read as text without breaks. */
function learn(followsLetter: bool): void {
  if (lettersInLastRow >= LONGEST) return;
  if (followsLetter) {
    lineLength = lettersInLastRow;
    breakLength = 1;
  } else if (load<u8>(at - 2) == CARRIAGE_RETURN) {
    lineLength = lettersInLastRow;
    breakLength = 2;
  }
}

/** Tab, line feed, vertical tab, form feed, carriage return, space. */
@inline
function isWhite(byte: u32): bool {
  return byte - 9 < 5 || byte == 0x20;
}

@inline
function count(a: u32, c: u32, g: u32, t: u32, others: u32): void {
  store<u32>(COUNTS, load<u32>(COUNTS) + a);
  store<u32>(COUNTS, load<u32>(COUNTS, 4) + c, 4);
  store<u32>(COUNTS, load<u32>(COUNTS, 8) + g, 8);
  store<u32>(COUNTS, load<u32>(COUNTS, 12) + t, 12);
  store<u32>(COUNTS, load<u32>(COUNTS, 16) + others, 16);
}
