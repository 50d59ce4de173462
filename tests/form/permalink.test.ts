import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { linkedDraft } from '#src/engine/form/onDemand/linkedDraft.ts';
import { fragmentOf, LONGEST_FRAGMENT } from '#src/engine/form/onDemand/permalink.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { carried } from '#tests/support/carried.ts';
import { sampledCalculators } from '#tests/support/everyCalculator.ts';

const FIELDS: AnyFields = {
  shape: {
    kind: 'choice',
    label: 'Shape',
    look: 'menu',
    options: [
      { value: 'cube', label: 'Cube' },
      { value: 'sphere', label: 'Sphere' },
    ],
    initial: 'cube',
  },
  size: { kind: 'number', label: 'Size' },
  side: { kind: 'number', label: 'Side', visibleWhen: ({ shape }) => shape === 'cube' },
  name: { kind: 'text', label: 'Name', maxLength: 20, initial: 'A' },
  spayed: { kind: 'checkbox', label: 'Spayed' },
  checked: { kind: 'checkbox', label: 'I have checked', confirms: ['the weight'] },
  born: { kind: 'date', label: 'Born' },
  sequence: { kind: 'sequence', label: 'Sequence' },
  phases: { kind: 'group', label: 'Phases', fields: { g1: { kind: 'number', label: 'G1' } } },
  species: {
    kind: 'rows',
    label: 'Species',
    rowName: 'species',
    minRows: 1,
    row: { name: { kind: 'text', label: 'Name' }, count: { kind: 'number', label: 'Count', initial: 1 } },
  },
  resources: {
    kind: 'rows',
    label: 'Resources',
    rowName: 'resource',
    minRows: 2,
    row: { name: { kind: 'text', label: 'Name' }, available: { kind: 'number', label: 'Available' } },
    fixedRows: [{ name: 'Food' }, { name: 'Water' }],
  },
  readings: {
    kind: 'rows',
    label: 'Readings',
    rowName: 'reading',
    minRows: 0,
    row: { systolic: { kind: 'number', label: 'Systolic' } },
    entry: { name: 'reading', formula: 'sample-reading' },
  },
};
const BLANK: Values = {
  shape: 'cube',
  size: '',
  side: '',
  name: 'A',
  spayed: false,
  checked: false,
  born: '',
  sequence: '',
  phases: { g1: '' },
  species: [{ name: '', count: '1' }],
  resources: [
    { name: 'Food', available: '' },
    { name: 'Water', available: '' },
  ],
  readings: [],
  reading: { systolic: '' },
};
const HELD = { held: 'text-1', name: 'genome.fa', size: 9_000_000, unit: 'bytes', firstLine: '>x' } as const;

const fragmentFor = (changes: Values): string | null => fragmentOf(FIELDS, { ...BLANK, ...changes });
const opened = (fragment: string): Values | null => linkedDraft(FIELDS, BLANK, fragment);

describe('a fragment', () => {
  test.each<[what: string, changes: Values, fragment: string]>([
    ['names what was changed, to be read', { shape: 'sphere', size: '10' }, 'shape=sphere&size=10'],
    ['names an emptied box', { size: '10', name: '' }, 'size=10&name='],
    ['names ticks in words', { spayed: true }, 'spayed=true'],
    ['never names a confirmation', { size: '1', checked: true }, 'size=1'],
    ['names nothing hidden', { shape: 'sphere', side: '4' }, 'shape=sphere'],
    ['has dotted names in groups', { phases: { g1: '40' } }, 'phases.g1=40'],
    [
      'has dotted names in lists, and names a blank row beyond the first ones',
      {
        species: [
          { name: '', count: '1' },
          { name: '', count: '1' },
          { name: 'elk', count: '' },
        ],
      },
      'species.1=&species.2.name=elk&species.2.count=',
    ],
    [
      'leaves out what is fixed',
      {
        resources: [
          { name: 'Food', available: '' },
          { name: 'Water', available: '9' },
        ],
      },
      'resources.1.available=9',
    ],
    ['leaves out a row that was not added', { size: '1', reading: { systolic: '120' } }, 'size=1'],
    [
      'encodes what would end a link, in a text or in an address',
      { name: 'a b&c=(1)*\n', size: '−1,5' },
      'size=%E2%88%921%2C5&name=a%20b%26c%3D%281%29%2A%0A',
    ],
    ['takes half a character for what it is', { name: '\ud800' }, 'name=%EF%BF%BD'],
  ])('%s', (_, changes, fragment) => {
    expect(fragmentFor(changes)).toBe(fragment);
  });

  test('gives letters in the case of their box, as if they were typed', () => {
    const fields: AnyFields = { symbol: { kind: 'text', label: 'Symbol', letterCase: 'upper' } };
    expect(linkedDraft(fields, { symbol: '' }, 'symbol=b')).toEqual({ symbol: 'B' });
  });

  test('of an untouched form names all of it', () => {
    expect(fragmentFor({})).toMatch(/^shape=cube&size=&side=&name=A&spayed=false&born=/);
  });

  test('is none where a text is held outside the page or all is too long', () => {
    expect(fragmentFor({ sequence: HELD })).toBeNull();
    expect(fragmentFor({ sequence: 'A'.repeat(LONGEST_FRAGMENT) })).toBeNull();
    expect(fragmentFor({ sequence: 'A'.repeat(LONGEST_FRAGMENT - 'sequence='.length) })).toHaveLength(LONGEST_FRAGMENT);
  });
});

describe('an opened fragment', () => {
  test.each<[what: string, fragment: string, changes: Values]>([
    ['fills what it names and leaves the rest blank', '#shape=sphere&size=10', { shape: 'sphere', size: '10' }],
    ['fills groups and lists', 'phases.g1=4&species.1.count=2', { phases: { g1: '4' }, species: rows('1', '2') }],
    ['takes the last of two', 'size=1&size=2', { size: '2' }],
    ['with initial values alone is a filling too', 'shape=cube', {}],
    ['keeps what is fixed in a row', 'resources.0.name=Gold&resources.0.available=3', { resources: resources('3') }],
    ['keeps an equals sign in a value', 'name=a=b', { name: 'a=b' }],
  ])('%s', (_, fragment, changes) => {
    expect(opened(fragment)).toEqual({ ...BLANK, ...changes });
  });

  test.each([
    ['a field that is not declared', 'colour=red'],
    ['a choice that is not offered', 'shape=pyramid'],
    ['a tick in other words', 'spayed=yes'],
    ['a confirmation', 'checked=true'],
    ['a day that is none', 'born=yesterday'],
    ['a text longer than its box', `name=${'A'.repeat(21)}`],
    ['a value where a group is', 'phases=7'],
    ['a column of a field that is none', 'size.0=7'],
    ['an unknown column of a group', 'phases.g2=7'],
    ['a row far behind the last', 'species.999.count=2'],
    ['one more than the rows that are fixed', 'resources.2.available=2'],
    ['a row by another name', 'species.first.count=2'],
    ['a row of a negative place', 'species.-1.count=2'],
    ['all rows at once', 'species=2'],
    ['the length of a list', 'species.length=0'],
    ['what cannot be decoded', 'size=%E0%A4%A'],
    ['a name that cannot be decoded', '%=7'],
    ['no name', '=7'],
    ['no value', 'size'],
    ['the prototype', '__proto__.size=7&constructor.prototype.size=7&__proto__=7&toString=7'],
    ['the prototype of a row', 'species.__proto__.count=7'],
    ['the anchor of the page', '#main'],
    ['nothing', ''],
    ['more than any link holds', `size=7&${'x'.repeat(LONGEST_FRAGMENT)}`],
  ])('leaves %s alone', (_, fragment) => {
    expect(opened(fragment)).toBeNull();
    expect(Object.hasOwn(Object.prototype, 'size')).toBe(false);
    const besides = opened(`${fragment}&side=3`.slice(0, LONGEST_FRAGMENT + 9));
    if (fragment.length < LONGEST_FRAGMENT) expect(besides).toEqual({ ...BLANK, side: '3' });
  });
});

function rows(...counts: readonly string[]): readonly Values[] {
  return counts.map((count) => ({ name: '', count }));
}

function resources(food: string): readonly Values[] {
  return [
    { name: 'Food', available: food },
    { name: 'Water', available: '' },
  ];
}

for (const { id, definition } of await sampledCalculators()) {
  const { fields } = definition;
  // With a known date: a link must not depend on the day on which it is opened.
  const form = createFormModel(definition, '2026-11-21');

  describe(id, () => {
    test('the example comes back from its own link, but for confirmations', () => {
      const example = exampleDraft(definition);
      expectRoundTrip(example);
      const draft = linkedDraft(fields, form.blank, fragmentOf(fields, example) ?? '');
      for (const [name, value] of Object.entries(carried(fields, definition.example)))
        if (fields[name]?.visibleWhen?.(example) !== false) expect(draft?.[name], name).toEqual(value);
    });

    test('any inputs give the formula the same candidate through a link', () => {
      const drafts = arbitraryDraft(fields, definition.example).map((draft) => ({ ...form.blank, ...draft }));
      fc.assert(fc.property(drafts.filter(hasFixedRows), expectRoundTrip), { numRuns: 50 });
    });

    test('for any fragment, the form stays valid and nothing is confirmed', () => {
      const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', ...Object.keys(fields)), fc.string());
      const path = fc.array(fc.oneof(name, fc.nat(12).map(String)), { minLength: 1, maxLength: 3 });
      const piece = fc.tuple(path, fc.oneof(fc.string(), fc.constantFrom('true', 'false', '1')));
      const pieces = fc.array(piece).map((all) => all.map(([names, text]) => `${names.join('.')}=${text}`).join('&'));
      fc.assert(
        fc.property(fc.oneof(pieces, fc.string({ maxLength: 60 })), (fragment) => {
          const draft = linkedDraft(fields, form.blank, fragment) ?? form.blank;
          expect(Object.keys(draft)).toEqual(Object.keys(form.blank));
          expect(() => form.candidate(draft)).not.toThrow();
          expect(confirmed(draft)).toEqual([]);
        }),
        { numRuns: 50 },
      );
    });
  });

  function expectRoundTrip(draft: Values): void {
    const fragment = fragmentOf(fields, draft);
    expect(fragment).not.toBeNull();
    // An empty list alone gives no parameters.
    const linked = linkedDraft(fields, form.blank, fragment ?? '');
    expect(linked === null).toBe(fragment === '');
    const again = linked ?? form.blank;
    const unconfirmed = { ...form.blank, ...carried(fields, draft) };
    expect(form.candidate(again)).toEqual(form.candidate(unconfirmed));
    // The format of links must stay compatible.
    expect(fragmentOf(fields, again)).toBe(fragment);
  }

  function confirmed(draft: Values): readonly string[] {
    return Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'checkbox' && field.confirms !== undefined && draft[name] === true ? [name] : [],
    );
  }

  function hasFixedRows(draft: Values): boolean {
    return Object.entries(fields).every(
      ([name, field]) =>
        field.kind !== 'rows' ||
        field.fixedRows === undefined ||
        (draft[name] as readonly Values[]).length === field.fixedRows.length,
    );
  }
}
