/** Contract of every calculator, by discovery. A new one is covered as soon as its folder exists. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyField, Value, Values } from '#src/engine/kit/fields.ts';
import { asText, figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { missingWords } from '#src/engine/kit/ready.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import {
  deepFrozen,
  exampleDraft,
  fieldAt,
  host,
  ignoreProgress,
  leavesOf,
  run,
  runExample,
} from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { drawsFor } from '#tests/support/propertyDraws.ts';
import { isSampled } from '#tests/support/sample.ts';
import { valueAt } from '#tests/vectorRunner/compare.ts';
import type { Issue } from '#workers/contract.ts';

const CALCULATORS = await everyCalculator();
const FORMULA_IDS = (await everyFormula()).map(({ id }) => id);

test('there are calculators', () => {
  expect(CALCULATORS.length).toBeGreaterThan(0);
});

describe.each(CALCULATORS)('$id', ({ id, definition }) => {
  const { fields, fixed, present } = definition;
  const form = createFormModel(definition);

  test('names a formula that exists', () => {
    expect(FORMULA_IDS).toContain(definition.formula);
    expect(Object.keys(fixed).filter((name) => name in fields)).toEqual([]);
  });

  test('its example fills the fields, as a visitor could', () => {
    expect(misfits(fields, definition.example)).toEqual([]);
  });

  test('its example is computed, and the result survives cloning from the worker', async () => {
    const { result } = await runExample(definition);
    expect(structuredClone(result)).toStrictEqual(result);
  });

  test('its example is presented well', async () => {
    const { result, presentation } = await runExample(definition);
    expect(presentation.blocks.length).toBeGreaterThan(0);
    expect(presentation.working.length).toBeGreaterThan(0);
    expect(mistakes(presentation, result)).toEqual([]);
  });

  test('a blank form cannot be submitted or is refused', async () => {
    const blank = await run(definition, form.blank);
    expect(blank.outcome).not.toBe('computed');
    if (blank.outcome === 'refused') expect(badIssues(blank.issues)).toEqual([]);
  });

  test('says what is missing where Calculate is disabled', () => {
    const missing = definition.needs === undefined ? 'ready' : missingWords(definition.needs, form.blank);
    if (form.canSubmit(form.blank)) expect(missing).not.toBe('');
    else expect(missing).toMatch(/\S+\.$/);
  });

  test('does not mutate its arguments, and is deterministic', async () => {
    const candidate = deepFrozen(form.candidate(exampleDraft(definition)));
    const verdict = await host.ask('validate', definition.formula, candidate, ignoreProgress);
    if (!verdict.ok) throw new Error('The example is refused');
    const input = deepFrozen(verdict.input);
    const first = deepFrozen(await host.ask('compute', definition.formula, input, ignoreProgress));
    const second = await host.ask('compute', definition.formula, input, ignoreProgress);
    expect(second).toStrictEqual(first);
    expect(present(second, input)).toStrictEqual(present(first, input));
  });

  test('any input gives a refusal in words, or a readable result', async () => {
    let computed = 0;
    const drafts = arbitraryDraft(fields, definition.example).map((draft) => ({ ...form.blank, ...draft }));
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const outcome = await run(definition, draft);
        if (outcome.outcome === 'refused') expect(badIssues(outcome.issues)).toEqual([]);
        if (outcome.outcome !== 'computed') return;
        computed += 1;
        expect(mistakes(outcome.presentation, outcome.result)).toEqual([]);
      }),
      drawsFor(id),
    );
    if (isSampled(id)) expect(computed).toBeGreaterThan(5);
  });

  function badIssues(issues: readonly Issue[]): readonly Issue[] {
    return issues.filter(
      ({ message, path }) => message.trim() === '' || (path !== undefined && fieldAt(fields, path) === undefined),
    );
  }

  /** Returns what is wrong with the presentation of a result. */
  function mistakes(presentation: Presentation, result: unknown): readonly string[] {
    const { headline, accepted, status } = presentation;
    const texts = [asText(presentation), sharedText(definition, presentation) ?? ''];
    return [
      ...leavesOf([presentation, texts])
        .filter(({ leaf }) => isUnreadable(leaf))
        .map(({ path, leaf }) => `${path} reads ${String(leaf)}`),
      ...figuresOf(presentation)
        .filter(({ field, value }) => !Object.is(valueAt(result, field), value))
        .map(({ field, value }) => `${field} is ${String(valueAt(result, field))}, its figure says ${String(value)}`),
      ...figuresOf(presentation)
        .filter(({ label, text }) => label.trim() === '' || text.trim() === '')
        .map(({ field }) => `${field} is shown without words`),
      ...[headline.text, accepted?.figure.text ?? '']
        .filter((text) => !status.includes(text))
        .map((text) => `the status '${status}' does not say '${text}'`),
      ...(/[.…]$/.test(status) ? [] : [`the status '${status}' is no sentence`]),
      ...presentation.blocks.flatMap((block) =>
        block.kind === 'comparison'
          ? [
              ...block.rows
                .filter((row) => row.figures.length !== block.methods.length)
                .map(({ label }) => `${label} lacks a method`),
              ...block.sources
                .filter((source) => !definition.sources.includes(source))
                .map((source) => `${source} is not among the sources of the page`),
            ]
          : block.kind === 'table'
            ? block.rows
                .filter((row) => row.length !== block.columns.length)
                .map(() => `${block.title}: a row lacks a cell`)
            : [],
      ),
    ];
  }
});

function isUnreadable(leaf: unknown): boolean {
  if (typeof leaf === 'number') return !Number.isFinite(leaf);
  return (
    typeof leaf === 'string' && /\b(?:NaN|undefined|Infinity)\b|\bnull\b(?! (?:hypothesis|allele))|\[object /.test(leaf)
  );
}

/** Returns the paths of a draft that do not match its fields: 'species.0.count'. */
function misfits(fields: Readonly<Record<string, AnyField>>, draft: Values, path = ''): readonly string[] {
  const names = new Set([...Object.keys(fields), ...Object.keys(draft)]);
  return [...names].flatMap((name) => {
    const [field, value, here] = [fields[name], draft[name], path + name];
    if (field === undefined || value === undefined) return [`${here} is in one of the two only`];
    if (field.kind === 'rows') {
      const rows = Array.isArray(value) ? (value as readonly Values[]) : [];
      if (rows.length < field.minRows) return [`${here} has too few rows`];
      return rows.flatMap((row, index) => misfits(field.row, row, `${here}.${index}.`));
    }
    if (field.kind === 'group') return misfits(field.fields, value as Values, `${here}.`);
    return fits(field, value) ? [] : [`${here} cannot be ${String(value)}`];
  });
}

function fits(field: AnyField, value: Value): boolean {
  if (field.kind === 'checkbox') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (value === '' && field.optional === true) return true;
  switch (field.kind) {
    case 'number': {
      const number = readNumber(value);
      if (number === null) return field.optional === true || field.visibleWhen !== undefined;
      return number >= (field.min ?? -Infinity) && number <= (field.max ?? Infinity);
    }
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= (field.min ?? value) && value <= (field.max ?? value);
    case 'text':
      return (
        value.length <= (field.maxLength ?? value.length) &&
        (field.letterCase !== 'upper' || value === value.toUpperCase())
      );
    default:
      return true;
  }
}
