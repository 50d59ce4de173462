import { expect, test } from 'vitest';
import calculator from '#src/calculators/hay-needs/calculator.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/hay-needs.ts';
import { HAY_WEIGHTS, type HaySpecies } from '#workers/reference/hayIntakes.ts';

function blocksFor(species: HaySpecies, bodyWeight: number) {
  const sheep = { species: 'sheep', count: 6, bodyWeight: 70 } as const;
  const input = {
    herd: [sheep, { species, count: 2, bodyWeight }],
    days: 30,
    baleWeight: 20,
    restIsPasture: false,
  } as const;
  return calculator.present(computed(formula, input), input).blocks;
}

test('1100 kg for a horse is counted, with the question whether that was pounds, and one press says so', () => {
  expect(blocksFor('horse', 1100)).toContainEqual({
    kind: 'notice',
    tone: 'caution',
    text: '1100 kg is a lot for one horse. Was that pounds?',
    remedies: [{ label: 'Use 1100 lb', field: 'herd.1.bodyWeight', value: '1100 lb' }],
  });
  expect(JSON.stringify(blocksFor('horse', 500))).not.toContain('pounds');
});

test('a blank row above counts: the press reaches the row that it is about', () => {
  const blank = { species: 'horse', count: null, bodyWeight: null, intake: null } as const;
  const verdict = formula.validate({
    ...{ days: 30, baleWeight: 20, waste: null, hayDryMatter: null, forageShare: null, pricePerBale: null },
    herd: [blank, { species: 'horse', count: 1, bodyWeight: 1100, intake: null }],
    restIsPasture: false,
  });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  const { blocks } = calculator.present(computed(formula, verdict.input), verdict.input);
  expect(JSON.stringify(blocks)).toContain('"field":"herd.1.bodyWeight"');
});

test.each(Object.entries(HAY_WEIGHTS))(
  '%s: the weights that are asked about are accepted, and so are as many pounds',
  (_, row) => {
    const { minKg, maxKg, askedFromKg } = row;
    expect(askedFromKg).toBeLessThan(maxKg);
    expect(askedFromKg * 0.45359237).toBeGreaterThan(minKg);
  },
);

/** What is said of a horse of 500 kg whose ration is a fifth hay, as a caution. */
function cautions(restIsPasture: boolean): readonly string[] {
  const input = {
    herd: [{ species: 'horse', count: 1, bodyWeight: 500 }],
    days: 180,
    baleWeight: 20,
    forageShare: 20,
    restIsPasture,
  } as const;
  const { blocks } = calculator.present(computed(formula, input), input);
  return blocks.flatMap((block) => (block.kind === 'notice' && block.tone === 'caution' ? [block.text] : []));
}

test('too little forage for a horse is said with its share of body weight and what it risks', () => {
  expect(cautions(false)).toEqual([expect.stringMatching(/^The hay is 0\.4\S* % of body weight a day\..* colic /)]);
});

test('nothing of it where the rest is pasture', () => {
  expect(cautions(true)).toEqual([]);
});
