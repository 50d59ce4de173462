import type { ByteSlice, ByteSource } from '../contract.ts';

/** One reading of a text that serves all who ask for its beginning, one after the other. */
export interface Reading {
  /** Reads on before anybody asks, as long as there is room. */
  readAhead(): void;
  /** The text from its start. */
  slices(): AsyncIterable<ByteSlice>;
  close(): void;
}

/**
 * Reads a text once: what was read is kept as long as there is room, so that the next who asks reads on where the last one stopped.
 *
 * @param room bytes to keep at most
 * @param finished receives what was kept of a text that was read to its end, and the mark of the first slice that was not; null if all was kept
 */
export function sharedReading(
  source: ByteSource,
  room: number,
  finished: (kept: readonly ByteSlice[], unread: number | null) => void,
): Reading {
  const kept: ByteSlice[] = [];
  let roomLeft = room;
  /** Mark of the first slice that was read and not kept. */
  let unread: number | null = null;
  let slices: AsyncIterator<ByteSlice> | null = null;
  let isRead = false;
  let ahead: Promise<void> = Promise.resolve();
  let isWanted = false;
  let isInUse = false;
  let isClosed = false;

  /**
   * The next slice of the reading that is shared; null at its end.
   *
   * @param isAhead nobody has asked for it yet, so that it must be kept
   */
  async function readOn(isAhead: boolean): Promise<ByteSlice | null> {
    slices ??= source.slices()[Symbol.asyncIterator]();
    const { done, value } = await slices.next();
    if (done === true) {
      isRead = true;
      return null;
    }
    roomLeft -= value.bytes.length;
    // A slice is overwritten by the next.
    if (isAhead || roomLeft >= 0) kept.push({ bytes: value.bytes.slice(), mark: value.mark });
    else unread ??= value.mark;
    return value;
  }

  async function fill(): Promise<void> {
    while (!isWanted && !isClosed && roomLeft > 0 && (await readOn(true)) !== null);
  }

  async function* shared(): AsyncGenerator<ByteSlice> {
    // What is on its way is still kept.
    isWanted = true;
    let index = 0;
    for (; index < kept.length; index += 1) yield kept[index] as ByteSlice;
    await ahead;
    for (; index < kept.length; index += 1) yield kept[index] as ByteSlice;
    if (unread !== null) {
      // Somebody read farther than there was room.
      yield* source.slices(unread);
      return;
    }
    while (!isRead) {
      const slice = await readOn(false);
      if (slice !== null) yield slice;
    }
    finished(kept, unread);
  }

  async function* all(): AsyncGenerator<ByteSlice> {
    // Who asks while another still reads has a reading of their own.
    if (isInUse) return yield* source.slices();
    isInUse = true;
    try {
      yield* shared();
    } finally {
      isInUse = false;
    }
  }

  return {
    readAhead() {
      ahead = fill();
      // A fault is reported to who asks for the text.
      ahead.catch(() => {});
    },
    slices: all,
    close() {
      isClosed = true;
      ahead.catch(() => {}).then(() => slices?.return?.());
    },
  };
}
