import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftStore } from '#src/engine/form/draftStore.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const KEY = 'draft:cell-size';
const store = draftStore('cell-size', {});

describe('a store of drafts', () => {
  test('gives back what was written, to its own calculator alone', () => {
    store.write({ size: '7' });
    expect(store.read().values).toEqual({ size: '7' });
    expect(draftStore('pka', {}).read().values).toBeUndefined();
  });

  test('keeps only the name of a text that is held outside the page', () => {
    const held = { held: 'text-1', name: 'a.fa', size: 9, unit: 'bytes', firstLine: '>secret' } as const;
    store.write({}, [held]);
    expect(store.read()).toEqual({ format: 1, values: {}, lost: [{ name: 'a.fa', unit: 'bytes' }] });
  });

  test('forgets on demand, and when there is nothing to keep', () => {
    store.write({ size: '7' });
    store.forget();
    expect([...stored.keys()]).toEqual([]);
    store.write({ size: '7' });
    store.write({});
    expect([...stored.keys()]).toEqual([]);
  });

  test.each([
    [''],
    ['{'],
    ['null'],
    ['7'],
    ['"x"'],
    ['[]'],
    ['{"values":{}}'],
    ['{"format":0,"values":{}}'],
    ['{"format":1}'],
  ])('reads nothing from %s', (text) => {
    stored.set(KEY, text);
    expect(store.read().values).toBeUndefined();
  });

  test('stores nothing of a page on toxicity or medicine, and ignores anything stored for it', () => {
    const strict = draftStore('cell-size', { resultAfterEdit: 'removed' });
    strict.write({ size: '7' });
    expect([...stored.keys()]).toEqual([]);
    store.write({ size: '7' });
    expect(strict.read().values).toBeUndefined();
  });

  test('where it is full, an older draft does not come back in place of the newest', () => {
    store.write({ size: '7' });
    vi.stubGlobal('sessionStorage', {
      ...sessionStorage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => store.write({ size: '8' })).not.toThrow();
    expect(store.read().values).toBeUndefined();
  });

  test('where storage is forbidden, it keeps nothing and breaks nothing', () => {
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        },
      ),
    );
    expect(() => store.write({ size: '7' })).not.toThrow();
    expect(() => store.forget()).not.toThrow();
    expect(store.read().values).toBeUndefined();
  });
});
