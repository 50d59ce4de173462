/** `--today`: what the dates of a pregnancy mean on a day. Without it the command knows no day. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { command } from '#tests/support/headless.ts';

const RABBIT = JSON.stringify({ matingDate: '2026-10-25' });

afterEach(() => {
  vi.useRealTimers();
});

describe('--today', () => {
  test('adds the line of the page beside the result, with its day', async () => {
    const { code, out } = await command(['rabbit-gestation', '--today', '2026-11-29'], { '-': RABBIT });
    expect(code).toBe(EXIT.calculated);
    expect(JSON.parse(out)).toMatchObject({
      today: {
        date: '2026-11-29',
        day: 35,
        daysToGo: -4,
        state: 'late',
        tone: 'alarm',
        headline:
          'Today is day 35, 4 days past the due date and 3 past the day to call. No birth yet? Call a veterinarian now: she must be examined.',
        why: expect.stringContaining('No litter by day 32'),
        next: null,
      },
    });
    expect(Object.keys(JSON.parse(out).today)).not.toContain('opensSigns');
  });

  test('left out, the answer is the same on every day, and the same beside the line', async () => {
    const printedOn = async (now: string, args: readonly string[] = []) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      return (await command(['rabbit-gestation', ...args], { '-': RABBIT })).out;
    };
    const before = await printedOn('2026-10-26T12:00:00Z');
    expect(await printedOn('2026-11-29T12:00:00Z')).toBe(before);
    const { today, ...others } = JSON.parse(await printedOn('2026-11-29T12:00:00Z', ['--today=2026-11-29']));
    expect(today.day).toBe(35);
    expect(others).toEqual(JSON.parse(before));
    expect(before).not.toContain('"today"');
  });

  test('is said of every row of a table, in JSON and in CSV; a refused row has none', async () => {
    const herd = { '-': 'Tag,matingDate\nA,2026-02-07\nB,\n' };
    const { out } = await command(['cow-gestation', '--today', '2026-11-29'], herd);
    expect(JSON.parse(out).map((row: { today?: { day: number } }) => row.today?.day)).toEqual([295, undefined]);
    const csv = (await command(['cow-gestation', '--today', '2026-11-29', '--format', 'csv'], herd)).out.split('\r\n');
    expect(csv[0]).toContain(',today.date,today.day,today.daysToGo,today.state,today.tone,today.headline,');
    expect(csv[1]).toContain(',2026-11-29,295,-12,late,alarm,');
  });

  test.each([
    ['a day that does not exist', ['rabbit-gestation', '--today', '2026-02-30'], RABBIT, 'a day of the calendar'],
    ['another form of a day', ['rabbit-gestation', '--today', '29.11.2026'], RABBIT, 'a day of the calendar'],
    ['a result that no day changes', ['ph-analysis', '--today', '2026-11-29'], '{"pH":7}', 'The day changes nothing'],
    [
      'a format without it',
      ['rabbit-gestation', '--today', '2026-11-29', '--format', 'text'],
      RABBIT,
      "'--today' is for answers in JSON and CSV",
    ],
    [
      'a column of that name',
      ['rabbit-gestation', '--today', '2026-11-29', '--format', 'csv'],
      'matingDate,today.day\n2026-10-25,3',
      "named 'error', 'today.…' and 'result.…': rename 'today.day'",
    ],
  ])('%s is a mistake', async (_, args, input, sentence) => {
    const { code, err } = await command(args, { '-': input });
    expect(code).toBe(EXIT.mistake);
    expect(err).toContain(sentence);
  });

  test('a saved answer with it is proved without it', async () => {
    const { out } = await command(['rabbit-gestation', '--today', '2026-11-29'], { '-': RABBIT });
    const verified = await command(['--verify', 'saved.json'], { 'saved.json': out });
    expect(verified.code).toBe(EXIT.calculated);
    expect(verified.out).toContain('Not part of the proof: today.');
  });
});
