import { expect, test } from 'vitest';
import { createRecordReader } from '#workers/lib/sequences/records/sequenceRecords.ts';

function read(text: string, cut: number) {
  const records: [string, string][] = [];
  const reader = createRecordReader('fastq', {
    begin: (name) => records.push([name, '']),
    take(raw) {
      const piece = new TextDecoder().decode(raw);
      const end = piece.search(/[^ACGT\s]/);
      const taken = end === -1 ? piece : piece.slice(0, end);
      const record = records.at(-1);
      if (record !== undefined) record[1] += taken.replace(/\s/g, '');
      return taken.length;
    },
  });
  const bytes = new TextEncoder().encode(text);
  if (reader.read(bytes.slice(0, cut)) && reader.read(bytes.slice(cut))) reader.finish();
  return {
    records,
    foreign: reader.foreign()?.character ?? null,
    faults: reader.qualityFaults(),
    isOpen: reader.endsOpen(),
  };
}

const WHOLE = { foreign: null, faults: { count: 0, first: null }, isOpen: false };

test.each([
  [
    '@a\nACGT\n+\n@+>I\n@b x\nCC\n+b\nII',
    [
      ['a', 'ACGT'],
      ['b x', 'CC'],
    ],
  ],
  [
    '@a\r\nACGT\r\n+\r\nIIII\r\n\r\n@b\r\nCC\r\n+\r\nII\r\n',
    [
      ['a', 'ACGT'],
      ['b', 'CC'],
    ],
  ],
  [
    '@a\nAC\nGT\n+\nII\n@I\n@b\nC\n+\n@\n',
    [
      ['a', 'ACGT'],
      ['b', 'C'],
    ],
  ],
])('%j, cut anywhere', (text, records) => {
  for (let cut = 0; cut <= text.length; cut += 1) expect(read(text, cut)).toEqual({ ...WHOLE, records });
});

test.each([
  ['@a\nACGT\n+\nIII\n@b\nCC\n+\nII\n', 1, { record: 1, letters: 4, qualities: 3 }],
  ['@a\nAC\n+\nII\n@b\nCC\n+\nIII\n', 1, { record: 2, letters: 2, qualities: 3 }],
  ['@a\nAC\n+\nII\n@b\nCC\n+\nI', 1, { record: 2, letters: 2, qualities: 1 }],
  ['@a\nAC\n+\nI\x01\n', 1, { record: 1, letters: 2, qualities: 1 }],
])('%j: %i reads at fault', (text, count, first) => {
  expect(read(text, 5).faults).toEqual({ count, first });
});

test('a file that ends within a read is open; a line that begins no read is refused', () => {
  expect(read('@a\nACGT\n', 3).isOpen).toBe('read');
  expect(read('@a\nAC\n+\nII\nACGT\n+\nIIII', 3).foreign).toBe('A');
});
