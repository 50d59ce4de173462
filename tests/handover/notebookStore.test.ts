import { afterEach, expect, test, vi } from 'vitest';
import type { NotebookStep } from '#src/engine/handover/notebook.ts';
import { storedNotebook, storeNotebook } from '#src/engine/handover/notebookStore.ts';

afterEach(() => vi.unstubAllGlobals());

const STEP: NotebookStep = { id: 1, calculator: 'bmi', fragment: '', inputs: [], line: 'x', hands: [], takes: [] };

/** A storage in memory. */
function storage(broken: { readonly write?: true } = {}) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (broken.write) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

test('the steps come back, and an empty notebook leaves nothing behind', () => {
  const kept = storage();
  expect(storedNotebook()).toEqual({ steps: [], fault: null });
  expect(storeNotebook([STEP])).toBeNull();
  expect(storedNotebook()).toEqual({ steps: [STEP], fault: null });
  expect(storeNotebook([])).toBeNull();
  expect(kept.size).toBe(0);
});

test('without storage there is a sentence', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storedNotebook()).toMatchObject({ steps: [], fault: expect.stringContaining('as long as its page is open') });
  expect(storeNotebook([STEP])).toContain('could not store');
});

test('full storage keeps what was there and says so', () => {
  const kept = storage({ write: true });
  kept.set('notebook', 'before');
  expect(storeNotebook([STEP])).toContain('could not store');
  expect(kept.get('notebook')).toBe('before');
});

test('a damaged notebook is not overwritten by reading it', () => {
  const kept = storage();
  kept.set('notebook', '{"kind":');
  expect(storedNotebook()).toMatchObject({ steps: [], fault: expect.stringContaining('could not be read') });
  expect(kept.get('notebook')).toBe('{"kind":');
});
