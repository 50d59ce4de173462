/**
 * Translates a block of letters in all six reading frames at once. Every position begins a codon of one forward and one
 * reverse frame, so each position's codon is looked up twice, with the code and with the code of reverse complements,
 * and every third amino acid goes to the same strip.
 */
import { codonIndex, codonIndices, isBase, strangers } from './codons';
import { lookUp64 } from './lanes';
import { FORWARD_CODE, INPUT, REVERSE_CODE, STRIP, STRIPS } from './memory';

/** The amino acid of a codon with an ambiguity letter. */
const UNKNOWN: u8 = 0x58;

/**
 * Translates the codons that begin at the `positions` first letters of INPUT; two more letters must follow. Forward strip r
 * takes the codons at r, r + 3, … from its start on; reverse strip r takes the same codons' reverse complements from its
 * end down, so that both read from first to last amino acid.
 */
export function translateBlock(positions: i32): void {
  const vectors = positions - (positions % 48);
  let done = 0;
  for (; done < vectors; done += 48) {
    if (isPlain(INPUT + done)) translate48(done);
    else translateSingly(done, done + 48);
  }
  translateSingly(done, positions);
}

/** True when the 50 letters of 48 codons are all bases. */
@inline
function isPlain(at: usize): bool {
  const strange = v128.or(v128.or(strangers(v128.load(at)), strangers(v128.load(at, 16))), strangers(v128.load(at, 32)));
  return !v128.any_true(strange) && isBase(load<u8>(at, 48)) && isBase(load<u8>(at, 49));
}

function translate48(done: i32): void {
  const at = INPUT + done;
  const indices0 = codonIndices(at);
  const indices1 = codonIndices(at + 16);
  const indices2 = codonIndices(at + 32);
  const third = done / 3;

  const forward0 = lookUp64(FORWARD_CODE, indices0);
  const forward1 = lookUp64(FORWARD_CODE, indices1);
  const forward2 = lookUp64(FORWARD_CODE, indices2);
  v128.store(STRIPS + third, every3rdFrom0(forward0, forward1, forward2));
  v128.store(STRIPS + STRIP + third, every3rdFrom1(forward0, forward1, forward2));
  v128.store(STRIPS + 2 * STRIP + third, every3rdFrom2(forward0, forward1, forward2));

  const reverse0 = lookUp64(REVERSE_CODE, indices0);
  const reverse1 = lookUp64(REVERSE_CODE, indices1);
  const reverse2 = lookUp64(REVERSE_CODE, indices2);
  const down = STRIP - 16 - third;
  v128.store(STRIPS + 3 * STRIP + down, backwards(every3rdFrom0(reverse0, reverse1, reverse2)));
  v128.store(STRIPS + 4 * STRIP + down, backwards(every3rdFrom1(reverse0, reverse1, reverse2)));
  v128.store(STRIPS + 5 * STRIP + down, backwards(every3rdFrom2(reverse0, reverse1, reverse2)));
}

function translateSingly(from: i32, to: i32): void {
  for (let position = from; position < to; position += 1) {
    const at = INPUT + position;
    const known = isBase(load<u8>(at)) && isBase(load<u8>(at, 1)) && isBase(load<u8>(at, 2));
    const index = codonIndex(at);
    const third = position / 3;
    const strip = STRIPS + (position % 3) * STRIP;
    store<u8>(strip + third, known ? load<u8>(FORWARD_CODE + index) : UNKNOWN);
    store<u8>(strip + 3 * STRIP + STRIP - 1 - third, known ? load<u8>(REVERSE_CODE + index) : UNKNOWN);
  }
}

@inline
function every3rdFrom0(a: v128, b: v128, c: v128): v128 {
  const ab = i8x16.shuffle(a, b, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0);
  return i8x16.shuffle(ab, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17, 20, 23, 26, 29);
}

@inline
function every3rdFrom1(a: v128, b: v128, c: v128): v128 {
  const ab = i8x16.shuffle(a, b, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 0, 0, 0, 0, 0);
  return i8x16.shuffle(ab, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 21, 24, 27, 30);
}

@inline
function every3rdFrom2(a: v128, b: v128, c: v128): v128 {
  const ab = i8x16.shuffle(a, b, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 0, 0, 0, 0, 0, 0);
  return i8x16.shuffle(ab, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 25, 28, 31);
}

@inline
function backwards(bytes: v128): v128 {
  return i8x16.shuffle(bytes, bytes, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}
