import { expect, test } from 'vitest';
import { propagate } from '#src/engine/exploring/propagate.ts';
import { uncertaintyData, uncertaintyTables } from '#src/engine/exploring/uncertaintyInExports.ts';
import { resultAsCsv } from '#src/engine/tables/csv.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { exploredExample } from '#tests/support/solvedPairs.ts';

const molarity = (await everyCalculator()).find(({ id }) => id === 'molarity');

test('the tables and the object say inputs, correlations, figures, interval, method and shares', async () => {
  if (molarity === undefined) throw new Error('no molarity');
  const subject = await exploredExample(molarity.definition);
  const spreads = { mass: '1 %', volume: '1 %', 'mass~volume': '0.5' };
  const answer = await propagate(subject, spreads, directClient, new AbortController().signal, () => {});
  if (answer.kind !== 'computed') throw new Error(answer.kind);
  const [inputs, correlations, figures] = uncertaintyTables(answer);
  expect(inputs?.rows.map(([label]) => label)).toEqual(answer.inputs.map(({ label }) => label));
  expect(correlations?.rows).toEqual([[answer.inputs[0]?.label, answer.inputs[1]?.label, '0.5']]);
  expect(figures?.rows[0]).toEqual([
    'Molarity',
    answer.figures[0]?.text,
    `${answer.figures[0]?.lower} to ${answer.figures[0]?.upper}`,
    'mol/L',
    'linear',
    expect.stringMatching(/ 50 %, .+ 50 %$/),
  ]);
  const blocks = uncertaintyTables(answer);
  const csv = resultAsCsv({ ...subject.presentation, blocks });
  expect(csv).toContain(`Molarity,${answer.figures[0]?.text}`);
  const { figures: data, correlations: coefficients } = uncertaintyData(answer);
  expect(coefficients).toEqual([{ one: 'mass', other: 'volume', coefficient: 0.5 }]);
  expect(data[0]).toMatchObject({ field: 'molarity', unit: 'mol/L', method: 'linear', drawsWithoutValue: 0 });
  expect(data[0]?.interval95[0]).toBeLessThan(data[0]?.value ?? 0);
});
