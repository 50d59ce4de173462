import { describe, expect, test } from 'vitest';
import { readLocation } from '#workers/lib/sequences/features/featureLocation.ts';
import { cutItem, featureItem, frameItem, hitItem, productItem } from '#workers/lib/sequences/features/mapItems.ts';
import { restrictionEnzyme } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';

const LENGTH = 100;

function feature(location: string, qualifiers: Readonly<Record<string, readonly string[]>> = {}) {
  return featureItem({ number: 1, type: 'CDS', location, place: readLocation(location, LENGTH, false), qualifiers });
}

describe('featureItem', () => {
  test.each([
    ['3..9', '+', 3, 9, ['3-9']],
    ['complement(3..9)', '-', 3, 9, ['3-9']],
    ['join(3..9,20..30)', '+', 3, 30, ['3-9', '20-30']],
    ['complement(join(3..9,20..30))', '-', 3, 30, ['20-30', '3-9']],
    // Across the origin of a circle.
    ['join(90..100,1..5)', '+', 90, 5, ['90-100', '1-5']],
    ['complement(join(90..100,1..5))', '-', 90, 5, ['1-5', '90-100']],
    ['join(3..9,complement(20..30))', '', 3, 30, ['3-9', '20-30']],
  ])('%s', (location, strand, start, end, spans) => {
    const item = feature(location);
    expect(item).toMatchObject({ kind: 'feature', strand, start, end });
    expect(item?.spans.map((span) => `${span.start}-${span.end}`)).toEqual(spans);
  });

  test('is named by its gene, else its locus tag, label or product, else its type', () => {
    expect(feature('1..3', { gene: ['bla'], product: ['beta-lactamase'] })).toMatchObject({
      name: 'bla',
      detail: 'CDS, beta-lactamase',
    });
    expect(feature('1..3', { locus_tag: ['T1'] })?.name).toBe('T1');
    expect(feature('1..3', { label: ['ori'] })?.name).toBe('ori');
    expect(feature('1..3', { gene: [''] })).toMatchObject({ name: 'CDS', detail: 'CDS' });
    expect(feature('1..3', { product: ['p'.repeat(200)] })?.name).toHaveLength(120);
  });

  test('a place between two letters and one that cannot be read have no item', () => {
    expect([feature('7^8'), feature('1..900')]).toEqual([null, null]);
  });
});

test('a frame across the origin has two parts, the first in the direction of reading first', () => {
  const frame = { frame: 2, from: 94, to: 106, codons: 3, hasStop: true } as const;
  expect(frameItem({ ...frame, strand: 1 }, LENGTH)).toEqual({
    kind: 'frame',
    name: 'Frame +2',
    strand: '+',
    start: 95,
    end: 6,
    spans: [
      { start: 95, end: 100 },
      { start: 1, end: 6 },
    ],
    detail: '3 aa',
  });
  expect(frameItem({ ...frame, strand: -1 }, LENGTH).spans[0]).toEqual({ start: 1, end: 6 });
});

test('a cut is at the base behind it, and names three enzymes that make it', () => {
  const enzymes = ['A', 'B', 'C', 'D', 'E'].map((name) => restrictionEnzyme(name, 'GAATTC 1 5'));
  expect(cutItem(enzymes.slice(0, 2), 20)).toMatchObject({ name: 'A, B', start: 21, end: 21, detail: 'G^AATT_C' });
  expect(cutItem(enzymes, 20).name).toBe('A, B, C +2');
});

test('hits and products, across the origin as well', () => {
  const hit = { pattern: 0, strand: '-', start: 97, mismatches: 0, letters: 'ACGTA' } as const;
  expect(hitItem('motif', 'box', hit, LENGTH)).toMatchObject({ start: 98, end: 2, strand: '-', detail: 'ACGTA' });
  const place = { primer: 'forward', start: 10, length: 4, mismatches: 0 } as const;
  expect(productItem('one', { left: place, right: place, templateLength: 30, length: 38 }, LENGTH)).toMatchObject({
    start: 11,
    end: 40,
    strand: '',
    detail: '38 bp',
    spans: [{ start: 11, end: 40 }],
  });
});
