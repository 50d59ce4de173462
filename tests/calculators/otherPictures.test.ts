/** Pictures of results other than the example: another picture, or none where it would say nothing or something false. */
import { expect, test } from 'vitest';
import type { Values } from '#src/engine/kit/fields.ts';
import type { ChartSpec } from '#src/engine/kit/onDemand/chart.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const CALCULATORS = new Map((await everyCalculator()).map(({ id, definition }) => [id, definition]));

/** Returns the charts of a result of the example with some other values; null for a page that is not selected. */
async function chartsOf(id: string, changes: Values): Promise<readonly ChartSpec[] | null> {
  const definition = CALCULATORS.get(id);
  if (definition === undefined) return null;
  const answer = await run(definition, { ...exampleDraft(definition), ...changes });
  if (answer.outcome !== 'computed') throw new Error(`${id}: ${JSON.stringify(answer)}`);
  return answer.presentation.blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
}

const DILUTION = { mode: 'dilution', c1: '10', v1: '', c2: '2', v2: '50' };

test.each<[id: string, why: string, changes: Values, titles: readonly string[]]>([
  ['electronegativity', 'the limits do not apply to two metals', { element1: 'Na', element2: 'Mg' }, []],
  ['dna-copy-number', 'less than ten copies cannot be diluted tenfold', { amount: '0.00000001' }, []],
  ['dog-life-expectancy', 'the range has been passed', { age: '16' }, []],
  [
    'bond-order',
    'electrons without orbitals',
    { mode: 'electrons', bondingElectrons: '8', antibondingElectrons: '4' },
    ['Bonding and antibonding electrons'],
  ],
  ['bond-order', 'resonance has no orbitals', { mode: 'resonance', bonds: '4', positions: '3' }, []],
  ['molarity', 'a dilution', DILUTION, ['Volumes to mix']],
  ['molarity', 'solvent would have to be removed', { ...DILUTION, c2: '20' }, []],
  ['stoichiometry', 'no amounts', { amounts: [{ formula: '', amount: '', unit: 'g' }], percentYield: '' }, []],
  ['percent-composition', 'of a formula', { mode: 'formula', formula: 'H2O' }, ['Share of each element in the mass']],
  ['electron-config', 'a bare nucleus', { element: 'H', charge: '1' }, []],
])('%s, %s', async (id, _, changes, titles) => {
  const charts = await chartsOf(id, changes);
  if (charts !== null) expect(charts.map(({ title }) => title)).toEqual(titles);
});

test('the ranges of the pH scale meet at the neutral point of the temperature', async () => {
  const [chart] = (await chartsOf('ph-analysis', { pH: '6.9', temperature: '25' })) ?? [];
  if (chart === undefined) return;
  if (chart.type !== 'scale') throw new Error('It is no scale');
  const [acidic, basic] = chart.spans;
  expect(acidic?.to).toBe(basic?.from);
  expect(acidic?.to).toBeCloseTo(7, 1);
  expect(chart.marks[0]?.at).toBe(6.9);
});
