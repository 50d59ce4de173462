/** Exported results, for every calculator that allows export. */
import { describe, expect, test } from 'vitest';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import { figureText } from '#src/engine/kit/onDemand/presentationText.ts';
import { headlineFigures } from '#src/engine/kit/onDemand/twoValues.ts';
import { type ComputedResult, provenance, resultAsJson, resultAsText } from '#src/engine/results/exportedResult.ts';
import { resultAsCsv } from '#src/engine/tables/csv.ts';
import { siteVersion } from '#src/tools/build/siteVersion.ts';
import { exampleDraft, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();

const NOON = new Date(2026, 10, 21, 12);
const CALCULATORS = (await everyCalculator()).filter(({ definition }) => definition.resultAfterEdit !== 'removed');

test('the version, the formula and the day are named as they are', () => {
  expect(provenance('ph-analysis', NOON)).toBe(`Pipette & Paw ${siteVersion()}, formula ph-analysis, 2026-11-21`);
});

test('the cache of a formula is not exported', () => {
  const computed = { title: '', calculatorId: 'a', formula: 'a', input: { learnt: [1], size: 2 }, result: 4 };
  const json = JSON.parse(resultAsJson(computed as unknown as ComputedResult, '/', NOON));
  expect(json).toMatchObject({ input: { size: 2 }, result: 4 });
  expect(json.input).not.toHaveProperty('learnt');
});

test('columns are exported as lists', () => {
  const names = { utf8: new TextEncoder().encode('a\nbé\n'), ends: Uint32Array.of(1, 5) };
  const result = { rows: { names, shares: Float64Array.of(0.5, Number.NaN), lengths: Uint32Array.of(3, 4) } };
  const computed = { title: '', calculatorId: 'a', formula: 'a', input: {}, result };
  const json = JSON.parse(resultAsJson(computed as unknown as ComputedResult, '/', NOON));
  expect(json.result).toEqual({ rows: { names: ['a', 'bé'], shares: [0.5, null], lengths: [3, 4] } });
});

test('the text includes a permanent warning: the signs, what to watch for, then what not to do', async () => {
  const calculator = CALCULATORS.find(({ id }) => id === 'horse-gestation');
  if (calculator?.definition.warning === undefined) throw new Error('there is no such warning');
  const { warning, formula } = calculator.definition;
  const { signs, never = '', texts } = warning;
  const text = resultAsText(
    { title: 'Mare', calculatorId: 'a', formula, entered: [], warning, ...(await runExample(calculator.definition)) },
    '/',
    NOON,
  );
  const { remarks = [] } = warning;
  expect(remarks).not.toEqual([]);
  const expected = [
    ...texts,
    `- ${signs?.first}`,
    ...(signs?.list ?? []).map((sign) => `- ${sign}`),
    ...remarks,
    never,
  ];
  const lines = text.split('\n');
  const start = lines.indexOf(texts[0] ?? '');
  expect(lines.slice(start, start + expected.length)).toEqual(expected);
});

describe.each(CALCULATORS)('$id', ({ id, content, definition }) => {
  const { fields, formula } = definition;
  const page = `https://example.org/calculator/${id}`;
  const computed = async (): Promise<ComputedResult> => ({
    title: content.name,
    calculatorId: id,
    formula,
    entered: valuesInWords(fields, exampleDraft(definition)),
    ...(await runExample(definition)),
  });

  test('the text has inputs, figures and where they come from', async () => {
    const example = await computed();
    const lines = resultAsText(example, page, NOON).split('\n');
    expect(lines[0]).toBe(content.name);
    for (const figure of headlineFigures(example.presentation)) expect(lines).toContain(figureText(figure));
    for (const { label, text } of example.entered) expect(lines.join('\n'), label).toContain(`${label}: ${text}`);
    expect(lines.slice(-2)).toEqual([provenance(formula, NOON), page]);
  });

  test('the JSON has the input and the result as they are, the formula, the version and the time', async () => {
    const example = await computed();
    const data = JSON.parse(resultAsJson(example, page, NOON));
    expect(data).toMatchObject({ calculator: id, title: content.name, page, formula, saved: NOON.toISOString() });
    expect(data.site).toEqual({ name: 'Pipette & Paw', version: siteVersion() });
    const { learnt: _, ...input } = example.input as { readonly learnt?: unknown };
    expect(data.input).toEqual(JSON.parse(JSON.stringify(input)));
    expect(data.result).toEqual(JSON.parse(JSON.stringify(example.result)));
  });

  test('the CSV begins with the headline', async () => {
    const { presentation } = await computed();
    const { label, text, unit = '' } = presentation.headline;
    const lines = resultAsCsv(presentation).split('\r\n');
    const row = lines[lines.indexOf('Figure,Value,Unit') + 1] ?? '';
    for (const part of [label, text, unit]) expect(row.replaceAll('""', '"')).toContain(part);
  });
});
