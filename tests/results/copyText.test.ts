/** Copying to the clipboard, and the error messages when it fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText, TextNotMade } from '#src/engine/results/copyText.ts';

type Offered = Readonly<Record<string, Blob | Promise<Blob>>>;

const REFUSAL = new DOMException('denied', 'NotAllowedError');
const written: string[] = [];
let refuses = false;

/** As in browsers: text that could not be produced is rejected with the browser's own error. */
async function write([item]: readonly { readonly offered: Offered }[]): Promise<void> {
  if (refuses) throw REFUSAL;
  try {
    const blob = await item?.offered['text/plain'];
    written.push((await blob?.text()) ?? '');
  } catch {
    throw new DOMException('no data', 'DataError');
  }
}

beforeEach(() => {
  written.length = 0;
  refuses = false;
  const writeText = async (text: string) => {
    if (refuses) throw REFUSAL;
    written.push(text);
  };
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly offered: Offered;
      constructor(offered: Offered) {
        this.offered = offered;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a text, and a text that is still being made', async () => {
  await copyText('at once');
  await copyText(Promise.resolve('later'));
  expect(written).toEqual(['at once', 'later']);
});

test('a text that could not be produced differs from a denial by the browser', async () => {
  await expect(copyText(Promise.reject(new Error('the worker is gone')))).rejects.toThrow(TextNotMade);
  refuses = true;
  await expect(copyText('at once')).rejects.toBe(REFUSAL);
  await expect(copyText(Promise.resolve('later'))).rejects.toBe(REFUSAL);
  // After a denial, a later failure of the text must not be an unhandled rejection.
  await expect(copyText(new Promise(() => {}))).rejects.toBe(REFUSAL);
});

test('a browser without such a clipboard refuses', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  await expect(copyText(Promise.resolve('later'))).rejects.not.toThrow(TextNotMade);
});
