/** The page's end alone: its response to a pull. */
import { afterEach, expect, test } from 'vitest';
import { type Filled, type FilledSlice, type Pull, serveText } from '#workers/streams/textPump.ts';

let ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports) port.close();
  ports = [];
});

function pump(text: string) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  serveText(text, port1);
  const arrived: Filled[] = [];
  let wake = () => {};
  port2.onmessage = ({ data }: MessageEvent<Filled>) => {
    arrived.push(data);
    wake();
  };
  return async (pull: Pull): Promise<readonly (Omit<FilledSlice, 'buffer'> & { text: string })[]> => {
    const answer = new Promise<void>((resolve) => {
      wake = resolve;
    });
    port2.postMessage(pull, [...(pull.buffers ?? [])]);
    await answer;
    const { reading, slices } = arrived.pop() as Filled;
    expect(reading).toBe(pull.reading);
    return slices.map(({ buffer, ...rest }) => ({
      ...rest,
      text: new TextDecoder().decode(new Uint8Array(buffer, 0, rest.written)),
    }));
  };
}

const pull = (reading: number, from = 0, count = 1): Pull => ({
  reading,
  from,
  buffers: Array.from({ length: count }, () => new ArrayBuffer(8)),
});

test('each pull of a reading goes on where the last one ended', async () => {
  const next = pump('ACGTACGTAC');
  expect(await next(pull(1))).toEqual([{ written: 8, mark: 0, end: 8, text: 'ACGTACGT' }]);
  expect(await next(pull(1))).toEqual([{ written: 2, mark: 8, end: 10, text: 'AC' }]);
  expect(await next(pull(1))).toEqual([{ written: 0, mark: 10, end: 10, text: '' }]);
});

test('readings have independent positions, and begin where requested', async () => {
  const next = pump('ACGTACGTAC');
  await next(pull(1));
  expect(await next(pull(2, 3))).toMatchObject([{ mark: 3, text: 'TACGTAC' }]);
  expect(await next(pull(1))).toMatchObject([{ mark: 8 }]);
});

test('text that no longer fits comes first in the next slice, and no character is cut', async () => {
  const next = pump('ééé🧬🧬');
  expect(await next(pull(1))).toMatchObject([{ text: 'ééé', end: 3 }]);
  expect(await next(pull(1))).toMatchObject([{ text: '🧬🧬', mark: 3, end: 7 }]);
});

test('a reading that is over is forgotten', async () => {
  const next = pump('ACGTACGTAC');
  await next(pull(1));
  next({ reading: 1, from: 0, buffers: null });
  expect(await next(pull(1))).toMatchObject([{ mark: 0 }]);
});

test('several buffers are filled in order, and those after the end are returned empty', async () => {
  const next = pump('ACGTACGTAC');
  expect(await next(pull(1, 0, 3))).toEqual([
    { written: 8, mark: 0, end: 8, text: 'ACGTACGT' },
    { written: 2, mark: 8, end: 10, text: 'AC' },
    { written: 0, mark: 10, end: 10, text: '' },
  ]);
});
