/** Primers judged alone and on a strand: what is refused, tails, ambiguity letters, products. Folds against ntthal: tests/analyses. */
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import primerDimers, { type PrimerDimersResult } from '#workers/formulas/primer-dimers.ts';

const BLANK = {
  primers: '',
  saltConcentration: null,
  magnesium: null,
  dntp: null,
  oligoConcentration: null,
  dmso: null,
  formamide: null,
  longest: null,
  productLength: null,
  productGc: null,
  shape: 'entry',
} as const;
const STRAND = 'TTTTATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGTTTT';
const PAIR = 'fw ATGGCCATTG\nrv CTATCGGGCA';

async function judge(own: object, text: string | null = null): Promise<PrimerDimersResult> {
  const { given, task } = await givenDna({ text: text ?? STRAND });
  const verdict = primerDimers.validate({ ...BLANK, ...own, given: text === null ? undefined : given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return primerDimers.compute(verdict.input, task);
}

test('a primer alone: length, GC content, Tm, hairpin and dimer', async () => {
  // primer3 2.6.1, with -mv 50 -dv 1.5 -n 0.6 -d 50: oligotm -tp 1 -sc 1, ntthal -a ANY and -a END1; -a HAIRPIN finds none.
  const { primers, crosses, products, worst } = await judge({
    primers: 'GTAAAACGACGGCCAGTGAA',
    dntp: 0.6,
    oligoConcentration: 50,
  });
  expect(primers).toMatchObject([
    { name: 'Primer 1', length: 20, tail: 0, gcContent: { lowest: 50, highest: 50 }, sites: null },
  ]);
  expect(primers[0]?.tm?.lowest).toBeCloseTo(58.78, 2);
  expect(primers[0]?.hairpin).toBeNull();
  expect(primers[0]?.selfDimer?.energy).toBeCloseTo(-5.4846, 3);
  expect(primers[0]?.selfDimer?.tm).toBeCloseTo(2.2367, 2);
  expect(primers[0]?.selfEnd?.energy).toBeCloseTo(0.2194, 3);
  expect(crosses).toEqual([]);
  expect(products).toBeNull();
  expect(worst).toMatchObject({ first: 0, second: 0 });
});

test('many primers: every pair once, the most stable first, and the worst of all drawn', async () => {
  const { crosses, worst, worstEnergy, primers } = await judge({ primers: `${PAIR}\nother GGATCCGAATTCC` });
  expect(crosses.map(({ first, second }) => `${first} ${second}`).toSorted()).toEqual(['0 1', '0 2', '1 2']);
  const energies = crosses.map(({ dimer }) => dimer?.energy ?? 0);
  expect(energies).toEqual(energies.toSorted((one, other) => one - other));
  const all = [...energies, ...primers.map(({ selfDimer }) => selfDimer?.energy ?? 0)];
  expect(worstEnergy).toBe(Math.min(...all));
  expect(worst?.drawing).toMatch(/^ *5′-[ACGT-]+-3′\n[ |]+\n *3′-[ACGT-]+-5′$/);
});

test('on a strand: sites, product, its Tm and the annealing temperature', async () => {
  const { primers, products, productCount } = await judge({ primers: PAIR }, STRAND);
  expect(primers.map(({ sites }) => sites)).toEqual([1, 1]);
  expect(products).toMatchObject([{ forward: 0, reverse: 1, start: 5, end: 43, length: 39 }]);
  expect(productCount).toBe(1);
  const [product] = products ?? [];
  // 22 of 39 are G or C.
  expect(product?.tm).toBeCloseTo(81.5 + 16.6 * Math.log10(0.05) + (41 * 22) / 39 - 675 / 39, 9);
  const lower = Math.min(...primers.map(({ tm }) => tm?.lowest ?? Number.NaN));
  expect(product?.annealing).toBeCloseTo(0.3 * lower + 0.7 * (product?.tm ?? 0) - 14.9, 9);
});

test('on a circle, a product across the origin', async () => {
  const turned = `${STRAND.slice(20)}${STRAND.slice(0, 20)}`;
  const line = await judge({ primers: PAIR }, turned);
  expect(line).toMatchObject({ productCount: 0, shape: { used: 'linear' } });
  const { products, shape } = await judge({ primers: PAIR, shape: 'circular' }, turned);
  const [product] = (await judge({ primers: PAIR }, STRAND)).products ?? [];
  expect(products).toEqual([{ ...product, start: 32, end: 23 }]);
  expect(shape?.used).toBe('circular');
});

test('a tail folds and is part of the product, but neither binds nor melts', async () => {
  const { primers, products } = await judge({ primers: PAIR.replace('ATGG', 'gaattcATGG') }, STRAND);
  const plain = await judge({ primers: PAIR }, STRAND);
  expect(primers[0]).toMatchObject({ tail: 6, length: 16, sites: 1, tm: plain.primers[0]?.tm });
  expect(primers[0]?.selfDimer?.energy).toBeLessThan(plain.primers[0]?.selfDimer?.energy ?? 0);
  expect(products).toMatchObject([{ start: 5, end: 43, length: 45 }]);
});

test('an ambiguous primer has a range of temperatures, and its most stable dimer', async () => {
  const { primers } = await judge({ primers: 'ATGGCCRTTG' });
  const [weak, strong] = await Promise.all(['ATGGCCATTG', 'ATGGCCGTTG'].map((letters) => judge({ primers: letters })));
  expect(primers[0]?.tm).toEqual({
    lowest: weak?.primers[0]?.tm?.lowest,
    highest: strong?.primers[0]?.tm?.lowest,
  });
  expect(primers[0]?.gcContent).toEqual({ lowest: 50, highest: 60 });
  const alone = [weak, strong].map((result) => result?.primers[0]?.selfDimer?.energy ?? 0);
  expect(primers[0]?.selfDimer?.energy).toBeLessThanOrEqual(Math.min(...alone));
});

test('primers of which no two bases pair', async () => {
  expect(await judge({ primers: 'AAAAA' })).toMatchObject({ worst: null, worstEnergy: null });
});

test.each([
  [{ primers: '' }, 'primers', 'Please enter a primer'],
  [
    { primers: PAIR, saltConcentration: 0 },
    'saltConcentration',
    'Please enter a salt concentration above 0 and up to 10 M',
  ],
  [
    { primers: 'ACNNNNNNNNGT' },
    'primers',
    'These primers stand for too many: please enter fewer at once, or fewer ambiguity letters',
  ],
  [{ primers: PAIR, longest: 0 }, 'longest', 'Please enter the longest product as a whole number from 1 to 100000'],
  [{ primers: PAIR, productLength: 500 }, 'productGc', 'Please enter the GC content of the product as well'],
  [{ primers: PAIR, productGc: 50 }, 'productLength', 'Please enter the length of the product as well'],
  [{ primers: PAIR, longest: 1.5 }, 'longest', 'Please enter the longest product as a whole number from 1 to 100000'],
])('%j is refused', (own, path, message) => {
  expect(primerDimers.validate({ ...BLANK, given: undefined, ...own })).toMatchObject({
    ok: false,
    issues: [{ path, message }],
  });
});

test('a product that is known has its Tm and annealing temperature without a strand', async () => {
  const { typedProduct, primers } = await judge({
    primers: PAIR,
    saltConcentration: 50,
    productLength: 500,
    productGc: 45,
  });
  // 81.5 + 16.6 · log10 0.05 + 0.41 · 45 − 675 / 500.
  expect(typedProduct?.tm).toBeCloseTo(77.0029, 3);
  const lower = Math.min(...primers.map(({ tm }) => tm?.lowest ?? 0));
  expect(typedProduct?.annealing).toBeCloseTo(0.3 * lower + 0.7 * 77.0029 - 14.9, 3);
  expect((await judge({ primers: PAIR })).typedProduct).toBeNull();
  expect(
    (await judge({ primers: 'ATGGCCATTG', productLength: 500, productGc: 45 })).typedProduct?.annealing,
  ).toBeNull();
});
