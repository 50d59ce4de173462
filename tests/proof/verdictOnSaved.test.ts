/** What is said of a saved result, and what is taken for one. */
import { describe, expect, test } from 'vitest';
import { draftOfInput, heldNames } from '#src/engine/proof/draftOfInput.ts';
import { type SavedResult, savedResults } from '#src/engine/proof/savedResult.ts';
import { verdictOnSaved } from '#src/engine/proof/verdictOnSaved.ts';

const SAVED: SavedResult = {
  calculator: 'ph-analysis',
  formula: 'ph-analysis',
  version: '1.0',
  input: { pH: 7.4 },
  result: { pOH: 6.6, type: 'basic', list: [1, 2] },
  told: {},
};
const TOLD = { says: ['Basic at pH 7.4.'], shown: [{ field: 'pOH', label: 'pOH', text: '6.60' }] };

function words(result: unknown, version = '2.0', saved = SAVED): string {
  return verdictOnSaved(saved, { input: saved.input, result, told: TOLD }, version).words;
}

describe('a verdict', () => {
  test('agrees, up to the last digits of a power', () => {
    expect(
      verdictOnSaved(
        SAVED,
        { input: { pH: 7.4, learnt: 1 }, result: { ...(SAVED.result as object) }, told: TOLD },
        '2.0',
      ),
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
    expect(verdictOnSaved(SAVED, { input: { pH: 7 }, result: SAVED.result, told: TOLD }, '2.0').words).toContain(
      'differs in input.pH',
    );
  });

  test('has no figure on toxicity and medicine', () => {
    const { words: strict } = verdictOnSaved(
      SAVED,
      { input: SAVED.input, result: { pOH: 7 }, told: TOLD },
      '2.0',
      true,
    );
    expect(strict).toContain('differs in pOH, type, list, because');
  });
});

describe('what people read', () => {
  function told(more: Readonly<Record<string, unknown>>, version = '1.0'): string {
    return words(SAVED.result, version, { ...SAVED, told: { ...TOLD, ...more } });
  }

  test('is proved as well: each sentence and each figure', () => {
    expect(told({})).toContain('agrees');
    expect(told({ says: ['Drink it.'] })).toBe(
      'The saved result differs in says.0 (saved ‘Drink it.’, now ‘Basic at pH 7.4.’), although version 1.0 computed both: the file was changed after it was saved.',
    );
    expect(told({ shown: [{ ...TOLD.shown[0], text: '9.99' }] })).toContain('differs in shown.0.text');
    expect(told({ shown: [{ ...TOLD.shown[0], unit: 'L' }] })).toContain('differs in shown.0.unit');
    expect(told({ says: [] }, '2.0')).toContain('because version 1.0 computed it');
  });

  test('that nothing computes is a difference; what a table brought along is named as not proved', () => {
    expect(told({ note: 'Checked by an office' })).toContain(
      'differs in note (saved ‘Checked by an office’, now nothing)',
    );
    expect(told({ kept: { Name: 'Rex' }, sources: [] })).toMatch(/agrees .*\. Not part of the proof: kept, sources\.$/);
  });

  test('an input of which no use is made is named as not proved', () => {
    const more = { ...SAVED, input: { ...SAVED.input, advice: 'Drink it.' } };
    expect(verdictOnSaved(more, { input: SAVED.input, result: SAVED.result, told: TOLD }, '1.0')).toEqual({
      agrees: true,
      words:
        'The saved result agrees with what version 1.0 computes from its inputs. Not part of the proof: input.advice.',
    });
  });

  test('days in words may be written otherwise elsewhere', () => {
    const dated = { ...SAVED, told: { says: ['Due on 2. März 2024.'] }, result: { due: '2024-03-02' } };
    const now = { input: SAVED.input, result: dated.result, told: { says: ['Due on March 2, 2024.'] } };
    expect(verdictOnSaved(dated, now, '1.0').words).toContain('or written where days are written otherwise.');
  });
});

describe('a saved result', () => {
  test('is an object or a list of them, with calculator, input and result', () => {
    const { version, told: _, ...rest } = SAVED;
    const site = { name: 'Pipette & Paw', version };
    const told = { formula: 'ph-analysis', site: { name: site.name }, says: TOLD.says };
    expect(savedResults({ ...rest, site, says: TOLD.says, saved: '2026', page: '/', link: '/' })).toEqual([
      { ...SAVED, told },
    ]);
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
