// What `npm test` leaves out it runs on one day of the week, so that the runs of a week see all of it.
import { createHash } from 'node:crypto';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** @returns {number} days since 1 January 1970, in UTC; `TEST_DAY` sets another one */
export function today() {
  return Number(process.env.TEST_DAY ?? Math.floor(Date.now() / DAY_MS));
}

/**
 * @param {string} name of a page or of a test file
 * @param {number} day as `today` gives it
 */
export function isDue(name, day) {
  return createHash('sha256').update(name).digest().readUInt32BE() % DAYS === day % DAYS;
}
