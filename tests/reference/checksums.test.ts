/**
 * Every table of `workers/reference` matches its recorded checksum, so that no number and no word changes unnoticed.
 */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ISOTOPES } from '#workers/reference/isotopes.ts';
import { PKW } from '#workers/reference/physicalConstants.ts';
import { allChanges, CHECKSUM_FILE, readRecorded, tableChanges } from './checksums/recordedChecksums.ts';
import { REFERENCE_FILES } from './checksums/referenceTables.ts';
import { canonicalText, entriesOf } from './checksums/tableEntries.ts';
import { main } from './checksums/writeChecksums.ts';

const RECORDED = readRecorded();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('no table differs from its checksum; if the source says so, run npm run checksums and name the source', () => {
  expect(allChanges(REFERENCE_FILES, RECORDED)).toEqual([]);
});

test.each(REFERENCE_FILES)('$file is recorded with its sources and its origin', ({ file, sources }) => {
  expect(RECORDED.files[file]?.sources).toBe(sources.join(', '));
  expect(RECORDED.files[file]?.taken).toMatch(/^[A-Z].*\.$/);
});

describe('a complaint', () => {
  const change = (table: unknown) => tableChanges('isotopes', 'ISOTOPES', table, RECORDED);
  const carbon = ISOTOPES.C ?? [];

  test('names table, entry and the current value', () => {
    const mass = carbon.map(([number, mass, share]) => [number, number === 13 ? 13.00335483535 : mass, share]);
    expect(change({ ...ISOTOPES, C: mass })).toEqual([
      'isotopes → ISOTOPES → C.13 changed: now [13,13.00335483535,1.07]',
    ]);
    expect(tableChanges('physicalConstants', 'PKW', PKW - 0.005, RECORDED)).toEqual([
      'physicalConstants → PKW changed: now 13.995',
    ]);
  });

  test('reports new, missing and moved entries', () => {
    expect(change({ ...ISOTOPES, C: [...carbon, [14, 14.003241988, 0]] })).toEqual([
      'isotopes → ISOTOPES → C.14 is new: now [14,14.003241988,0]',
    ]);
    expect(change({ ...ISOTOPES, C: carbon.slice(0, 1) })).toEqual(['isotopes → ISOTOPES → C.13 is gone']);
    expect(change(Object.fromEntries(Object.entries(ISOTOPES).toReversed()))).toEqual([
      'isotopes → ISOTOPES has another order',
    ]);
  });

  test('reports a table that is not recorded, and one that no longer exists', () => {
    const file = { file: 'isotopes', tables: { RADIOISOTOPES: {} }, sources: [] };
    expect(allChanges([file], { files: { isotopes: RECORDED.files.isotopes as never }, entries: {} })).toEqual([
      'isotopes → RADIOISOTOPES has no checksum',
      'isotopes → ISOTOPES is gone',
      'isotopes → LABEL_ISOTOPES is gone',
    ]);
  });
});

describe('entries', () => {
  test('go by key, label or place, down to what holds single values', () => {
    const table = {
      a: { dose: { min: 1, list: [1, 2] }, note: 'x' },
      b: [
        [12, 0.9],
        [13, 0.1],
      ],
      c: ['x', 'y'],
    };
    const pathsOf = (value: unknown) => entriesOf(value).map(({ path }) => path);
    expect(pathsOf(table)).toEqual(['a.dose', 'a.note', 'b.12', 'b.13', 'c']);
    expect(pathsOf([{ id: 'x' }, { id: 'y' }])).toEqual(['x', 'y']);
    expect(pathsOf([{ id: 'x' }, { id: 'x' }])).toEqual(['0', '1']);
    expect(entriesOf(7)).toEqual([{ path: '', keys: [], value: 7 }]);
  });

  test('differ down to the sign of zero, but not by the order of their fields', () => {
    expect(canonicalText({ b: [1, null], a: 'x' })).toBe('{"a":"x","b":[1,null]}');
    expect(canonicalText(-0)).not.toBe(canonicalText(0));
    for (const value of [Number.NaN, undefined, new Map(), () => 1])
      expect(() => canonicalText(value)).toThrow(TypeError);
  });
});

test('nothing is recorded in CI', async () => {
  vi.stubEnv('CI', '1');
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const before = readFileSync(CHECKSUM_FILE, 'utf8');
  expect(await main()).toBe(1);
  expect(complaint).toHaveBeenCalledOnce();
  expect(readFileSync(CHECKSUM_FILE, 'utf8')).toBe(before);
});
