/** Dates that a date box of the page cannot hold, given to the command. */
import { describe, expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { command } from '#tests/support/headless.ts';

describe('days', () => {
  test.each([
    ['2023-02-29', 'is no day: the calendar has no 2023-02-29'],
    ['1899-12-31', 'must be 1900-01-01 or later'],
    ['9999-12-31', 'must be 2100-12-31 or earlier'],
    ['15.04.2024', 'must be a day, YYYY-MM-DD, or null'],
  ])('%s is not taken for a blank box', async (matingDate, sentence) => {
    const { code, err } = await command(['goat-gestation'], { '-': JSON.stringify({ matingDate }) });
    expect(code).toBe(EXIT.mistake);
    expect(err).toContain(`matingDate ${sentence}\n`);
    const { out } = await command(['goat-gestation'], { '-': JSON.stringify([{ matingDate }]) });
    expect(JSON.parse(out)[0].issues).toEqual([{ message: `matingDate ${sentence}` }]);
  });

  test('a day beyond the limits says so in a table as well', async () => {
    const { out } = await command(['goat-gestation'], { '-': 'matingDate\n1899-12-31\n' });
    expect(JSON.parse(out)[0].issues).toEqual([{ message: 'matingDate must be 1900-01-01 or later' }]);
  });
});
