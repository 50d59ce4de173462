import { describe, expect, test } from 'vitest';
import { existingDate, filled, missingWords } from '#src/engine/kit/ready.ts';

describe('filled', () => {
  const ready = filled('name', 'kind');

  test.each([
    [{ name: 'Bella', kind: 'dog' }, true],
    [{ name: ' ', kind: 'dog' }, false],
    [{ name: 'Bella', kind: '' }, false],
    [{ name: 'Bella' }, false],
    [{ name: 'Bella', kind: false }, false],
    [{ name: 'Bella', kind: true }, true],
    [
      {
        name: { held: 'text-1', name: 'Pasted text', size: 9, unit: 'characters' as const, firstLine: 'ACGT' },
        kind: 'dog',
      },
      true,
    ],
  ])('%j: %s', (draft, isReady) => {
    expect(ready(draft)).toBe(isReady);
  });
});

describe('existingDate', () => {
  const ready = existingDate('date', 1900, 2100);

  test.each([
    ['2024-02-29', true],
    ['1900-01-01', true],
    ['2100-12-31', true],
    ['2023-02-29', false],
    ['2024-02-30', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['1899-12-31', false],
    ['2101-01-01', false],
    ['12024-01-01', false],
    ['2024-1-1', false],
    ['', false],
    ['today', false],
  ])('%j: %s', (date, isReady) => {
    expect(ready({ date })).toBe(isReady);
  });

  test('is not ready without the field', () => {
    expect(ready({})).toBe(false);
  });
});

describe('missingWords', () => {
  test('are the same always, or follow what is in the boxes', () => {
    expect(missingWords({ missing: 'Enter a date.' }, {})).toBe('Enter a date.');
    const missing = ({ date }: { readonly [key: string]: unknown }) => `Not ${String(date)}.`;
    expect(missingWords({ missing }, { date: 'today' })).toBe('Not today.');
  });
});
