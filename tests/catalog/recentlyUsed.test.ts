import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOldList, forgetUsed, MOST_RECENT, recentlyUsed, rememberUsed } from '#src/site/catalog/recentlyUsed.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the newest comes first, each once, and the oldest are forgotten', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) rememberUsed(id);
  expect(recentlyUsed()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(recentlyUsed()).toHaveLength(MOST_RECENT);
});

test('all are forgotten when asked', () => {
  rememberUsed('a');
  forgetUsed();
  expect(recentlyUsed()).toEqual([]);
  expect(stored.size).toBe(0);
});

test.each(['{', '{"a":1}', 'null', '7', '"a"', '[1,null,{"id":"a"}]'])('what is stored as %s gives nothing', (text) => {
  stored.set('recent-calculators', text);
  expect(recentlyUsed()).toEqual([]);
  rememberUsed('a');
  expect(recentlyUsed()).toEqual(['a']);
});

test('the list of older versions, which named pages on toxicity and medicine too, is dropped', () => {
  stored.set('recently-used', '["dog-metacam","ph-analysis"]');
  rememberUsed('a');
  dropOldList();
  expect(recentlyUsed()).toEqual(['a']);
  expect([...stored.values()].join()).not.toContain('dog-metacam');
});

test('where storage is forbidden nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  rememberUsed('a');
  expect(recentlyUsed()).toEqual([]);
  forgetUsed();
  dropOldList();
});
