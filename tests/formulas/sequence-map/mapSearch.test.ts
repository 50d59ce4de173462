import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { findMapItems, type MapQuestions } from '#workers/formulas/sequence-map/mapSearch.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const NOTHING: MapQuestions = {
  featureTypes: '',
  sites: 'none',
  enzymes: '',
  primers: '',
  motifs: '',
};

async function found(text: string, own: Partial<MapQuestions>, isCircular = false) {
  const { given, task } = await givenDna({ text });
  const strand = await openStrand(given, task);
  const kinds = await findMapItems(strand, { ...NOTHING, ...own }, { given, features: null, isCircular }, () => {});
  return kinds.map(({ kind, total, items }) => [
    kind,
    total,
    ...items.map(({ name, start, end, strand: side }) => `${name} ${start}..${end}${side}`),
  ]);
}

test('nothing is looked for that was not asked for', async () => {
  expect(await found('GAATTC', {})).toEqual([]);
});

test('named enzymes have all their cuts, those that share them once; single cutters only one', async () => {
  const text = 'TTGGTACCTTTTGGTACCTTGAATTCTT';
  expect(await found(text, { sites: 'named', enzymes: 'Acc65I, Asp718I' })).toEqual([
    ['site', 2, 'Acc65I, Asp718I 4..4', 'Acc65I, Asp718I 14..14'],
  ]);
  const [[, , ...single] = []] = await found(text, { sites: 'single' });
  expect(single).toContain('EcoRI 22..22');
  expect(single.some((item) => String(item).includes('Acc65I'))).toBe(false);
});

test('a cut across the origin of a circle', async () => {
  expect(await found('TTCTTTTTGAA', { sites: 'named', enzymes: 'EcoRI' })).toEqual([['site', 0]]);
  expect(await found('TTCTTTTTGAA', { sites: 'named', enzymes: 'EcoRI' }, true)).toEqual([['site', 1, 'EcoRI 10..10']]);
});

test('primers with their products, and motifs', async () => {
  const text = 'AAACCCTTTTTTTTTTGGAGTA';
  expect(await found(text, { primers: 'one AAACCC TACTCC', motifs: 'box GGAGTA', mismatches: 0 })).toEqual([
    ['primer', 2, 'one, forward 1..6+', 'one, reverse 17..22-'],
    ['product', 1, 'one 1..22'],
    ['motif', 1, 'box 17..22+'],
  ]);
});

test('reading frames of the least length', async () => {
  const text = `CC${'ATG'}${'GCC'.repeat(11)}TAAC`;
  expect(await found(text, { minimumCodons: 12 })).toEqual([['frame', 1, 'Frame +3 3..41+']]);
  expect(await found(text, { minimumCodons: 13 })).toEqual([['frame', 0]]);
});

test('lines that were not checked are an error', async () => {
  await expect(found('ACGT', { motifs: '!' })).rejects.toThrow();
});
