import { expect, test } from 'vitest';
import { damagedFile, isUnreadable, lostFile, unreadableIssue } from '#workers/streams/unreadableText.ts';

const held = (name: string) => ({ held: 'text-1', name, size: 9, unit: 'bytes', firstLine: '' });

test('is identified by its name, as after a transfer between threads', () => {
  const { name, message } = lostFile('a.fa');
  expect(isUnreadable(Object.assign(new Error(), { name, message }))).toBe(true);
  expect(isUnreadable(damagedFile('a.gz'))).toBe(true);
  expect(isUnreadable(new Error('bug'))).toBe(false);
  expect(isUnreadable({ name })).toBe(false);
});

test('points at the input that holds the file', () => {
  const values = { kind: 'a.gz', first: held('a'), second: held('a.gz'), third: 'ACGT' };
  const { message } = damagedFile('a.gz');
  expect(unreadableIssue(damagedFile('a.gz'), values)).toEqual({ message, path: 'second' });
});

test.each([[{ first: 'ACGT' }], [null], ['ACGT'], [{ first: held('other.gz') }]])('points nowhere in %j', (values) => {
  const error = lostFile('a.gz');
  expect(unreadableIssue(error, values)).toEqual({ message: error.message });
});
