import { expect, test } from 'vitest';
import { frameEntry, frameLocation } from '#workers/formulas/reading-frames/frameFasta.ts';

test('an entry names record, number, frame, place and length', () => {
  const frame = { number: 3, start: 10, end: 204, strand: '-', frame: 2, letters: `${'MA'.repeat(31)}` } as const;
  expect(frameEntry(frame, 'NC_1.1 some phage', 300, 'aa')).toBe(
    `>NC_1.1_3 frame -2, complement(10..204), 62 aa\n${'MA'.repeat(30)}\nMA\n`,
  );
  expect(frameEntry({ ...frame, letters: 'MA' }, ' ', 300, 'aa')).toMatch(/^>sequence_3 frame -2/);
});

test('places as sequence databases write them', () => {
  expect(frameLocation({ start: 4, end: 9, strand: '+' }, 20)).toBe('4..9');
  expect(frameLocation({ start: 18, end: 3, strand: '+' }, 20)).toBe('join(18..20,1..3)');
  expect(frameLocation({ start: 18, end: 3, strand: '-' }, 20)).toBe('complement(join(18..20,1..3))');
});
