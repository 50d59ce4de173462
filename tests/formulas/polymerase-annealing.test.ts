/** Annealing temperatures by the maker's rules. Numbers against the maker's calculator: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import polymeraseAnnealing from '#workers/formulas/polymerase-annealing.ts';

const PRIMERS = { forwardPrimer: 'CCCAGTCACGACGTTGTAAAACG', reversePrimer: 'AGCGGATAACAATTTCACACAGG' } as const;

function computed(own: object) {
  const candidate = { ...PRIMERS, polymerase: 'q5', primerConcentration: null, ...own } as const;
  const verdict = polymeraseAnnealing.validate(candidate);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return polymeraseAnnealing.compute(verdict.input);
}

describe('compute', () => {
  test('the order of the primers does not matter', () => {
    const { forwardPrimer, reversePrimer } = PRIMERS;
    const turned = computed({ forwardPrimer: reversePrimer, reversePrimer: forwardPrimer });
    const { annealing, forwardTm, difference } = computed({});
    expect(turned).toMatchObject({ annealing, reverseTm: forwardTm, difference });
  });

  test('the printed protocol of Q5 goes 3 °C above the lower Tm, others have none', () => {
    const { protocolAnnealing, reverseTm } = computed({});
    expect(protocolAnnealing).toBeCloseTo(reverseTm + 3, 9);
    expect(computed({ polymerase: 'taq' }).protocolAnnealing).toBeNull();
  });

  test('no higher than the highest of the polymerase', () => {
    const gc = { forwardPrimer: 'GCGCGGCCGCGGGCCGCGCC', reversePrimer: 'GGCCGCGCGGGCGCGGCCGC' };
    expect(computed(gc)).toMatchObject({ annealing: 72, isCapped: true, protocolAnnealing: 72 });
    expect(computed({ ...gc, polymerase: 'taq' })).toMatchObject({ annealing: 68, isCapped: true });
  });

  test('more primer raises Tm', () => {
    expect(computed({ primerConcentration: 1000 }).forwardTm).toBeGreaterThan(computed({}).forwardTm);
    expect(computed({}).primer).toBe(500);
    expect(computed({ polymerase: 'oneTaq' }).primer).toBe(200);
  });
});

test.each([
  [{ forwardPrimer: '' }, 'forwardPrimer'],
  [{ reversePrimer: ' ' }, 'reversePrimer'],
  [{ reversePrimer: 'ACGTNACGT' }, 'reversePrimer'],
  [{ forwardPrimer: 'ACGTACG' }, 'forwardPrimer'],
  [{ primerConcentration: 0 }, 'primerConcentration'],
  [{ primerConcentration: Number.NaN }, 'primerConcentration'],
])('refuses %j', (own, path) => {
  const candidate = { ...PRIMERS, polymerase: 'q5', primerConcentration: null, ...own } as const;
  expect(polymeraseAnnealing.validate(candidate)).toMatchObject({ ok: false, issues: [{ path }] });
});
