/** The same question to all proteins of a text, against Biopython and EMBOSS: recorded answers, and Biopython's own where it is installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { askEveryRecord, columnOf } from '#tests/support/everyRecord.ts';

interface OfBiopython {
  /** Da. */
  readonly monoisotopic: readonly number[];
  readonly cysteines: readonly number[];
  /** Kyte–Doolittle means of 19 residues, and the first residues in the middle of such a window. */
  readonly highest: readonly number[];
  readonly lowest: readonly number[];
  readonly highestAt: readonly number[];
  readonly lowestAt: readonly number[];
  /** Runs of means of at least 1.6. */
  readonly stretches: readonly number[];
}

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const FOUND = await everyAnalysis();
const FILE = 'tests/data/NC_005816.faa';
const TEXT = readFileSync(FILE, 'utf8');
const GIVEN = await givenFor('protein', TEXT, { inputType: 'PROTEIN', readAsFasta: true });
const recorded = JSON.parse(readFileSync('tests/analyses/each-protein.json', 'utf8'));
const UNMODIFIED = { modifications: [{ modification: '', count: '' }], aminoTag: '', carboxylTag: '' };
const TRYPSIN = { protease: 'trypsin', missedCleavages: '0' };
const SECOND = { second: TEXT, secondRecord: '2', from: '', to: '' };

async function column(id: string, own: Parameters<typeof askEveryRecord>[1], key: string) {
  const found = FOUND.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no analysis '${id}'`);
  return columnOf(found, await askEveryRecord(found, own, GIVEN), key);
}

/** What Biopython says now; null where it is not installed. */
function biopythons(): OfBiopython | null {
  const script = `
import json
from itertools import groupby
from Bio import SeqIO
from Bio.SeqUtils import molecular_weight
from Bio.SeqUtils.ProtParam import ProteinAnalysis, ProtParamData
records = [str(record.seq) for record in SeqIO.parse('${FILE}', 'fasta')]
# Rounded, as sums of decimals are not exact, and equal means are to be equal.
profiles = [[round(mean, 9) for mean in ProteinAnalysis(letters).protein_scale(ProtParamData.kd, 19, 1.0)] for letters in records]
print(json.dumps({
  'monoisotopic': [molecular_weight(letters, 'protein', monoisotopic=True) for letters in records],
  'cysteines': [ProteinAnalysis(letters).count_amino_acids()['C'] for letters in records],
  'highest': [max(profile) for profile in profiles],
  'lowest': [min(profile) for profile in profiles],
  'highestAt': [profile.index(max(profile)) + 10 for profile in profiles],
  'lowestAt': [profile.index(min(profile)) + 10 for profile in profiles],
  'stretches': [sum(is_high for is_high, _ in groupby(mean >= 1.6 for mean in profile)) for profile in profiles],
}))`;
  for (const python of ['python3', '/usr/bin/python3']) {
    const { status, stdout } = spawnSync(python, ['-c', script], { encoding: 'utf8' });
    if (status === 0) return JSON.parse(stdout);
  }
  return null;
}

describe.each([
  ['as recorded', recorded.biopython as OfBiopython],
  ['where it is installed', biopythons() ?? (recorded.biopython as OfBiopython)],
])('Biopython, %s', (_, biopython) => {
  test('monoisotopic masses, from amino acids with six decimals', async () => {
    const masses = await column('protein-mass', UNMODIFIED, 'monoisotopic');
    expect(masses).toHaveLength(biopython.monoisotopic.length);
    for (const [row, mass] of biopython.monoisotopic.entries())
      expect(Math.abs((masses[row] ?? 0) - mass) / mass).toBeLessThan(1e-8);
  });

  test('cysteines', async () => {
    expect(await column('protein-mass', UNMODIFIED, 'cysteines')).toEqual(biopython.cysteines);
  });

  test.each(['highest', 'lowest'] as const)('%s mean hydropathy of 19 residues', async (end) => {
    const means = await column('protein-profile', { window: '19' }, `${end}.hydropathy`);
    expect(means).toHaveLength(biopython[end].length);
    for (const [row, mean] of biopython[end].entries()) expect(means[row]).toBeCloseTo(mean, 8);
    expect(await column('protein-profile', { window: '19' }, `${end}.place`)).toEqual(biopython[`${end}At`]);
  });

  test('stretches of such means of 1.6 or more', async () => {
    expect(await column('protein-profile', { window: '19' }, 'stretches')).toEqual(biopython.stretches);
  });
});

describe('EMBOSS', () => {
  test('average masses of pepstats, to its two decimals', async () => {
    const masses = await column('protein-mass', UNMODIFIED, 'average');
    expect(masses.map((mass) => Number(mass?.toFixed(2)))).toEqual(recorded.pepstats.average);
  });

  test.each([
    // It cuts before proline as well.
    ['trypsin-p', 'trypsin'],
    ['asp-n', 'aspN'],
  ])('peptides of pepdigest, %s', async (protease, key) => {
    const digest = { ...TRYPSIN, protease };
    expect(await column('protein-digest', digest, 'total')).toEqual(recorded.pepdigest[key]);
    const cuts = await column('protein-digest', digest, 'cuts');
    expect(cuts.map((number) => (number ?? 0) + 1)).toEqual(recorded.pepdigest[key]);
  });

  test.each([
    ['local', 'water'],
    ['global', 'needle'],
  ])('alignments with a second protein: %s, %s', async (mode, program) => {
    const { score, columns, identical, gaps } = recorded[program];
    const asked = (key: string) => column('protein-alignment', { ...SECOND, mode }, key);
    expect(await asked('score')).toEqual(score);
    const [own, ownGaps, identities] = [await asked('columns'), await asked('gaps'), await asked('identity')];
    // Several alignments may have the best score, and the program shows another of them.
    const same = own.flatMap((number, row) => (number === columns[row] ? [row] : []));
    expect(same.length).toBeGreaterThan(8);
    for (const row of same) {
      expect(ownGaps[row]).toBe(gaps[row]);
      expect(identities[row]).toBeCloseTo((100 * identical[row]) / columns[row], 10);
    }
  });
});
