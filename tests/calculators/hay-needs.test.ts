import { expect, test } from 'vitest';
import calculator from '#src/calculators/hay-needs/calculator.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/hay-needs.ts';

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
