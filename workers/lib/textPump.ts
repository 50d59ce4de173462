/**
 * The page's end of a held string: it fills the buffers that the worker sends and sends them back, so that the worker sets
 * the pace and the string is never copied as a whole. Each filling is a task of its own, well under a millisecond long.
 */
import { endWithoutHalf } from './byteSource.ts';

/** The worker asks for the next slice of a reading, or says that the reading is over. */
export interface Pull {
  readonly reading: number;
  /** UTF-16 index at which the reading begins. */
  readonly from: number;
  /** To be filled; null when the reading is over. */
  readonly buffer: ArrayBuffer | null;
}

/** The buffer on its way back. */
export interface Filled {
  readonly reading: number;
  readonly buffer: ArrayBuffer;
  /** Bytes of UTF-8. */
  readonly written: number;
  /** UTF-16 index of the first character. */
  readonly mark: number;
  /** UTF-16 index behind the last character. */
  readonly end: number;
}

/** Serves a string through a port until the port is closed. Any number of readings may go on at the same time. */
export function serveText(text: string, port: MessagePort): void {
  const encoder = new TextEncoder();
  const ends = new Map<number, number>();
  port.onmessage = ({ data: { reading, from, buffer } }: MessageEvent<Pull>) => {
    if (buffer === null) {
      ends.delete(reading);
      return;
    }
    const mark = ends.get(reading) ?? from;
    const piece = text.slice(mark, endWithoutHalf(text, mark + buffer.byteLength));
    // What does not fit any more comes first in the next slice.
    const { read, written } = encoder.encodeInto(piece, new Uint8Array(buffer));
    const end = mark + read;
    ends.set(reading, end);
    const filled: Filled = { reading, buffer, written, mark, end };
    port.postMessage(filled, [buffer]);
  };
}
