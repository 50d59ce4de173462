import { expect, test } from 'vitest';
import { noSuchRecord, recordNumberIssue } from '#workers/lib/sequences/records/chosenRecord.ts';

test.each([1, 2, 1_000_000])('%d can be the number of a record', (record) => {
  expect(recordNumberIssue(record)).toBeNull();
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d cannot', (record) => {
  expect(recordNumberIssue(record)).toEqual({
    message: 'Please enter the number of a record: 1, 2, 3 …',
    path: 'record',
  });
});

test('of a record that is not there it is said how many there are, and one press takes the last', () => {
  expect(noSuchRecord(3, 2)).toEqual({
    message: 'There is no record 3: the text has 2',
    path: 'record',
    remedies: [{ label: 'Look at record 2', field: 'record', value: '2' }],
  });
});
