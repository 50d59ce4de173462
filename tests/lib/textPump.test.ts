/** The page's end alone: what it answers to a pull. */
import { afterEach, expect, test } from 'vitest';
import { type Filled, type Pull, serveText } from '#workers/lib/textPump.ts';

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
  return async (pull: Pull): Promise<Omit<Filled, 'buffer'> & { text: string }> => {
    const answer = new Promise<void>((resolve) => {
      wake = resolve;
    });
    port2.postMessage(pull, pull.buffer === null ? [] : [pull.buffer]);
    await answer;
    const { buffer, ...rest } = arrived.pop() as Filled;
    return { ...rest, text: new TextDecoder().decode(new Uint8Array(buffer, 0, rest.written)) };
  };
}

const pull = (reading: number, from = 0, bytes = 8): Pull => ({ reading, from, buffer: new ArrayBuffer(bytes) });

test('each pull of a reading goes on where the last one ended', async () => {
  const next = pump('ACGTACGTAC');
  expect(await next(pull(1))).toEqual({ reading: 1, written: 8, mark: 0, end: 8, text: 'ACGTACGT' });
  expect(await next(pull(1))).toEqual({ reading: 1, written: 2, mark: 8, end: 10, text: 'AC' });
  expect(await next(pull(1))).toEqual({ reading: 1, written: 0, mark: 10, end: 10, text: '' });
});

test('readings have places of their own, and begin where they are told', async () => {
  const next = pump('ACGTACGTAC');
  await next(pull(1));
  expect(await next(pull(2, 3))).toMatchObject({ reading: 2, mark: 3, text: 'TACGTAC' });
  expect(await next(pull(1))).toMatchObject({ reading: 1, mark: 8 });
});

test('what no longer fits comes first in the next slice, and no character is cut', async () => {
  const next = pump('ééé🧬🧬');
  expect(await next(pull(1))).toMatchObject({ text: 'ééé', end: 3 });
  expect(await next(pull(1))).toMatchObject({ text: '🧬🧬', mark: 3, end: 7 });
});

test('a reading that is over is forgotten', async () => {
  const next = pump('ACGTACGTAC');
  await next(pull(1));
  next({ reading: 1, from: 0, buffer: null });
  expect(await next(pull(1))).toMatchObject({ mark: 0 });
});
