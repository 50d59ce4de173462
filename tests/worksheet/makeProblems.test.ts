import { expect, test } from 'vitest';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { makeProblems } from '#src/engine/worksheet/makeProblems.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const FIELDS: AnyFields = {
  mass: { kind: 'number', label: 'Mass', unit: 'g' },
  name: { kind: 'text', label: 'Name' },
};
const START: Values = { mass: '12.5', name: 'Salt' };
const ANY = (await everyCalculator())[0];
if (ANY === undefined) throw new Error('no calculator');
const { presentation } = await runExample(ANY.definition);

function sheet(seed: number, solve: (draft: Values) => Promise<Presentation | null> = async () => presentation) {
  return makeProblems({ fields: FIELDS }, START, { count: 3, seed }, solve);
}

test('the same seed gives the same sheet, another seed another one', async () => {
  expect(await sheet(1)).toEqual(await sheet(1));
  expect(await sheet(2)).not.toEqual(await sheet(1));
});

test('numbers carry their unit, texts stay as in the example', async () => {
  for (const { givens } of await sheet(1)) {
    expect(givens[0]).toEqual({ label: 'Mass (g)', text: expect.stringMatching(/^[\d.]+$/) });
    expect(givens[1]).toEqual({ label: 'Name', text: 'Salt' });
  }
});

test('what is refused is drawn again, up to a limit', async () => {
  let asked = 0;
  const everySecond = async () => (asked++ % 2 === 0 ? null : presentation);
  expect(await sheet(1, everySecond)).toHaveLength(3);
  expect(await sheet(1, async () => null)).toEqual([]);
});
