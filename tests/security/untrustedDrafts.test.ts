/**
 * Drafts come from storage, URLs and files, and may contain anything. For every calculator: only declared fields with
 * values of their kind are accepted, nothing reaches a prototype, and names of Object.prototype are ordinary text.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { keptOf, withKept } from '#src/engine/form/keptDraft.ts';
import { sanitizedDraft } from '#src/engine/form/sanitizedDraft.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import { resultAsCsv } from '#src/engine/tables/csv.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { sampledCalculators } from '#tests/support/everyCalculator.ts';

const CALCULATORS = await sampledCalculators();

/** Inherited property names of plain objects. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const UNTOUCHED = PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype));

afterEach(() => {
  expect(PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype))).toEqual(UNTOUCHED);
});

/** Any JSON value, including `__proto__` as an own key. */
function arbitraryJson(names: readonly string[]): fc.Arbitrary<unknown> {
  const { tree } = fc.letrec<{ tree: unknown; record: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constantFrom(null, '', '7', 'ATG', '2024-02-29')),
      fc.array(tie('tree'), { maxLength: 4 }),
      tie('record'),
    ),
    record: fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...names, ...INHERITED), fc.string()), tie('tree')), { maxLength: 6 })
      .map((entries) =>
        JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${json(value)}`).join(',')}}`),
      ),
  }));
  return tree;
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

describe.each(CALCULATORS)('$id', ({ definition }) => {
  const { fields } = definition;
  const form = createFormModel(definition);
  const drafted = Object.keys(form.blank);

  test('of any JSON, only strings, booleans and rows of declared fields are accepted', () => {
    fc.assert(
      fc.property(arbitraryJson(drafted), (untrusted) => {
        const fitting = sanitizedDraft(fields, untrusted);
        expect(strangers(fitting, form.blank)).toEqual([]);
        const draft = withKept(fields, form.blank, form.blank, untrusted) ?? form.blank;
        expect(Object.keys(draft)).toEqual(drafted);
        expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
        form.candidate(draft);
        keptOf(fields, form.blank, draft);
      }),
    );
  });

  test('names of Object.prototype are refused or used as text, and never looked up', async () => {
    for (const name of INHERITED) {
      const draft = { ...exampleDraft(definition), ...filled(fields, exampleDraft(definition), name) };
      const outcome = await run(definition, draft);
      if (outcome.outcome !== 'computed') continue;
      const shown = [asText(outcome.presentation), resultAsCsv(outcome.presentation) ?? ''].join('\n');
      expect(shown).not.toMatch(/\[native code\]|\[object |\bNaN\b|\bundefined\b/);
    }
  });
});

/** Paths of values that are neither a string, a boolean nor rows or a group of those. */
function strangers(values: Values, blank: Values, path = ''): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const here = `${path}${name}`;
    if (!Object.hasOwn(blank, name)) return [`${here} is not declared`];
    if (typeof value === 'string' || typeof value === 'boolean') return [];
    if (Array.isArray(value)) {
      return (value as readonly Values[]).flatMap((row, index) => strangers(row, row, `${here}.${index}.`));
    }
    return typeof value === 'object'
      ? strangers(value as Values, blank[name] as Values, `${here}.`)
      : [`${here} is strange`];
  });
}

/** The same word in every text field, including groups and rows. */
function filled(fields: AnyFields, draft: Values, word: string): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, Value])[] => {
      const value = filledField(field, draft[name], word);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function filledField(field: AnyField, value: Value | undefined, word: string): Value | undefined {
  if (field.kind === 'text' || field.kind === 'sequence') return word;
  if (field.kind === 'group') return { ...(value as Values), ...filled(field.fields, value as Values, word) };
  if (field.kind !== 'rows' || !Array.isArray(value)) return undefined;
  return (value as readonly Values[]).map((row) => ({ ...row, ...filled(field.row, row, word) }));
}
