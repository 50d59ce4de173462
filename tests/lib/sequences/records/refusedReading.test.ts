import { expect, test, vi } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { refusedReading } from '#workers/lib/sequences/records/refusedReading.ts';
import { openReading } from '#workers/lib/sequences/records/sequenceReading.ts';

async function issueOf(text: string, recognize = false) {
  const source = cutSource(text, []);
  const reading = await openReading(source, { readAsFasta: false, recognize, letters: 'dna' });
  const attempt = vi.fn(async () => Promise.reject(new Error('Not to be tried')));
  const foreign = { character: '?', offset: 3, opensHeader: false };
  const remedies = () => [{ label: 'Help', field: 'record', value: '1' }];
  const given = { message: 'Refused', source, reading, foreign, record: 1, wanted: 'dna', remedies } as const;
  return { issue: await refusedReading({ ...given, attempt: text.length > 1e6 ? attempt : null }), attempt };
}

test('has the sentence, the place and what would help', async () => {
  expect((await issueOf('AC\n?')).issue).toEqual({
    message: 'Refused',
    path: 'sequence',
    place: 'Line 2, column 1: “?”',
    remedies: [{ label: 'Help', field: 'record', value: '1' }],
  });
});

test('of a text that was written anew, lines are not named', async () => {
  expect((await issueOf('name,seq\na,ACGT?\nb,ACGTA', true)).issue.place).not.toContain('Line 0');
  expect((await issueOf('a\tACGTA\nb\tACGTA', true)).issue.place).toMatch(/^In record 1: “\?”/);
});

test('a long text is not read a second time', async () => {
  expect((await issueOf('A'.repeat(1_100_000))).attempt).not.toHaveBeenCalled();
});
