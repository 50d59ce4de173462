import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codonMeanings,
  createProteinReader,
  type FirstProtein,
  translated,
} from '#workers/lib/sequences/letters/codonTranslation.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const STANDARD = GENETIC_CODES['1'];
const CODONS = [...'TCAG'].flatMap((a) => [...'TCAG'].flatMap((b) => [...'TCAG'].map((c) => a + b + c)));
const BASES: Readonly<Record<string, string>> = {
  ...{ A: 'A', C: 'C', G: 'G', T: 'T', R: 'AG', Y: 'CT', S: 'CG', W: 'AT', K: 'GT', M: 'AC' },
  ...{ B: 'CGT', D: 'AGT', H: 'ACT', V: 'ACG', N: 'ACGT' },
};

/** Enumerates the readings of a codon. */
function aminoAcidOf(codon: string, aminoAcids: string): string {
  const [a = '', b = '', c = ''] = [...codon].map((letter) => BASES[letter] ?? '');
  const readings = new Set(
    [...a].flatMap((x) => [...b].flatMap((y) => [...c].map((z) => aminoAcids.charAt(CODONS.indexOf(x + y + z))))),
  );
  return readings.size === 1 ? ([...readings][0] ?? '') : 'X';
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function translate(letters: string, aminoAcids = STANDARD.aminoAcids, isStart = false): string {
  return text(
    translated(new TextEncoder().encode(letters), codonMeanings({ aminoAcids, starts: STANDARD.starts }), isStart),
  );
}

test('codes that differ in their starts only share what their codons mean', () => {
  const { aminoAcids } = STANDARD;
  expect(codonMeanings({ aminoAcids, starts: '-'.repeat(64) })).toBe(codonMeanings(STANDARD));
  expect(codonMeanings(GENETIC_CODES['2'])).not.toBe(codonMeanings(STANDARD));
});

describe('translated', () => {
  test.each(GENETIC_CODE_IDS)('every codon of code %s', (id) => {
    const { aminoAcids } = GENETIC_CODES[id];
    expect(translate(CODONS.join(''), aminoAcids)).toBe(aminoAcids);
    expect(translate(CODONS.join('').replaceAll('T', 'U'), aminoAcids)).toBe(aminoAcids);
  });

  test('every ambiguous codon', () => {
    const letters = Object.keys(BASES);
    const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    expect(translate(all.join(''))).toBe(all.map((codon) => aminoAcidOf(codon, STANDARD.aminoAcids)).join(''));
  });

  test.each([
    ['GCN', 'A'],
    ['TAR', '*'],
    ['MGR', 'R'],
    ['NNN', 'X'],
    ['ATN', 'X'],
    ['RAY', 'X'],
    ['ATGA', 'M'],
    ['AT', ''],
  ])('%s is “%s”', (codon, aminoAcid) => {
    expect(translate(codon)).toBe(aminoAcid);
  });

  test('a start is methionine', () => {
    expect(translate('TTGTTG', STANDARD.aminoAcids, true)).toBe('ML');
    expect(translate('TT', STANDARD.aminoAcids, true)).toBe('');
  });
});

describe('createProteinReader', () => {
  function readProtein(strand: string, cuts: readonly number[], kept: number): FirstProtein {
    const reader = createProteinReader(STANDARD, kept);
    const bytes = new TextEncoder().encode(strand);
    const ends = [...new Set([...cuts.filter((cut) => cut < bytes.length), bytes.length])].sort((a, b) => a - b);
    let start = 0;
    for (const end of ends) {
      reader.read(bytes.slice(start, end));
      start = end;
    }
    return reader.protein();
  }

  /** Naive translation: find the start, split by three, look up. */
  function naive(strand: string, kept: number): FirstProtein {
    const start = strand.indexOf('ATG');
    const codons = start === -1 ? [] : (strand.slice(start).match(/.{3}/g) ?? []);
    const meanings = codons.map((codon) => aminoAcidOf(codon, STANDARD.aminoAcids));
    const stop = meanings.indexOf('*');
    const protein = meanings.slice(0, stop === -1 ? undefined : stop).join('');
    const read = codons.slice(0, stop === -1 ? undefined : stop + 1).slice(0, 12);
    return {
      startPosition: start === -1 ? null : start + 1,
      length: protein.length,
      stopCodon: stop === -1 ? null : (codons[stop] ?? '').replaceAll('T', 'U'),
      head: protein.slice(0, kept),
      firstCodons: read.map((codon, index) => ({
        codon: codon.replaceAll('T', 'U'),
        aminoAcid: meanings[index] ?? '',
      })),
    };
  }

  test('agrees with the plain way, wherever the letters are cut', () => {
    const unit = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...'ACGCG', 'ATG', 'GCC') },
      { weight: 1, arbitrary: fc.constantFrom(...'TNRY') },
    );
    const strands = fc.array(unit, { maxLength: 120 }).map((units) => units.join(''));
    fc.assert(
      fc.property(strands, fc.array(fc.nat(200)), fc.nat(40), (strand, cuts, kept) => {
        expect(readProtein(strand, cuts, kept)).toEqual(naive(strand, kept));
      }),
    );
  });

  test('is finished at the stop and changes no more', () => {
    const reader = createProteinReader(STANDARD, 10);
    reader.read(new TextEncoder().encode('ATGAAATA'));
    expect(reader.isFinished()).toBe(false);
    reader.read(new TextEncoder().encode('G'));
    expect(reader.isFinished()).toBe(true);
    const before = reader.protein();
    reader.read(new TextEncoder().encode('ATGCCCCCC'));
    expect(reader.protein()).toEqual(before);
    expect(before).toMatchObject({ length: 2, head: 'MK', stopCodon: 'UAG', startPosition: 1 });
  });

  test('counts a protein beyond what it keeps', () => {
    const { length, head, firstCodons } = readProtein(`ATG${'GCC'.repeat(5000)}TGA`, [1000, 1001, 7000], 20);
    expect([length, head]).toEqual([5001, `M${'A'.repeat(19)}`]);
    expect(firstCodons).toHaveLength(12);
  });
});
