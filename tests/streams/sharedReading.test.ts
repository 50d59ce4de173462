import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import type { ByteSlice, ByteSource } from '#workers/contract.ts';
import { sharedReading } from '#workers/streams/sharedReading.ts';

const TEXT = 'ABCDEFGHIJ';

/** Ten letters in slices of two, and the marks from which they were read. */
function watched(): { source: ByteSource; readings: number[] } {
  const source = cutSource(TEXT, [2, 4, 6, 8], 'file');
  const readings: number[] = [];
  const slices = (from = 0) => {
    readings.push(from);
    return source.slices(from);
  };
  return { source: { ...source, slices }, readings };
}

/** @param most letters to read before the reading is left; absent: all */
async function read(slices: AsyncIterable<ByteSlice>, most = Infinity): Promise<string> {
  let text = '';
  for await (const { bytes } of slices) {
    text += new TextDecoder().decode(bytes);
    if (text.length >= most) break;
  }
  return text;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test('who asks again gets what was read and what follows, in one reading', async () => {
  const { source, readings } = watched();
  const finished: unknown[] = [];
  const reading = sharedReading(source, 100, (kept, unread) =>
    finished.push(
      kept.map(({ mark }) => mark),
      unread,
    ),
  );
  expect(await read(reading.slices(), 3)).toBe('ABCD');
  expect(finished).toEqual([]);
  expect(await read(reading.slices())).toBe(TEXT);
  expect(await read(reading.slices())).toBe(TEXT);
  expect(readings).toEqual([0]);
  expect(finished).toEqual([[0, 2, 4, 6, 8], null, [0, 2, 4, 6, 8], null]);
});

test('beyond its room a text is read again from the first slice that was not kept', async () => {
  const { source, readings } = watched();
  const reading = sharedReading(source, 5, () => {});
  expect(await read(reading.slices(), 7)).toBe('ABCDEFGH');
  expect(await read(reading.slices())).toBe(TEXT);
  expect(readings).toEqual([0, 4]);
});

test('it is read ahead as far as there is room, and on from there', async () => {
  const { source, readings } = watched();
  const reading = sharedReading(source, 5, () => {});
  reading.readAhead();
  await settled();
  expect(await read(reading.slices(), 1)).toBe('AB');
  expect(await read(reading.slices())).toBe(TEXT);
  expect(readings).toEqual([0]);
});

test('who asks while it is being read ahead waits for what is on its way', async () => {
  const { source, readings } = watched();
  const reading = sharedReading(source, 100, () => {});
  reading.readAhead();
  expect(await read(reading.slices())).toBe(TEXT);
  expect(readings).toEqual([0]);
});

test('two who ask at the same time do not disturb each other', async () => {
  const { source } = watched();
  const reading = sharedReading(source, 100, () => {});
  expect(await Promise.all([read(reading.slices()), read(reading.slices())])).toEqual([TEXT, TEXT]);
});

test('a fault is reported to who asks, and not before', async () => {
  const broken: ByteSource = {
    ...watched().source,
    async *slices() {
      yield { bytes: new TextEncoder().encode('AB'), mark: 0 };
      throw new Error('gone');
    },
  };
  const reading = sharedReading(broken, 100, () => {});
  reading.readAhead();
  await settled();
  await expect(read(reading.slices())).rejects.toThrow('gone');
});
