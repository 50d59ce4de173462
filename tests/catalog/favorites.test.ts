import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favorites, isFavorite, onFavorites, setFavorite } from '#src/site/catalog/favorites.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the newest comes first, each once, and what is taken off is gone', () => {
  for (const id of ['molarity', 'dog-metacam', 'pka', 'molarity']) setFavorite(id, true);
  expect(favorites()).toEqual(['molarity', 'pka', 'dog-metacam']);
  setFavorite('pka', false);
  expect(favorites()).toEqual(['molarity', 'dog-metacam']);
  expect([isFavorite('molarity'), isFavorite('pka')]).toEqual([true, false]);
});

test.each(['{', '{"a":1}', 'null', '7', '[1,null]'])('what is stored as %s gives nothing', (text) => {
  stored.set('favorite-calculators', text);
  expect(favorites()).toEqual([]);
});

test('those who listen are told, until they no longer listen', () => {
  const listener = vi.fn();
  const end = onFavorites(listener);
  setFavorite('pka', true);
  end();
  setFavorite('pka', false);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('where storage is forbidden nothing is marked, and nothing breaks', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  setFavorite('pka', true);
  expect(isFavorite('pka')).toBe(false);
});
