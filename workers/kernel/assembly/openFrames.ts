/**
 * Finds open reading frames on both strands in one pass from left to right. Codons that neither start nor stop anything on
 * either strand are skipped; the others are events:
 *
 *   forward strand: the first start after a stop opens a frame, the next stop closes it;
 *   reverse strand: read from the left, a frame's stop comes first, and the last start before the next stop is its first codon.
 */
import { codonIndex, codonIndices, isBase, strangers } from './codons';
import { lookUp64 } from './lanes';
import { CODON_EVENTS, FRAMES, FRAME_STATE, INPUT } from './memory';

const FORWARD_STOP: u32 = 1;
const FORWARD_START: u32 = 2;
const REVERSE_STOP: u32 = 4;
const REVERSE_START: u32 = 8;

/** Bits of a found frame's last word. */
const ON_REVERSE: u32 = 1;
const HAS_STOP: u32 = 2;

const NONE: u32 = 0xffffffff;

// The state of one sequence, which the host saves between calls. By position modulo 3: on the forward strand the first
// start since the last stop; on the reverse strand the last stop, and the last start since it.
const forwardStart: usize = FRAME_STATE;
const reverseStop: usize = FRAME_STATE + 12;
const reverseStart: usize = FRAME_STATE + 24;

/** Positions that are looked up before their events are followed: so many that leaving that loop costs little. */
const GROUP: i32 = 64;

const events: usize = memory.data(64, 16);

/** The least number of codons to report, the stop not counted, and their letters. */
let minimum: u32 = 1;
let minimumLetters: u32 = 3;
let found: i32 = 0;

/**
 * Scans the codons that begin at the first `positions` letters of INPUT; two more letters must follow. Returns the
 * number of frames in FRAMES.
 *
 * @param position of the first letter in the whole sequence, counted from 0
 */
export function findFrames(positions: i32, position: u32, leastCodons: u32): i32 {
  begin(leastCodons);
  const whole = positions - (positions % GROUP);
  for (let done = 0; done < whole; done += GROUP) {
    const at = INPUT + done;
    const strange = v128.or(
      v128.or(strangers(v128.load(at)), strangers(v128.load(at, 16))),
      v128.or(strangers(v128.load(at, 32)), strangers(v128.load(at, 48))),
    );
    if (v128.any_true(v128.or(strange, strangers(v128.load(at, 50))))) {
      findSingly(done, done + GROUP, position);
      continue;
    }
    let pending = eventsOf16(at, 0) | (eventsOf16(at, 16) << 16) | (eventsOf16(at, 32) << 32) | (eventsOf16(at, 48) << 48);
    while (pending != 0) {
      const lane = ctz(pending);
      pending &= pending - 1;
      happen(load<u8>(events + <usize>lane), position + done + <u32>lane);
    }
  }
  findSingly(whole, positions, position);
  return found;
}

/** Notes the events of 16 positions of a group; returns a bit for each of those that have one. */
@inline
function eventsOf16(at: usize, from: usize): u64 {
  const meanings = lookUp64(CODON_EVENTS, codonIndices(at + from));
  v128.store(events + from, meanings);
  return <u64>(<u32>i8x16.bitmask(i8x16.ne(meanings, i8x16.splat(0))));
}

function begin(leastCodons: u32): void {
  minimum = leastCodons;
  // No sequence has a frame of so many codons.
  minimumLetters = leastCodons < NONE / 3 ? 3 * leastCodons : NONE;
  found = 0;
}

/** Ends the sequence after `length` letters: finds frames without a stop and frames open on the left. */
export function endFrames(length: u32, leastCodons: u32): i32 {
  begin(leastCodons);
  for (let residue: u32 = 0; residue < 3; residue += 1) {
    const start = load<u32>(forwardStart + (residue << 2));
    // The last whole codon of this frame ends here.
    if (start != NONE) report(start, length - ((length - start) % 3), (length - start) / 3, 0);
    closeReverse(residue);
  }
  return found;
}

function findSingly(from: i32, to: i32, position: u32): void {
  for (let offset = from; offset < to; offset += 1) {
    const at = INPUT + offset;
    if (!isBase(load<u8>(at)) || !isBase(load<u8>(at, 1)) || !isBase(load<u8>(at, 2))) continue;
    const event = <u32>load<u8>(CODON_EVENTS + codonIndex(at));
    if (event != 0) happen(event, position + offset);
  }
}

/** What an event does depends on chance, so it is done without branches, except for a frame that is long enough, which is rare. */
@inline
function happen(event: u32, position: u32): void {
  const residue = position % 3;
  const slot = residue << 2;
  const start = load<u32>(forwardStart + slot);
  const isStop = (event & FORWARD_STOP) != 0;
  if (isStop & (<u64>start + minimumLetters <= <u64>position)) report(start, position + 3, (position - start) / 3, HAS_STOP);
  // No start is the greatest number, and every other start is smaller than what comes after it.
  const first = min<u32>(start, select<u32>(position, NONE, (event & FORWARD_START) != 0));
  store<u32>(forwardStart + slot, select<u32>(NONE, first, isStop));

  const last = load<u32>(reverseStart + slot);
  const stop = load<u32>(reverseStop + slot);
  const isReverseStop = (event & REVERSE_STOP) != 0;
  // A frame that is open on the left has no stop to leave out.
  const behindStop = select<u32>(residue, stop + 3, stop == NONE);
  if (isReverseStop & (last != NONE) & (last + 3 - behindStop >= minimumLetters)) closeReverse(residue);
  store<u32>(reverseStop + slot, select<u32>(position, stop, isReverseStop));
  const latest = select<u32>(position, last, (event & REVERSE_START) != 0);
  store<u32>(reverseStart + slot, select<u32>(NONE, latest, isReverseStop));
}

/** The frame of the reverse strand that lies between the last stop, or the left end, and the last start. */
function closeReverse(residue: u32): void {
  const slot = residue << 2;
  const start = load<u32>(reverseStart + slot);
  if (start == NONE) return;
  const stop = load<u32>(reverseStop + slot);
  if (stop == NONE) report(residue, start + 3, (start + 3 - residue) / 3, ON_REVERSE);
  else report(stop, start + 3, (start - stop) / 3, ON_REVERSE | HAS_STOP);
}

function report(from: u32, to: u32, codons: u32, flags: u32): void {
  if (codons < minimum) return;
  const record = FRAMES + (<usize>found << 4);
  store<u32>(record, from);
  store<u32>(record, to, 4);
  store<u32>(record, codons, 8);
  store<u32>(record, flags, 12);
  found += 1;
}
