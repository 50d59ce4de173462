/** Contract of the figures that are handed to another calculator: every row of the table, by discovery. */
import { describe, expect, test } from 'vitest';
import { controlsOf } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { handedDraft } from '#src/engine/handover/handedDraft.ts';
import { handoverPath, readHandover } from '#src/engine/handover/handoverLink.ts';
import { KINDS } from '#src/engine/handover/kinds.ts';
import { everyWay, handedFigures, type Pair, type Way } from '#src/engine/handover/pairs.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { convertedNumber } from '#src/engine/kit/onDemand/units.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { isUnitField } from '#src/engine/kit/unitFields.ts';
import { draftOfCase } from '#src/tools/agreement/caseInputs.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { definitionNamed, everyFormula } from '#tests/support/everyCalculator.ts';
import { isSampled } from '#tests/support/sample.ts';
import { readVectorFiles, VECTOR_FOLDER } from '#tests/vectorRunner/vectorFiles.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const VECTORS = readVectorFiles(VECTOR_FOLDER);
const WAYS = everyWay();
const NAMED = new Set<string>(WAYS.flatMap(({ giver, taker }) => [giver.calculator, taker.calculator]));
const DEFINITIONS = new Map<string, AnyCalculatorDefinition>(
  await Promise.all([...NAMED].map(async (id) => [id, await definitionNamed(id)] as const)),
);
const GIVERS = [
  ...new Map(WAYS.map((way) => [`${way.giver.calculator} ${way.giver.figure}, ${way.kind.id}`, way])),
].map(([name, way]) => ({ name, way }));

interface Given {
  readonly figure: Figure & { readonly value: number };
  readonly pair: Pair;
}

/** The figure in the result of the example, else of the example with another choice, else of a golden case. */
async function given({ giver: { calculator, figure }, taker, kind }: Way): Promise<Given> {
  const definition = definitionOf(calculator);
  const cases = VECTORS.filter((file) => file.calculator === calculator).flatMap((file) => file.cases);
  const example = exampleDraft(definition);
  const chosen = Object.entries(definition.fields).flatMap(([name, field]) =>
    field.kind === 'choice' && !isUnitField(field)
      ? field.options.map((option) => ({ ...example, [name]: option.value }))
      : [],
  );
  const drafts = [example, ...chosen.slice(0, 40), ...cases.map(({ input }) => draftOfCase(definition.fields, input))];
  for (const draft of drafts) {
    const outcome = await run(definition, draft);
    if (outcome.outcome !== 'computed') continue;
    for (const found of handedFigures(calculator, outcome.presentation)) {
      const pair = found.pairs.find((each) => each.taker === taker && each.kind === kind);
      if (found.figure.field === figure && pair !== undefined) return { figure: found.figure, pair };
    }
  }
  throw new Error(`No result of ${calculator} has the number '${figure}' in a unit of ${kind.id}`);
}

function definitionOf(id: string): AnyCalculatorDefinition {
  const definition = DEFINITIONS.get(id);
  if (definition === undefined) throw new Error(`No pair names '${id}'`);
  return definition;
}

test('there are at least 60 pairs, each once, all between different calculators', () => {
  const names = WAYS.map(
    ({ giver, taker }) => `${giver.calculator} ${giver.figure} > ${taker.calculator} ${taker.input}`,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
});

test.each(KINDS)('$id has a giver for every taker, and a taker for every giver', ({ givers, takers }) => {
  for (const { calculator } of givers) expect(takers.some((taker) => taker.calculator !== calculator)).toBe(true);
  for (const { calculator } of takers) expect(givers.some((giver) => giver.calculator !== calculator)).toBe(true);
});

test('the ids of the kinds differ', () => {
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
});

test('pages on toxicity and medicine neither give nor take', () => {
  for (const { giver, taker } of WAYS) {
    for (const { calculator } of [giver, taker]) {
      expect(definitionOf(calculator)).not.toHaveProperty('warning');
      expect(definitionOf(calculator).resultAfterEdit).not.toBe('removed');
    }
  }
});

describe.each(GIVERS)('$name', ({ way }) => {
  test('is a number of a result, which people read as it is', async () => {
    const { figure } = await given(way);
    // A share that is shown as a percentage would differ by a factor of 100.
    expect(figure.written?.scale ?? 1).toBe(1);
  });
});

const NAMED_WAYS = WAYS.map((way) => ({
  way,
  name: `${way.giver.calculator} ${way.giver.figure} to ${way.taker.calculator} ${way.taker.input}`,
}));

describe.each(NAMED_WAYS.filter(({ way }) => isSampled(way.giver.calculator)))('$name', ({ way }) => {
  const { taker, kind } = way;
  const { fields } = definitionOf(taker.calculator);
  const form = createFormModel(definitionOf(taker.calculator));

  async function handed(draft: Values): Promise<Given & { readonly handedOn: Values }> {
    const { figure, pair } = await given(way);
    const { value } = figure;
    const path = handoverPath(pair, value, null);
    const handover = readHandover(taker.calculator, new URL(path, 'https://example.org').hash);
    if (handover === null) throw new Error('the link is not read');
    const handedOn = handedDraft(fields, draft, handover);
    if (handedOn === null) throw new Error('the value is not taken');
    // By this the page knows that its field still holds the number, and the notebook that a step takes it.
    expect(handedDraft(fields, handedOn, handover)).toEqual(handedOn);
    return { figure, pair, handedOn };
  }

  test.each(['a blank form', 'a filled form'])('puts the same quantity into %s', async (start) => {
    const { figure, pair, handedOn } = await handed(
      start === 'a blank form' ? form.blank : exampleDraft(definitionOf(taker.calculator)),
    );
    const control = controlsOf(fields, handedOn).find(({ name }) => name === taker.input);
    expect(control?.field).toMatchObject({ kind: 'number', label: taker.label });
    const text = String(control?.value);
    expect(text).toMatch(/^-?\d+(?:\.\d+)?$/);
    expect(text.replace(/^-?[0.]*|\./g, '').replace(/0+$/, '').length).toBeLessThanOrEqual(15);
    const factor = kind.quantity === undefined ? 1 : convertedNumber(kind.quantity, 1, pair.unit, unitOf(handedOn));
    expect(factor).not.toBeNull();
    const expected = figure.value * (factor ?? Number.NaN);
    expect(Math.abs(Number(readNumber(text)) - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-14);
  });

  test('leaves the other boxes as they were', async () => {
    const before = exampleDraft(definitionOf(taker.calculator));
    const { handedOn } = await handed(before);
    const { unitIn, shownBy, of, input } = taker;
    const [top = ''] = input.split('.');
    const may = [top, `${top}_unit`, unitIn?.name, ...Object.keys({ ...shownBy, ...of })];
    const changed = Object.keys(handedOn).filter((name) => handedOn[name] !== before[name]);
    expect(changed.filter((name) => !may.includes(name))).toEqual([]);
  });

  /** The unit that the number is in. */
  function unitOf(draft: Values): string {
    if (taker.unitIn !== undefined) {
      const { name, values } = taker.unitIn;
      const options = fields[name]?.kind === 'choice' ? fields[name].options.map((option) => option.value) : [];
      for (const option of Object.values(values)) expect(options).toContain(option);
      const label = Object.entries(values).find(([, value]) => value === draft[name])?.[0];
      return label ?? 'none';
    }
    const unit = draft[`${taker.input}_unit`];
    if (typeof unit === 'string') return unit;
    const field = controlsOf(fields, draft).find(({ name }) => name === taker.input)?.field;
    return field?.kind === 'number' ? (field.unit ?? '') : 'none';
  }
});
