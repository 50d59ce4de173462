import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unitStore } from '#src/engine/form/unitStore.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { withUnitFields } from '#src/engine/kit/unitFields.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const KEY = 'units:cell-size';
const fields = withUnitFields({
  size: { kind: 'number', label: 'Size', ...measuredIn('length', 'µm', 'nm', 'mm') },
  mass: { kind: 'number', label: 'Mass', ...measuredIn('mass', 'g', 'mg') },
  name: { kind: 'text', label: 'Name' },
});
const store = unitStore('cell-size', { fields });

test('what was chosen comes back', () => {
  store.write('size_unit', 'nm');
  expect(stored.get(KEY)).toBe('{"size_unit":"nm"}');
  expect(store.read()).toEqual({ size_unit: 'nm' });
});

test('a choice leaves those from before alone', () => {
  store.write('size_unit', 'nm');
  store.write('mass_unit', 'mg');
  expect(store.read()).toEqual({ size_unit: 'nm', mass_unit: 'mg' });
  store.write('size_unit', 'µm');
  expect(store.read()).toEqual({ mass_unit: 'mg' });
});

test('the default unit is not stored', () => {
  store.write('size_unit', 'nm');
  store.write('size_unit', 'µm');
  expect([...stored.keys()]).toEqual([]);
});

test.each(['', '{', 'null', '7', '[]', '{"size_unit":"km"}', '{"size_unit":7}', '{"size":"nm"}', '{"__proto__":{}}'])(
  'reads nothing from %s',
  (text) => {
    stored.set(KEY, text);
    expect(store.read()).toEqual({});
  },
);

test('a storage that is forbidden is no error', () => {
  const refuse = () => {
    throw new DOMException('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => store.write('size_unit', 'nm')).not.toThrow();
  expect(store.read()).toEqual({});
});

test('pages on toxicity and medicine store nothing, and ignore anything stored', () => {
  const cautious = unitStore('cell-size', { fields, resultAfterEdit: 'removed' });
  cautious.write('size_unit', 'nm');
  expect([...stored.keys()]).toEqual([]);
  stored.set(KEY, '{"size_unit":"nm"}');
  expect(cautious.read()).toEqual({});
});
