import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { readSource } from '#tests/support/readSource.ts';
import type { ByteSource } from '#workers/contract.ts';
import { type KeptText, keptText, MOST_KEPT } from '#workers/streams/keptText.ts';

/** A text of slices of 100,000 bytes, and the marks from which it was read itself. */
function watched(length: number): { source: ByteSource; text: string; readings: number[] } {
  const text = Array.from({ length }, (_, index) => String.fromCharCode(65 + (index % 23))).join('');
  const cuts = Array.from({ length: Math.floor(length / 100_000) }, (_, index) => (index + 1) * 100_000);
  const source = cutSource(text, cuts, 'file');
  const readings: number[] = [];
  const slices = (from = 0) => {
    readings.push(from);
    return source.slices(from);
  };
  return { source: { ...source, slices }, text, readings };
}

/** Reads the text as a validation does. */
async function validated({ openAnew }: KeptText, mark = 0): Promise<string> {
  const opened = openAnew();
  const { text } = await readSource(opened.source, mark);
  await opened.close();
  return text;
}

/** Reads no more than the first slice. */
async function lookedAt(source: ByteSource): Promise<void> {
  for await (const { bytes } of source.slices()) if (bytes.length > 0) return;
}

test('a short text that was read once is not read again for its results, from any mark', async () => {
  const { source, text, readings } = watched(250_000);
  const kept = keptText(source);
  expect((await validated(kept)) === text).toBe(true);
  for (const mark of [0, 100_000, 200_000]) {
    expect((await readSource(kept.again, mark)).text === text.slice(mark)).toBe(true);
  }
  expect(readings).toEqual([0]);
});

test('of a long text its beginning is kept', async () => {
  const { source, text, readings } = watched(MOST_KEPT + 1);
  const kept = keptText(source);
  await validated(kept);
  await lookedAt(kept.again);
  expect(readings).toEqual([0]);
  expect((await readSource(kept.again)).text === text).toBe(true);
  expect(readings).toEqual([0, 200_000]);
  expect((await readSource(kept.again, 300_000)).text === text.slice(300_000)).toBe(true);
});

test('a text that turns out to be longer than its file is kept no farther than the beginning of any long text', async () => {
  const { source, text, readings } = watched(MOST_KEPT + 100_000);
  const kept = keptText({ ...source, progress: () => ({ done: 0, total: 1000, unit: 'bytes' as const }) });
  await validated(kept);
  expect((await readSource(kept.again)).text === text).toBe(true);
  expect(readings).toEqual([0, 200_000]);
});

test('what is validated is always read anew, once, and a reading that ended early keeps nothing', async () => {
  const { source, text, readings } = watched(250_000);
  const kept = keptText(source);
  const opened = kept.openAnew();
  await lookedAt(opened.source);
  await opened.close();
  expect((await readSource(kept.again)).text === text).toBe(true);
  expect(readings).toEqual([0, 0]);
  await validated(kept);
  const another = kept.openAnew();
  await lookedAt(another.source);
  expect((await readSource(another.source)).text === text).toBe(true);
  await another.close();
  expect(readings).toEqual([0, 0, 0, 0]);
  expect((await validated(kept, 100_000)) === text.slice(100_000)).toBe(true);
  expect(readings).toEqual([0, 0, 0, 0, 100_000]);
});

test('slices that were kept stay as they were', async () => {
  const { source, text } = watched(250_000);
  const kept = keptText(source);
  await validated(kept);
  const pieces: string[] = [];
  const seen: Uint8Array[] = [];
  for await (const { bytes } of kept.again.slices()) seen.push(bytes);
  for (const bytes of seen) pieces.push(new TextDecoder().decode(bytes));
  expect(pieces.join('') === text).toBe(true);
});

describe('a text that was read ahead', () => {
  test('is not read again when it is validated, but is the next time', async () => {
    const { source, text, readings } = watched(250_000);
    const kept = keptText(source);
    kept.readAhead();
    await settled();
    expect(readings).toEqual([0]);
    expect((await validated(kept)) === text).toBe(true);
    expect((await readSource(kept.again)).text === text).toBe(true);
    expect(readings).toEqual([0]);
    expect((await validated(kept)) === text).toBe(true);
    expect(readings).toEqual([0, 0]);
  });

  test('is read on where it is long', async () => {
    const { source, text, readings } = watched(MOST_KEPT + 700_000);
    const kept = keptText(source);
    kept.readAhead();
    await settled();
    expect((await validated(kept)) === text).toBe(true);
    expect(readings).toEqual([0]);
    await lookedAt(kept.again);
    expect((await readSource(kept.again)).text === text).toBe(true);
    expect(readings).toEqual([0, 200_000]);
  });

  test('is refused where it has changed since, and only then', async () => {
    const { source } = watched(250_000);
    let isChanged = false;
    const kept = keptText(source, async () => {
      if (isChanged) throw new Error('changed');
    });
    kept.readAhead();
    await settled();
    isChanged = true;
    await expect(validated(kept)).rejects.toThrow('changed');
    // What is read now is as it is now.
    await validated(kept);
  });

  test('is closed where it is not asked for', async () => {
    const { source, readings } = watched(MOST_KEPT + 700_000);
    let isOver = false;
    async function* slices() {
      try {
        yield* source.slices();
      } finally {
        isOver = true;
      }
    }
    const kept = keptText({ ...source, slices });
    kept.readAhead();
    kept.readAhead();
    kept.close();
    await settled();
    expect(isOver).toBe(true);
    expect(readings).toEqual([0]);
  });
});

/** After everything that needs no event. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
