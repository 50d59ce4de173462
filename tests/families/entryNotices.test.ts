import { expect, test } from 'vitest';
import { entryNotices } from '#src/calculators/families/entryNotices.ts';
import type { EntryFaults } from '#workers/lib/sequences/records/entryFaults.ts';

function said(faults: Partial<EntryFaults>, recordCount = 1): readonly string[] {
  const listed = faults.listed ?? [];
  return entryNotices({ count: listed.length, endsOpen: false, ...faults, listed }, recordCount, 'bp').map(
    ({ text }) => text,
  );
}

test('a complete file gives no notice', () => {
  expect(said({})).toEqual([]);
});

test('an entry that declares more than was read', () => {
  const short = { record: 1, name: 'NC_005816', declared: 9609, letters: 2352 };
  expect(said({ listed: [short] })).toEqual([
    'The entry says 9609 bp; 2352 letters were read: the file may be cut off or damaged.',
  ]);
  expect(said({ listed: [short], endsOpen: 'entry' })[0]).toMatch(
    /damaged\. The file ends without the line “\/\/” that closes/,
  );
  expect(said({ endsOpen: 'read' })).toEqual(['The last read has no quality line.']);
  expect(said({ endsOpen: 'entry' })).toEqual(['The file ends without the line “//” that closes an entry.']);
});

test('entries without a sequence, among others', () => {
  const listed = [
    { record: 2, name: 'SYN002', declared: 120, letters: 0 },
    { record: 3, name: '', declared: null, letters: 0 },
  ];
  expect(said({ listed, count: 12 }, 20)).toEqual([
    'Record 2, SYN002, has no sequence, though it says 120 bp. Record 3 has no letters. The same goes for 10 more.',
  ]);
});
