/**
 * Counts byte values. Alternates between four tables, because reading a counter that was just written would stall, and
 * proteins repeat letters.
 */
import { HISTOGRAM, INPUT } from './memory';

export function clearHistogram(): void {
  memory.fill(HISTOGRAM, 0, 4096);
}

/** Adds `size` bytes at INPUT to the tables at HISTOGRAM. */
export function addToHistogram(size: i32): void {
  const whole = size & ~7;
  let offset = 0;
  for (; offset < whole; offset += 8) {
    const bytes = load<u64>(INPUT + offset);
    add(0, bytes);
    add(1024, bytes >> 8);
    add(2048, bytes >> 16);
    add(3072, bytes >> 24);
    add(0, bytes >> 32);
    add(1024, bytes >> 40);
    add(2048, bytes >> 48);
    add(3072, bytes >> 56);
  }
  for (; offset < size; offset += 1) add(0, load<u8>(INPUT + offset));
}

@inline
function add(table: usize, byte: u64): void {
  const counter = HISTOGRAM + table + ((<usize>byte & 255) << 2);
  store<u32>(counter, load<u32>(counter) + 1);
}
