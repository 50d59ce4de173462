// What `npm test` leaves out has its day: files of tests one day of the week, and of the pages a few each day in turn.
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

/**
 * @template Name
 * @param {readonly Name[]} names
 * @param {number} count at most as many as there are names
 * @param {number} day as `today` gives it
 * @returns {readonly Name[]} other ones each day, until all have had their turn
 */
export function inTurn(names, count, day) {
  const from = (day * count) % names.length;
  return [...names, ...names].slice(from, from + count);
}
