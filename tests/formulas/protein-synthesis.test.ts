import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { accepts, computed, refuses, task } from '#tests/support/formulaCases.ts';
import type { Task } from '#workers/contract.ts';
import formula, { type ProteinSynthesisInput } from '#workers/formulas/protein-synthesis.ts';
import { AMINO_ACID_LETTERS } from '#workers/reference/aminoAcids.ts';
import { INLINE_LETTERS } from '#workers/streams/textResult.ts';

const EMPTY = 'Please enter a sequence';
const NO_PROTEIN = 'No valid protein sequence could be generated';

type InputType = ProteinSynthesisInput['inputType'];

function entered(inputType: InputType, sequence: string, readAsFasta = false): ProteinSynthesisInput {
  return { inputType, sequence, readAsFasta, recognize: false, geneticCode: '1' };
}

/** A task whose text is a file, cut anywhere. */
function fileTask(text: string, cuts: readonly number[] = [1, 777, 2048]): Task {
  return { report() {}, open: () => cutSource(text, cuts, 'file') };
}

const FILE = { held: 'text-1', name: 'file', size: 1, unit: 'bytes', firstLine: '' } as const;

refuses(formula, [
  [entered('' as 'DNA', 'ATG'), 'Please choose an input type', 'inputType'],
  [entered('cDNA' as 'DNA', 'ATG'), 'Please choose an input type', 'inputType'],
  [entered('DNA', ''), EMPTY, 'sequence'],
  [entered('RNA', ' \n\t\u00a0'), EMPTY, 'sequence'],
  [entered('PROTEIN', '\r\n'), EMPTY, 'sequence'],
  [entered('PROTEIN', '>only a name\n', true), EMPTY, 'sequence'],
  [entered('DNA', 'AUGGCC'), 'Invalid DNA sequence', 'sequence', 'Line 1, column 2: “U”'],
  [entered('RNA', 'AUG\nATG'), 'Invalid RNA sequence', 'sequence', 'Line 2, column 2: “T”'],
  [entered('DNA', 'ATGN'), 'Invalid DNA sequence', 'sequence', 'Line 1, column 4: “N”'],
  [
    entered('PROTEIN', '>a\nMKT\n>b\nMUT', true),
    'Invalid PROTEIN sequence',
    'sequence',
    'Line 4, column 2, in record 2: “U”. U means selenocysteine, a residue for which these methods have no values.',
  ],
  [entered('PROTEIN', 'MKV>x'), 'Invalid PROTEIN sequence', 'sequence', 'Line 1, column 4: “>”'],
  [entered('PROTEIN', 'MKV>x', true), 'Invalid PROTEIN sequence', 'sequence', 'Line 1, column 4, in record 1: “>”'],
  [entered('DNA', 'CCCGGGTTT'), NO_PROTEIN, 'sequence'],
  [entered('RNA', 'GUGGCC'), NO_PROTEIN, 'sequence'],
  [entered('DNA', 'AT'), NO_PROTEIN, 'sequence'],
  [
    { inputType: '', sequence: 'ATG', readAsFasta: false, recognize: false, geneticCode: '1' },
    'Please choose an input type',
    'inputType',
  ],
]);

accepts(formula, [
  [entered('DNA', 'ATGTAG'), entered('DNA', 'ATGTAG')],
  [entered('RNA', 'ccAUG'), entered('RNA', 'ccAUG')],
  [entered('PROTEIN', 'mkt ayi\nakqr'), entered('PROTEIN', 'mkt ayi\nakqr')],
  [entered('PROTEIN', '\ufeffMK\u00a0T'), entered('PROTEIN', '\ufeffMK\u00a0T')],
  [entered('PROTEIN', '>a\nMKT', true), entered('PROTEIN', '>a\nMKT', true)],
]);

test.each([
  ['MKT*', 'Line 1, column 4: “*”', 'Leave out 1 final stop (*)', 'MKT'],
  ['MK–T', 'Line 1, column 3: “–”', 'Leave out 1 gap', 'MKT'],
  ['“>a\nMKT', 'Line 1, column 1: ““”', 'Leave out 1 quotation mark', null],
  ['NH2-MKT-COOH', 'Line 1, column 3: “2”', 'Leave out the marks of the chain’s ends', 'MKT'],
  [
    'MetLysThr',
    'This looks like three-letter amino acid codes, and would be read as a chain three times as long.',
    'Read three-letter codes',
    'MKT',
  ],
])('%j is refused, and one press reads it', async (text, place, label, chain) => {
  const isFasta = text.includes('>');
  expect(await formula.validate(entered('PROTEIN', text, isFasta), task)).toEqual({
    ok: false,
    issues: [
      {
        message: 'Invalid PROTEIN sequence',
        path: 'sequence',
        place,
        remedies: [{ label, field: 'recognize', value: true }],
      },
    ],
  });
  if (chain === null) return;
  const { sequence } = await computed(formula, { ...entered('PROTEIN', text), recognize: true });
  expect(sequence).toBe(chain);
});

describe('a header in the text area', () => {
  test.each([
    ['>sp|P00698\nKVFGRCELAA', 'Line 1, column 1: “>”. This looks like FASTA.'],
    ['MKV\n  >x\nKVF', 'Line 2, column 3: “>”'],
  ])('%j is refused with a way out', async (text, place) => {
    const verdict = await formula.validate(entered('PROTEIN', text), task);
    expect(verdict).toEqual({
      ok: false,
      issues: [
        {
          message: 'Invalid PROTEIN sequence',
          path: 'sequence',
          place,
          remedies: [{ label: 'Read as FASTA', field: 'readAsFasta', value: true }],
        },
      ],
    });
    expect(await formula.validate(entered('PROTEIN', text, true), task)).toMatchObject({ ok: true });
  });

  test('is a name when read as FASTA', async () => {
    const { sequence, recordName, records } = await computed(formula, entered('PROTEIN', '>sp|P00698\nKVFGRCE', true));
    expect([sequence, recordName, records]).toEqual(['KVFGRCE', 'sp|P00698', []]);
  });
});

describe('compute', () => {
  test('a short gene', async () => {
    const { sequence, reading, aminoAcidComposition, shares, properties, firstResidue, lastResidue } = await computed(
      formula,
      entered('DNA', 'CCATGGCTAAAGATTGGTAACC'),
    );
    expect(sequence).toBe('MAKDW');
    expect(reading).toEqual({
      startPosition: 3,
      stopCodon: 'UAA',
      firstCodons: [
        { codon: 'AUG', aminoAcid: 'M' },
        { codon: 'GCU', aminoAcid: 'A' },
        { codon: 'AAA', aminoAcid: 'K' },
        { codon: 'GAU', aminoAcid: 'D' },
        { codon: 'UGG', aminoAcid: 'W' },
        { codon: 'UAA', aminoAcid: '*' },
      ],
    });
    expect(aminoAcidComposition).toEqual({ A: 1, D: 1, K: 1, M: 1, W: 1 });
    expect(shares).toEqual({ A: 20, D: 20, K: 20, M: 20, W: 20 });
    expect(properties).toEqual({ hydrophobic: 60, polar: 0, charged: 40 });
    expect([firstResidue, lastResidue]).toEqual(['M', 'W']);
  });

  test('ubiquitin as the literature has it', async () => {
    const { length, isoelectricPoint, reference } = await computed(
      formula,
      entered('PROTEIN', 'MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG'),
    );
    expect(length).toBe(76);
    expect(isoelectricPoint).toBeCloseTo(6.56, 2);
    expect(reference.gravy).toBeCloseTo(-0.489, 3);
    expect(reference.extinction280Reduced).toBe(1490);
  });

  test('the two pK sets differ most where the end of the chain counts', async () => {
    const { reference } = await computed(formula, entered('PROTEIN', 'GGGGD'));
    expect(reference.isoelectricPointBjellqvist).toBeCloseTo(4.3, 2);
    expect(reference.isoelectricPointEmboss).toBeCloseTo(3.75, 2);
  });

  test('the charge curve runs from pH 0 to 14 and crosses zero at the isoelectric point', async () => {
    const { chargeCurve, isoelectricPoint } = await computed(formula, entered('PROTEIN', 'MKTAYIAKQR'));
    expect(chargeCurve).toHaveLength(57);
    expect([chargeCurve[0]?.pH, chargeCurve.at(-1)?.pH]).toEqual([0, 14]);
    const crossing = chargeCurve.findIndex(({ bjellqvist }) => bjellqvist < 0);
    expect(chargeCurve[crossing - 1]?.pH).toBeLessThanOrEqual(isoelectricPoint ?? Number.NaN);
    expect(chargeCurve[crossing]?.pH).toBeGreaterThanOrEqual(isoelectricPoint ?? Number.NaN);
  });

  test('a chain that is always positive has no isoelectric point', async () => {
    const { isoelectricPoint, reference } = await computed(formula, entered('PROTEIN', 'R'.repeat(200)));
    expect([isoelectricPoint, reference.isoelectricPointBjellqvist]).toEqual([null, null]);
    expect(reference.netChargePh7Bjellqvist).toBeGreaterThan(199);
  });

  test.each([
    [INLINE_LETTERS, 'string'],
    [INLINE_LETTERS + 1, 'object'],
  ])('a protein of %i letters is answered as %s', async (letters, kind) => {
    const { sequence } = await computed(formula, entered('PROTEIN', 'W'.repeat(letters)));
    expect(typeof sequence).toBe(kind);
    expect(sequence).toHaveLength(letters);
  });

  test('progress runs up to the whole text', async () => {
    const done: number[] = [];
    const cut: Task = { report: (progress) => done.push(progress.done), open: () => cutSource('MKTAYIAK', [2, 5]) };
    await formula.validate(entered('PROTEIN', 'MKTAYIAK'), cut);
    expect(done).toEqual([2, 5, 8]);
  });
});

describe('properties', () => {
  const protein = fc.string({ unit: fc.constantFrom(...AMINO_ACID_LETTERS), minLength: 1, maxLength: 80 });

  test('the order of the residues changes neither mass nor composition', async () => {
    await fc.assert(
      fc.asyncProperty(protein, async (sequence) => {
        const one = await computed(formula, entered('PROTEIN', sequence));
        const turned = await computed(formula, entered('PROTEIN', [...sequence].reverse().join('')));
        expect(turned.molecularWeight).toBe(one.molecularWeight);
        expect(turned.aminoAcidComposition).toEqual(one.aminoAcidComposition);
        expect(turned.reference.gravy).toBe(one.reference.gravy);
      }),
    );
  });

  test('DNA and its RNA give the same result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'ATGC'), maxLength: 60 }), async (tail) => {
        const dna = `ATG${tail}`;
        expect(await computed(formula, entered('RNA', dna.replaceAll('T', 'U')))).toEqual(
          await computed(formula, entered('DNA', dna)),
        );
      }),
    );
  });

  test('windows are slices of the protein, wherever the text is cut', async () => {
    await fc.assert(
      fc.asyncProperty(protein, fc.array(fc.nat(80)), fc.nat(90), fc.nat(90), async (text, cuts, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const cut: Task = { report() {}, open: () => cutSource(text, cuts) };
        expect(await formula.view(entered('PROTEIN', ''), 'sequence', from, to, cut)).toBe(text.slice(from, to));
      }),
    );
  });

  test('rejects any other text', async () => {
    // @ts-expect-error: typed code cannot request it; messages to the worker are untyped
    await expect(formula.view(entered('PROTEIN', 'MK'), 'rna', 0, 1, task)).rejects.toThrow(/rna/);
  });
});

describe('the annotated plasmid', () => {
  const proteins = readFileSync('tests/data/NC_005816.faa', 'utf8');
  const genes = readFileSync('tests/data/NC_005816.ffn', 'utf8');
  const first = (proteins.split('>')[1] ?? '').split('\n').slice(1).join('');

  test('its proteins are ten records, the first of them in full', async () => {
    const input = {
      inputType: 'PROTEIN',
      sequence: FILE,
      readAsFasta: false,
      recognize: false,
      geneticCode: '1',
    } as const;
    expect(await formula.validate(input, fileTask(proteins))).toEqual({
      ok: true,
      input: { ...input, learnt: { recordCount: 10 } },
    });
    const { sequence, recordName, recordCount, records } = await formula.compute(input, fileTask(proteins));
    expect(sequence).toBe(first);
    expect(recordName).toMatch(/NP_995567\.1\| putative transposase/);
    expect(recordCount).toBe(10);
    expect(records.map(({ length }) => length)).toEqual([340, 260, 64, 123, 145, 357, 138, 312, 99, 90]);
    expect(await formula.view(input, 'sequence', 100, 110, fileTask(proteins))).toBe(first.slice(100, 110));
  });

  test('genes that begin with ATG are translated into the annotated proteins', async () => {
    const input = { inputType: 'DNA', sequence: FILE, readAsFasta: false, recognize: false, geneticCode: '1' } as const;
    const { records } = await formula.compute(input, fileTask(genes));
    const annotated = (await formula.compute({ ...input, inputType: 'PROTEIN' }, fileTask(proteins))).records;
    const startsWithAtg = genes
      .split('>')
      .slice(1)
      .map((record) => (record.split('\n')[1] ?? '').startsWith('ATG'));
    expect(startsWithAtg.filter(Boolean).length).toBeGreaterThan(5);
    for (const [index, isPlain] of startsWithAtg.entries()) {
      if (isPlain) expect(records[index]?.molecularWeight).toBe(annotated[index]?.molecularWeight);
    }
  });

  test('the first record with a protein is the main one; the others are listed without', async () => {
    const input = { inputType: 'RNA', sequence: FILE, readAsFasta: false, recognize: false, geneticCode: '1' } as const;
    const { sequence, recordName, records } = await formula.compute(input, fileTask('>a\nCCC\n>b\nAUGGCC\n'));
    expect([sequence, recordName]).toEqual(['MA', 'b']);
    expect(records[0]).toEqual({ name: 'a', length: 0, molecularWeight: null, isoelectricPoint: null });
  });
});

test('a GenPept entry that was cut off is known to be short', async () => {
  const text = 'LOCUS       P1   20 aa   linear\nORIGIN\n        1 mktay\n';
  const result = await formula.compute(
    { inputType: 'PROTEIN', sequence: FILE, readAsFasta: false, recognize: false, geneticCode: '1' },
    fileTask(text, [30]),
  );
  expect(result.entryFaults).toEqual({
    count: 1,
    listed: [{ record: 1, name: 'P1', declared: 20, letters: 5 }],
    endsOpen: true,
  });
  const whole = await formula.compute(
    { inputType: 'PROTEIN', sequence: FILE, readAsFasta: false, recognize: false, geneticCode: '1' },
    fileTask(text.replace('20 aa', '5 aa').concat('//\n')),
  );
  expect(whole.entryFaults).toEqual({ count: 0, listed: [], endsOpen: false });
});
