import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { listedFeature, readFeatures } from '#workers/lib/sequences/features/featureList.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const TEXT =
  'LOCUS       A    4 bp\nFEATURES             Location/Qualifiers\n     gene            1..2\n     gene            3..9\nORIGIN\n 1 acgt\n//\n';

test('features with their places; those that reach beyond the strand have none', async () => {
  const { given, task } = await givenDna({ text: TEXT, origin: 'file' });
  const features = await readFeatures(given, await openStrand(given, task), false, task);
  expect(features?.map(({ number, place }) => [number, place?.length ?? null])).toEqual([
    [1, 2],
    [2, null],
  ]);
  expect(features?.map(listedFeature).map(({ strand, length }) => [strand, length])).toEqual([
    ['+', 2],
    ['', null],
  ]);
  expect(await readFeatures(given, await openStrand(given, task), false, task, 1)).toHaveLength(1);
});

test('the first line of the chosen entry says whether it is a circle', async () => {
  const circle = TEXT.replace('4 bp', '4 bp    DNA     circular SYN 01-JAN-2020');
  for (const [record, topology] of [
    [1, null],
    [2, 'circular'],
  ] as const) {
    const { given } = await givenDna({
      text: TEXT + circle,
      origin: 'file',
      options: { record },
      cuts: [3, 140, 170],
    });
    expect(given.learnt.chosen.shape?.said ?? null).toBe(topology);
  }
});

test('long texts are shortened in the list', () => {
  const location = `join(${'1..2,'.repeat(100)}3..4)`;
  const feature = { number: 1, type: 'CDS', location, place: null, qualifiers: { product: ['p'.repeat(300)] } };
  const listed = listedFeature(feature);
  expect([listed.location.length, listed.product.length, listed.product.endsWith('…')]).toEqual([200, 200, true]);
});
