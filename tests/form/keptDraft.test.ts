import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { keptOf, withKept } from '#src/engine/form/keptDraft.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { carried } from '#tests/support/carried.ts';
import { sampledCalculators } from '#tests/support/everyCalculator.ts';

const FIELDS: AnyFields = {
  size: { kind: 'number', label: 'Size', initial: 1 },
  day: { kind: 'date', label: 'Day', initial: 'today' },
  checked: { kind: 'checkbox', label: 'I have checked', confirms: [] },
  sequence: { kind: 'sequence', label: 'Sequence' },
  phases: {
    kind: 'group',
    label: 'Phases',
    fields: { g1: { kind: 'number', label: 'G1' }, s: { kind: 'number', label: 'S' } },
  },
  species: {
    kind: 'rows',
    label: 'Species',
    rowName: 'species',
    minRows: 1,
    row: { count: { kind: 'number', label: 'Count' } },
  },
};
const BLANK: Values = {
  size: '1',
  day: '2025-06-01',
  checked: false,
  sequence: '',
  phases: { g1: '', s: '' },
  species: [{ count: '' }],
};

describe('the stored part of a draft', () => {
  test('nothing of a blank one', () => {
    expect(keptOf(FIELDS, BLANK, structuredClone(BLANK) as Values)).toEqual({});
  });

  test('what was changed, and of a group that part alone', () => {
    const draft = { ...BLANK, size: '7', phases: { g1: '40', s: '' } };
    expect(keptOf(FIELDS, BLANK, draft)).toEqual({ size: '7', phases: { g1: '40' } });
  });

  test('an emptied box as well', () => {
    expect(keptOf(FIELDS, BLANK, { ...BLANK, size: '' })).toEqual({ size: '' });
  });

  test('no confirmation, and no text that is held outside the page', () => {
    const held = { held: 'text-1', name: 'genome.fa', size: 9_000_000, unit: 'bytes', firstLine: '>x' } as const;
    expect(keptOf(FIELDS, BLANK, { ...BLANK, checked: true, sequence: held })).toEqual({});
  });
});

describe('a draft with what was kept', () => {
  test('has it all back', () => {
    const kept = { size: '7', phases: { s: '3' }, species: [{ count: '2' }, { count: '5' }] };
    expect(withKept(FIELDS, BLANK, BLANK, kept)).toEqual({ ...BLANK, ...kept, phases: { g1: '', s: '3' } });
  });

  test('starts with the new day', () => {
    const yesterday = keptOf(FIELDS, BLANK, { ...BLANK, size: '7' });
    const blank = { ...BLANK, day: '2025-06-02' };
    expect(withKept(FIELDS, blank, blank, yesterday)).toEqual({ ...blank, size: '7' });
  });

  test('keeps what has been typed since, box by box', () => {
    const draft = { ...BLANK, size: '9', phases: { g1: '50', s: '' }, species: [{ count: '4' }] };
    const kept = { size: '7', phases: { g1: '40', s: '3' }, species: [{ count: '2' }, { count: '5' }] };
    expect(withKept(FIELDS, BLANK, draft, kept)).toEqual({
      ...BLANK,
      size: '9',
      phases: { g1: '50', s: '3' },
      species: [{ count: '4' }, { count: '5' }],
    });
  });

  test('what stands after ± comes back, and a blank one is nothing to keep', () => {
    const draft = { ...BLANK, size: '7', '±': 'size=0.2' };
    expect(keptOf(FIELDS, BLANK, draft)).toEqual({ size: '7', '±': 'size=0.2' });
    expect(withKept(FIELDS, BLANK, BLANK, { size: '7', '±': 'size=0.2' })).toEqual(draft);
    expect(keptOf(FIELDS, BLANK, { ...BLANK, '±': '' })).toEqual({});
    expect(withKept(FIELDS, BLANK, BLANK, { '±': 7 })).toBeNull();
  });

  test.each([[undefined], [null], ['x'], [{}], [{ size: 7 }], [{ size: '1' }], [{ checked: true }]])(
    'is none where nothing of it fits or is new: %j',
    (kept) => {
      expect(withKept(FIELDS, BLANK, BLANK, kept)).toBeNull();
    },
  );
});

for (const { id, definition } of await sampledCalculators()) {
  const { fields, example } = definition;
  const form = createFormModel(definition, '2025-06-01');

  function afterReload(draft: Values): Values {
    const kept: unknown = JSON.parse(JSON.stringify(keptOf(fields, form.blank, draft)));
    return withKept(fields, form.blank, form.blank, kept) ?? form.blank;
  }

  describe(id, () => {
    test('any filling comes back, but for the confirmations', () => {
      fc.assert(
        fc.property(arbitraryDraft(fields, example).filter(hasFixedRows), (values) => {
          const draft = { ...form.blank, ...values };
          const without = { ...form.blank, ...carried(fields, draft) };
          expect(form.candidate(afterReload(draft))).toEqual(form.candidate(without));
        }),
        { numRuns: 25 },
      );
    });

    test('the example comes back', () => {
      const draft = exampleDraft(definition);
      const without = { ...form.blank, ...carried(fields, draft) };
      expect(form.candidate(afterReload(draft))).toEqual(form.candidate(without));
    });

    test('for any stored data, the form stays valid and nothing is confirmed', () => {
      const names = Object.keys(fields);
      const hostile = fc.oneof(
        fc.anything(),
        fc.dictionary(fc.constantFrom('__proto__', ...names), fc.oneof(fc.constant(true), fc.jsonValue())),
      );
      fc.assert(
        fc.property(hostile, (kept) => {
          const draft = withKept(fields, form.blank, form.blank, kept) ?? form.blank;
          expect(Object.keys(draft)).toEqual(Object.keys(form.blank));
          expect(() => form.candidate(draft)).not.toThrow();
          expect(confirmed(fields, draft)).toEqual([]);
        }),
        { numRuns: 50 },
      );
    });
  });

  function hasFixedRows(draft: Values): boolean {
    return Object.entries(fields).every(
      ([name, field]) =>
        field.kind !== 'rows' ||
        field.fixedRows === undefined ||
        (draft[name] as readonly Values[]).length === field.fixedRows.length,
    );
  }
}

function confirmed(fields: AnyFields, draft: Values): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'checkbox' && field.confirms !== undefined && draft[name] === true ? [name] : [],
  );
}
