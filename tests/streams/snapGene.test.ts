import { expect, test } from 'vitest';
import { snapGeneAnnotation, snapGeneSequence } from '#workers/streams/snapGene.ts';

function packet(type: number, data: readonly number[]): readonly number[] {
  return [type, 0, 0, 0, data.length, ...data];
}

const COOKIE = packet(
  9,
  Array.from({ length: 14 }, () => 0),
);

test.each([
  [1, true],
  [2, false],
])('flags %i: circular is %s; packets before the letters are passed over', async (flags, isCircular) => {
  const bytes = Uint8Array.from([...COOKIE, ...packet(6, [60, 62]), ...packet(0, [flags, 65, 67]), ...packet(5, [1])]);
  expect(await snapGeneSequence(new Blob([bytes]), 'x.dna')).toEqual({ start: 32, end: 34, isCircular });
});

test.each([
  ['no letters', [...COOKIE, ...packet(6, [60])]],
  ['cut off', [...COOKIE, 0, 0, 0, 1, 0, 1, 65]],
])('%s is refused in words', async (_, bytes) => {
  await expect(snapGeneSequence(new Blob([Uint8Array.from(bytes)]), 'x.dna')).rejects.toThrow('“x.dna” holds no DNA');
});

test('two strands are refused in words', async () => {
  const bytes = Uint8Array.from([...COOKIE, ...packet(0, [1, 65]), ...packet(0, [1, 67])]);
  await expect(snapGeneSequence(new Blob([bytes]), 'x.dna')).rejects.toThrow('“x.dna” has two strands');
});

test.each([
  [[...packet(10, [60]), ...packet(5, [62])], { features: '<', primers: '>', isCutOff: false }],
  [[...packet(10, [60]), 5, 0, 0, 0, 9, 62], { features: '<', primers: '', isCutOff: true }],
  [[5, 0], { features: '', primers: '', isCutOff: true }],
])('features and primers, and whether the file is whole: %j', async (packets, annotation) => {
  const bytes = Uint8Array.from([...COOKIE, ...packet(0, [1, 65]), ...packets]);
  expect(await snapGeneAnnotation(new Blob([bytes]))).toEqual(annotation);
});
