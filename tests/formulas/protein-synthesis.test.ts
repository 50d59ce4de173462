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

function accepted(inputType: InputType, sequence: string, readAsFasta = false): ProteinSynthesisInput {
  return { inputType, sequence, readAsFasta, recognize: false, geneticCode: '1' };
}

function entered(inputType: InputType, sequence: string, readAsFasta = false) {
  return { ...accepted(inputType, sequence, readAsFasta), record: null };
}

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
  [entered('PROTEIN', 'MKV>x'), 'Invalid PROTEIN sequence', 'sequence', 'Line 1, column 4: “>”'],
  [entered('PROTEIN', 'MKV>x', true), 'Invalid PROTEIN sequence', 'sequence', 'Line 1, column 4, in record 1: “>”'],
  [entered('DNA', 'CCCGGGTTT'), NO_PROTEIN, 'sequence'],
  [entered('RNA', 'GUGGCC'), NO_PROTEIN, 'sequence'],
  [entered('DNA', 'AT'), NO_PROTEIN, 'sequence'],
  [
    { inputType: '', sequence: 'ATG', readAsFasta: false, recognize: false, geneticCode: '1', record: null },
    'Please choose an input type',
    'inputType',
  ],
]);

accepts(formula, [
  [entered('DNA', 'ATGTAG'), accepted('DNA', 'ATGTAG')],
  [entered('RNA', 'ccAUG'), accepted('RNA', 'ccAUG')],
  [entered('PROTEIN', 'mkt ayi\nakqr'), accepted('PROTEIN', 'mkt ayi\nakqr')],
  [entered('PROTEIN', '\ufeffMK\u00a0T'), accepted('PROTEIN', '\ufeffMK\u00a0T')],
  [entered('PROTEIN', '>a\nMKT', true), accepted('PROTEIN', '>a\nMKT', true)],
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
  const { sequence } = await computed(formula, { ...accepted('PROTEIN', text), recognize: true });
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
    const { sequence, recordName, records } = await computed(formula, accepted('PROTEIN', '>sp|P00698\nKVFGRCE', true));
    expect([sequence, recordName, records]).toEqual(['KVFGRCE', 'sp|P00698', []]);
  });
});

describe('compute', () => {
  test('a short gene', async () => {
    const { sequence, reading, aminoAcidComposition, shares, properties, firstResidue, lastResidue } = await computed(
      formula,
      accepted('DNA', 'CCATGGCTAAAGATTGGTAACC'),
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
      accepted('PROTEIN', 'MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG'),
    );
    expect(length).toBe(76);
    expect(isoelectricPoint).toBeCloseTo(6.56, 2);
    expect(reference.gravy).toBeCloseTo(-0.489, 3);
    expect(reference.extinction280Reduced).toBe(1490);
  });

  test('the two pK sets differ most where the end of the chain counts', async () => {
    const { reference } = await computed(formula, accepted('PROTEIN', 'GGGGD'));
    expect(reference.isoelectricPointBjellqvist).toBeCloseTo(4.3, 2);
    expect(reference.isoelectricPointEmboss).toBeCloseTo(3.75, 2);
  });

  test('the charge curve runs from pH 0 to 14 and crosses zero at the isoelectric point', async () => {
    const { chargeCurve, isoelectricPoint } = await computed(formula, accepted('PROTEIN', 'MKTAYIAKQR'));
    expect(chargeCurve).toHaveLength(57);
    expect([chargeCurve[0]?.pH, chargeCurve.at(-1)?.pH]).toEqual([0, 14]);
    const crossing = chargeCurve.findIndex(({ bjellqvist }) => bjellqvist < 0);
    expect(chargeCurve[crossing - 1]?.pH).toBeLessThanOrEqual(isoelectricPoint ?? Number.NaN);
    expect(chargeCurve[crossing]?.pH).toBeGreaterThanOrEqual(isoelectricPoint ?? Number.NaN);
  });

  test('a chain that is always positive has no isoelectric point', async () => {
    const { isoelectricPoint, reference } = await computed(formula, accepted('PROTEIN', 'R'.repeat(200)));
    expect([isoelectricPoint, reference.isoelectricPointBjellqvist]).toEqual([null, null]);
    expect(reference.netChargePh7Bjellqvist).toBeGreaterThan(199);
  });

  test.each([
    [INLINE_LETTERS, 'string'],
    [INLINE_LETTERS + 1, 'object'],
  ])('a protein of %i letters is answered as %s', async (letters, kind) => {
    const { sequence } = await computed(formula, accepted('PROTEIN', 'W'.repeat(letters)));
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
        const one = await computed(formula, accepted('PROTEIN', sequence));
        const turned = await computed(formula, accepted('PROTEIN', [...sequence].reverse().join('')));
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
        expect(await computed(formula, accepted('RNA', dna.replaceAll('T', 'U')))).toEqual(
          await computed(formula, accepted('DNA', dna)),
        );
      }),
    );
  });

  test('windows are slices of the protein, wherever the text is cut', async () => {
    await fc.assert(
      fc.asyncProperty(protein, fc.array(fc.nat(80)), fc.nat(90), fc.nat(90), async (text, cuts, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const cut: Task = { report() {}, open: () => cutSource(text, cuts) };
        expect(await formula.view(accepted('PROTEIN', ''), 'sequence', from, to, cut)).toBe(text.slice(from, to));
      }),
    );
  });

  test('rejects any other text', async () => {
    // @ts-expect-error: typed code cannot request it; messages to the worker are untyped
    await expect(formula.view(entered('PROTEIN', 'MK'), 'rna', 0, 1, task)).rejects.toThrow(/rna/);
  });
});
