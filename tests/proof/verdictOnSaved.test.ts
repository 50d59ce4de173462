/** What is said of a saved result, and what is taken for one. */
import { describe, expect, test } from 'vitest';
import { draftOfInput, heldNames } from '#src/proof/draftOfInput.ts';
import { type SavedResult, savedResults } from '#src/proof/savedResult.ts';
import { verdictOnSaved } from '#src/proof/verdictOnSaved.ts';

const SAVED: SavedResult = {
  calculator: 'ph-analysis',
  formula: 'ph-analysis',
  version: '1.0',
  input: { pH: 7.4 },
  result: { pOH: 6.6, type: 'basic', list: [1, 2] },
};

function words(result: unknown, version = '2.0', saved = SAVED): string {
  return verdictOnSaved(saved, { input: saved.input, result }, version).words;
}

describe('a verdict', () => {
  test('agrees, up to the last digits of a power', () => {
    expect(
      verdictOnSaved(SAVED, { input: { pH: 7.4, learnt: 1 }, result: { ...(SAVED.result as object) } }, '2.0'),
    ).toEqual({
      agrees: true,
      words: 'The saved result agrees with what version 2.0 computes from its inputs.',
    });
    expect(words({ pOH: 6.6 * (1 + 1e-14), type: 'basic', list: [1, 2] })).toContain('agrees');
    expect(words({ pOH: 6.6 * (1 + 1e-10), type: 'basic', list: [1, 2] })).toContain('differs in pOH');
  });

  test('names where it differs, and why: another version, or a change after it was saved', () => {
    const other = { pOH: 7, type: 'basic', list: [1, 3] };
    expect(words(other)).toBe(
      'The saved result differs in pOH (saved 6.6, now 7), list.1 (saved 2, now 3), because version 1.0 computed it and this is version 2.0.',
    );
    expect(words(other, '1.0')).toMatch(
      /although version 1\.0 computed both: the file was changed after it was saved\.$/,
    );
    expect(words(other, '2.0', { ...SAVED, version: null })).toContain(
      'the file does not say which version computed it',
    );
  });

  test('names three places and counts the others; a key that is missing is a difference', () => {
    expect(words({})).toBe(
      'The saved result differs in pOH (saved 6.6, now nothing), type (saved ‘basic’, now nothing), list (saved [1,2], now nothing), because version 1.0 computed it and this is version 2.0.',
    );
    expect(words({ list: [1, 2, 3, 4], pOH: 1, type: 'x' })).toMatch(/and 1 more, because/);
  });

  test('says that inputs are refused now, and that another input was used', () => {
    expect(verdictOnSaved(SAVED, { refused: 'Please enter a pH' }, '2.0')).toMatchObject({ agrees: false });
    expect(verdictOnSaved(SAVED, { input: { pH: 7 }, result: SAVED.result }, '2.0').words).toContain(
      'differs in input.pH',
    );
  });

  test('has no figure on toxicity and medicine', () => {
    const { words: strict } = verdictOnSaved(SAVED, { input: SAVED.input, result: { pOH: 7 } }, '2.0', true);
    expect(strict).toContain('differs in pOH, type, list, because');
  });
});

describe('a saved result', () => {
  test('is an object or a list of them, with calculator, input and result', () => {
    const { version, ...rest } = SAVED;
    expect(savedResults({ ...rest, site: { version } })).toEqual([SAVED]);
    expect(savedResults([rest, rest])).toHaveLength(2);
  });

  test.each([
    null,
    [],
    7,
    'text',
    {},
    { calculator: '../x', input: {}, result: 1 },
    { calculator: 'pka', input: [], result: 1 },
    { calculator: 'pka', input: {} },
    [{ calculator: 'pka', input: {}, result: 1 }, {}],
  ])('is not %j', (json) => expect(savedResults(json)).toBeNull());
});

describe('the draft of an input', () => {
  test('has numbers as typed, blank boxes for what is missing, and nothing that does not fit', () => {
    const fields = {
      size: { kind: 'number', label: 'Size', initial: 5 },
      shape: { kind: 'choice', label: 'Shape', look: 'menu', options: [{ value: 'a', label: 'A' }], initial: 'a' },
      sure: { kind: 'checkbox', label: 'Sure', confirms: [] },
      list: {
        kind: 'rows',
        label: 'List',
        rowName: 'row',
        minRows: 2,
        row: { count: { kind: 'number', label: 'Count' } },
      },
    } as const;
    expect(draftOfInput(fields, { size: 1e-7, shape: 'z', sure: true, list: [{ count: 3 }] })).toEqual({
      size: '1e-7',
      shape: 'a',
      sure: false,
      list: [{ count: '3' }, { count: '' }],
    });
    expect(draftOfInput(fields, {}).size).toBe('');
  });

  test('a text that was held outside the page is known by its name alone', () => {
    expect(
      heldNames({ sequence: { held: 'text-1', name: 'genome.fa', size: 9, unit: 'bytes', firstLine: '' } }),
    ).toEqual(['genome.fa']);
  });
});
