import { expect, test } from 'vitest';
import { alignmentFasta, alignmentLines, alignmentStretches } from '#src/engine/kit/onDemand/alignmentText.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { AlignmentBlock } from '#src/engine/kit/presentation.ts';

const BLOCK: AlignmentBlock = {
  kind: 'alignment',
  title: 'Alignment',
  rows: [
    { name: 'one with words', letters: 'ACG--TA', from: 99, step: 1, around: 100 },
    { name: 'two', letters: '-CGTTTA', from: 12, step: -1 },
  ],
  middle: ' ||  ||',
  note: 'Marks.',
};

test('rows with positions that fall, and that go around a circle', () => {
  expect(alignmentLines(BLOCK)).toEqual(['one  99 ACG--TA 3', '         ||  ||', 'two  12 -CGTTTA 7']);
});

test('a stretch of gaps alone has no positions', () => {
  const { rows, middle } = alignmentStretches(BLOCK)(3, 5);
  expect(rows).toEqual([
    { letters: '--', from: null, to: null },
    { letters: 'TT', from: 10, to: 9 },
  ]);
  expect(middle).toBe('  ');
});

test('long rows are broken after 60 columns, with a blank line in between', () => {
  const letters = 'A'.repeat(61);
  const row = { name: 'x', letters, from: 1, step: 1 } as const;
  const lines = alignmentLines({ ...BLOCK, rows: [row, row], middle: '|'.repeat(61) });
  expect(lines).toEqual([
    `x  1 ${'A'.repeat(60)} 60`,
    `     ${'|'.repeat(60)}`,
    `x  1 ${'A'.repeat(60)} 60`,
    '',
    'x 61 A 61',
    '     |',
    'x 61 A 61',
  ]);
});

test('FASTA with gaps', () => {
  expect(alignmentFasta(BLOCK)).toBe('>one with words\nACG--TA\n>two\n-CGTTTA\n');
});

test('in the copied result, unless it is long', () => {
  const headline = { field: 'score', label: 'Score', value: 5, text: '5' };
  const presentation = { headline, status: '', working: [] };
  expect(asText({ ...presentation, blocks: [BLOCK] })).toContain('two  12 -CGTTTA 7');
  const letters = 'A'.repeat(3001);
  const row = { name: 'x', letters, from: 1, step: 1 } as const;
  const long = { ...BLOCK, rows: [row, row], middle: letters } as const;
  expect(asText({ ...presentation, blocks: [long] })).toBe('Score: 5\nAlignment');
});
