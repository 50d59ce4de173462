import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, {
  type BondOrderInput,
  electronsOf,
  fillOrbitals,
  type OrderOfSpecies,
  orbitalText,
  unpairedElectrons,
} from '#workers/formulas/bond-order.ts';
import { DIATOMICS, type DiatomicName } from '#workers/reference/diatomics.ts';
import { RESONANCE_HYBRIDS } from '#workers/reference/resonanceHybrids.ts';

const BLANK: Omit<Candidate<BondOrderInput>, 'mode'> = {
  species: '',
  bondingElectrons: null,
  antibondingElectrons: null,
  bonds: null,
  positions: null,
};

function electrons(bondingElectrons: number | null, antibondingElectrons: number | null) {
  return { ...BLANK, mode: 'electrons' as const, bondingElectrons, antibondingElectrons };
}

function hybrid(bonds: number | null, positions: number | null) {
  return { ...BLANK, mode: 'resonance' as const, bonds, positions };
}

function ofSpecies(species: DiatomicName): OrderOfSpecies {
  const result = computed(formula, { mode: 'species', species });
  if (result.mode !== 'species') throw new Error('A species gives the result of a species');
  return result;
}

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const whole = 'Please enter whole electron numbers that are not negative';

  refuses(formula, [
    [{ ...BLANK, mode: 'species' }, 'Please select a species', 'species'],
    [{ ...BLANK, mode: '' }, 'Please select a species', 'species'],
    [{ ...BLANK, mode: 'species', species: 'Xx2' as 'O2' }, 'Please select a species', 'species'],
    [{ ...BLANK, mode: 'species', species: 'toString' as 'O2' }, 'Please select a species', 'species'],
    [electrons(null, 2), required, 'bondingElectrons'],
    [electrons(-2, Number.NaN), required, 'antibondingElectrons'],
    [electrons(-2, 0), whole, 'bondingElectrons'],
    [electrons(2, 0.5), whole, 'antibondingElectrons'],
    [electrons(1e300, 0), whole, 'bondingElectrons'],
    [hybrid(null, 3), required, 'bonds'],
    [hybrid(4, Number.NaN), required, 'positions'],
    [hybrid(4, 0), 'All values must be greater than 0', 'positions'],
    [hybrid(-4, 3), 'All values must be greater than 0', 'bonds'],
    [hybrid(4.5, 3), 'Please enter whole numbers of bonds and positions', 'bonds'],
    [hybrid(4, 2.5), 'Please enter whole numbers of bonds and positions', 'positions'],
    [hybrid(2, 3), 'Please enter at least one bond for each position', 'bonds'],
  ]);
  accepts(formula, [
    [
      { ...BLANK, mode: 'species', species: 'O2', bonds: -1 },
      { mode: 'species', species: 'O2' },
    ],
    [electrons(0, 0), { mode: 'electrons', bondingElectrons: 0, antibondingElectrons: 0 }],
    [hybrid(3, 3), { mode: 'resonance', bonds: 3, positions: 3 }],
  ]);
});

describe('bond order', () => {
  test('oxygen, orbital by orbital', () => {
    expect(ofSpecies('O2')).toEqual({
      mode: 'species',
      bondOrder: 2,
      bondingElectrons: 8,
      antibondingElectrons: 4,
      stable: true,
      valenceElectrons: 12,
      configuration: 'σ2s2 σ*2s2 σ2p2 π2p4 π*2p2',
      orbitals: [
        { name: 'σ2s', kind: 'bonding', electrons: 2, capacity: 2 },
        { name: 'σ*2s', kind: 'antibonding', electrons: 2, capacity: 2 },
        { name: 'σ2p', kind: 'bonding', electrons: 2, capacity: 2 },
        { name: 'π2p', kind: 'bonding', electrons: 4, capacity: 4 },
        { name: 'π*2p', kind: 'antibonding', electrons: 2, capacity: 4 },
      ],
      unpairedElectrons: 2,
      magnetism: 'paramagnetic',
      bondLength: 120.75,
      against: [],
    });
  });

  test.each([
    ['H2+', 0.5, 1],
    ['He2', 0, 0],
    ['Li2+', 0.5, 1],
    ['C2 2-', 3, 0],
    ['N2-', 2.5, 1],
    ['O2 2-', 1, 0],
    ['F2+', 1.5, 1],
    ['Ne2+', 0.5, 1],
    ['CO+', 2.5, 1],
    ['NO-', 2, 2],
    ['CN-', 3, 0],
    ['BN', 2, 0],
    ['NF', 2, 2],
    ['OF', 1.5, 1],
  ] as const)('%s has %d and %d unpaired electrons', (species, order, unpaired) => {
    const result = ofSpecies(species);
    expect([result.bondOrder, result.unpairedElectrons]).toEqual([order, unpaired]);
    expect(result.stable).toBe(order > 0);
  });

  test('all 35 species agree with themselves; of one molecule the higher order has the shorter bond', () => {
    const names = Object.keys(DIATOMICS) as DiatomicName[];
    expect(names).toHaveLength(35);
    for (const name of names) {
      const { bondingElectrons, antibondingElectrons, valenceElectrons, unpairedElectrons } = ofSpecies(name);
      expect(bondingElectrons + antibondingElectrons, name).toBe(valenceElectrons);
      expect((valenceElectrons - unpairedElectrons) % 2, name).toBe(0);
    }
    for (const [higher, lower] of [
      ['N2', 'N2+'],
      ['O2+', 'O2'],
      ['NO+', 'NO'],
      ['H2', 'H2+'],
    ] as const) {
      expect(DIATOMICS[higher].bondLength).toBeLessThan(DIATOMICS[lower].bondLength);
    }
  });

  test('of CO and of C2 alone the ion’s measured length contradicts its order', () => {
    const contrary = (Object.keys(DIATOMICS) as DiatomicName[]).flatMap((name) =>
      ofSpecies(name).against.map((other) => [name, other.species, other.bondOrder, other.bondLength]),
    );
    expect(contrary).toEqual([
      ['C2', 'C2-', 2.5, 126.8],
      ['C2-', 'C2', 2, 124.25],
      ['CO', 'CO+', 2.5, 111.51],
      ['CO+', 'CO', 3, 112.83],
    ]);
  });

  test('electrons alone, no bond included', () => {
    expect(computed(formula, { mode: 'electrons', bondingElectrons: 8, antibondingElectrons: 4 })).toEqual({
      mode: 'electrons',
      bondOrder: 2,
      bondingElectrons: 8,
      antibondingElectrons: 4,
      stable: true,
    });
    expect(computed(formula, { mode: 'electrons', bondingElectrons: 0, antibondingElectrons: 2 })).toMatchObject({
      bondOrder: -1,
      stable: false,
    });
  });

  test('hybrids: at least 1, and the known ones as they are known', () => {
    const orders = RESONANCE_HYBRIDS.map(({ formula: name, bonds, positions }) => {
      const { bondOrder } = computed(formula, { mode: 'resonance', bonds, positions });
      return `${name} ${bondOrder.toFixed(2)}`;
    });
    expect(orders).toEqual([
      'O3 1.50',
      'SO2 1.50',
      'NO2 1.50',
      'NO3 1.33',
      'CO3 1.33',
      'SO4 1.50',
      'PO4 1.25',
      'C6H6 1.50',
      'HCOO 1.50',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 }), (positions, more) => {
        const { bondOrder } = computed(formula, { mode: 'resonance', bonds: positions + more, positions });
        expect(bondOrder).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('filling orbitals', () => {
  test.each([
    ['H2', 2, 2, 'σ1s2', 0],
    ['He2+', 3, 4, 'σ1s2 σ*1s1', 1],
    ['Li2', 2, 6, 'σ2s2', 0],
    ['B2', 6, 10, 'σ2s2 σ*2s2 π2p2', 2],
    ['N2', 10, 14, 'σ2s2 σ*2s2 π2p4 σ2p2', 0],
    ['NO', 11, 15, 'σ2s2 σ*2s2 π2p4 σ2p2 π*2p1', 1],
    ['O2', 12, 16, 'σ2s2 σ*2s2 σ2p2 π2p4 π*2p2', 2],
    ['O2-', 13, 16, 'σ2s2 σ*2s2 σ2p2 π2p4 π*2p3', 1],
    ['Ne2', 16, 20, 'σ2s2 σ*2s2 σ2p2 π2p4 π*2p4 σ*2p2', 0],
  ])('%s: %d valence electrons', (_, valence, neutral, configuration, unpaired) => {
    const orbitals = fillOrbitals(valence, neutral);
    expect(orbitalText(orbitals)).toBe(configuration);
    expect(unpairedElectrons(orbitals)).toBe(unpaired);
  });

  test('ends where the orbitals do', () => {
    expect(fillOrbitals(0, 2)).toEqual([]);
    expect(() => fillOrbitals(17, 20)).toThrow('full');
    expect(() => fillOrbitals(5, 4)).toThrow('full');
  });

  test('the order of π2p and σ2p never changes the bond order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), (valence) => {
        const orders = [14, 16].map((neutral) => {
          const orbitals = fillOrbitals(valence, neutral);
          const [bonding, antibonding] = [electronsOf(orbitals, 'bonding'), electronsOf(orbitals, 'antibonding')];
          expect(bonding + antibonding).toBe(valence);
          return bonding - antibonding;
        });
        expect(orders[0]).toBe(orders[1]);
      }),
    );
  });
});
