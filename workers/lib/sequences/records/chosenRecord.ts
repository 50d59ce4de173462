/** Which record of a text to look at: a number counted from 1, and what is said of one that cannot be. */
import type { Issue } from '../../../contract.ts';

/** Null for a number that a record can have. */
export function recordNumberIssue(record: number): Issue | null {
  if (Number.isInteger(record) && record >= 1) return null;
  return { message: 'Please enter the number of a record: 1, 2, 3 …', path: 'record' };
}

/** @param recordCount records of the text, at least 1 */
export function noSuchRecord(record: number, recordCount: number): Issue {
  return {
    message: `There is no record ${record}: the text has ${recordCount}`,
    path: 'record',
    remedies: [{ label: `Look at record ${recordCount}`, field: 'record', value: String(recordCount) }],
  };
}
