/**
 * All enzymes on two whole genomes, linear and circular, against answers recorded from Biopython 1.80 and EMBOSS 6.6.0:
 *
 *   Bio.Restriction.<enzyme>.search(sequence, linear=…)
 *   restrict -enzymes all -sitelen 2 -nolimit -rformat excel -auto [-scircular1]      with Biopython's table as embossre.enz
 *
 * An answer is the number of positions and the beginning of the SHA-256 of their list: of Biopython with repetitions and
 * 'of EMBOSS' without, which is listed only where its distinct positions are not those of Biopython.
 *
 * Both leave out some cuts, and each difference is one of these:
 * - Biopython finds a site on one strand only where the site, being ambiguous, reads on both at the same place (LpnPI, MspJI),
 *   and takes SgeI, whose site reads the same on both strands but which cuts on one side, for one that does so once.
 * - Biopython counts a cut on a linear strand when the other strand would be cut beyond the end (AbaSI, MspJI).
 * - EMBOSS looks for no site of one letter (AbaSI), and on a circle leaves out cuts that the origin parts from their site
 *   (FspEI, LpnPI, MmeI, MspJI, SgeI).
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dnaRun, dnaTask } from '#tests/support/dnaCases.ts';
import formula, { type RestrictionSitesInput } from '#workers/formulas/restriction-sites.ts';
import { restrictionEnzyme } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import { searchSites } from '#workers/lib/sequences/motifs/restrictionSearch.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { LAMBDA_HINDIII } from '#workers/reference/lambdaLadder.ts';
import { RESTRICTION_ENZYMES } from '#workers/reference/restrictionEnzymes.ts';

const ENZYMES = Object.entries(RESTRICTION_ENZYMES).map(([name, entry]) => restrictionEnzyme(name, entry));

/** By run: of Biopython the enzymes by their answer, of EMBOSS the answer by enzyme. */
interface Recorded {
  readonly biopython: Readonly<Record<string, string>>;
  readonly emboss: Readonly<Record<string, string>>;
}
const RECORDED: Readonly<Record<string, Recorded>> = JSON.parse(
  readFileSync(new URL('restriction-sites.json', import.meta.url), 'utf8'),
);

/** What differs from our answer, by run. */
const DIFFERENT = {
  'lambda-phage.fa linear': { biopython: ['LpnPI', 'MspJI', 'SgeI'], emboss: ['AbaSI'] },
  'lambda-phage.fa circular': {
    biopython: ['LpnPI', 'MspJI', 'SgeI'],
    emboss: ['AbaSI', 'FspEI', 'MmeI', 'MspJI', 'SgeI'],
  },
  'NC_005816.fna linear': { biopython: ['AbaSI', 'LpnPI', 'MspJI', 'SgeI'], emboss: ['AbaSI'] },
  'NC_005816.fna circular': {
    biopython: ['LpnPI', 'MspJI', 'SgeI'],
    emboss: ['AbaSI', 'FspEI', 'LpnPI', 'MspJI', 'SgeI'],
  },
} as const;

function fileText(name: string): string {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
}

const LAMBDA = fileText('lambda-phage.fa');
const PLASMID = fileText('NC_005816.fna');

function answerOf(positions: readonly number[]): string {
  return `${positions.length} ${hash('sha256', positions.join(' ')).slice(0, 10)}`;
}

async function asked(text: string, options: Partial<RestrictionSitesInput>) {
  const given = { text, origin: 'file' } as const;
  const { input } = await dnaRun(given);
  const task = dnaTask(given);
  const { enzymes = 'all', most = null, shape = 'linear', grouped = true } = options;
  const verdict = formula.validate({ given: input, enzymes, minimumLetters: null, most, shape, grouped });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return formula.compute(verdict.input, task);
}

describe.each(Object.keys(DIFFERENT) as (keyof typeof DIFFERENT)[])('%s', (run) => {
  test('all enzymes cut where Biopython and EMBOSS say, but for the differences listed', async () => {
    const [file = '', kind] = run.split(' ');
    const given = { text: fileText(file), origin: 'file' } as const;
    const { input } = await dnaRun(given);
    const strand = await openStrand(input, dnaTask(given));
    const rules = { isCircular: kind === 'circular', keepsAll: true };
    const { found, hasAll } = await searchSites(strand, ENZYMES, rules, () => {});
    expect(hasAll).toBe(true);
    const { biopython, emboss } = RECORDED[run] as Recorded;
    const biopythonOf = new Map(
      Object.entries(biopython).flatMap(([answer, names]) => names.split(' ').map((name) => [name, answer] as const)),
    );
    expect(biopythonOf.size).toBe(ENZYMES.length);
    const others: { biopython: string[]; emboss: string[] } = { biopython: [], emboss: [] };
    for (const { enzyme, cuts, places } of found) {
      const positions = [...places].map((place) => place + 1);
      expect(positions.length).toBe(cuts);
      const isBiopythons = answerOf(positions) === biopythonOf.get(enzyme.name);
      if (!isBiopythons) others.biopython.push(enzyme.name);
      const ofEmboss = new Map(Object.entries(emboss)).get(enzyme.name);
      const isEmbosss = ofEmboss === undefined ? isBiopythons : answerOf([...new Set(positions)]) === ofEmboss;
      if (!isEmbosss) others.emboss.push(enzyme.name);
    }
    expect(others).toEqual(DIFFERENT[run]);
  });
});

test('HindIII cuts lambda where Biopython says', async () => {
  const { digest, cutters } = await asked(LAMBDA, { enzymes: 'hindiii' });
  expect(cutters).toEqual([
    {
      names: ['HindIII'],
      site: 'A^AGCT_T',
      overhangs: [{ end: '5′', letters: 'AGCT' }],
      sites: 6,
      cuts: 6,
      positions: [23131, 25158, 27480, 36896, 37460, 44142],
    },
  ]);
  expect(digest?.total).toBe(7);
  expect(digest?.fragments[0]).toEqual({ from: 1, to: 23130, length: 23130, start: [], end: ['HindIII'] });
});

test('of the lambda that is sold, with its four mutations, HindIII makes the standard that the page draws', async () => {
  const letters = [...LAMBDA.replace(/^>.*/, '').replace(/\s/g, '')];
  for (const [position, before, after] of [
    [37589, 'C', 'T'],
    [45352, 'G', 'A'],
    [37742, 'C', 'T'],
    [43082, 'G', 'A'],
  ] as const) {
    expect(letters[position - 1]).toBe(before);
    letters[position - 1] = after;
  }
  const { digest } = await asked(letters.join(''), { enzymes: 'HindIII' });
  expect(digest?.fragments.map(({ length }) => length)).toEqual(LAMBDA_HINDIII);
});

test('on a circle the fragments join across the origin', async () => {
  const { digest } = await asked(LAMBDA, { enzymes: 'HindIII', shape: 'circular' });
  expect(digest?.total).toBe(6);
  expect(digest?.fragments[0]).toEqual({
    from: 44142,
    to: 23130,
    length: 48502 - 44141 + 23130,
    start: ['HindIII'],
    end: ['HindIII'],
  });
});

test('single cutters of a plasmid, grouped', async () => {
  const all = await asked(PLASMID, { shape: 'circular' });
  const once = await asked(PLASMID, { shape: 'circular', most: 1 });
  expect(once.cutters).toEqual(all.cutters.filter(({ cuts }) => cuts === 1));
  expect(once.cutterCount + once.frequentCount).toBe(all.cutterCount);
  expect(once.cutterCount + once.frequentCount + once.idle.length).toBe(once.enzymeCount);
  expect(once.digest).toBeNull();
  const single = await asked(PLASMID, { shape: 'circular', most: 1, grouped: false });
  expect(single.cutters.length).toBe(once.cutterCount);
  expect(single.cutters.length).toBeGreaterThan(once.cutters.length);
});
