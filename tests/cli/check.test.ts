/** `--check` on the command line: the verdict on an answer, its exit code, and what is refused. */
import { expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { command } from '#tests/support/headless.ts';

const MOLARITY = ['molarity', '--mass', '9.00', '--molar-mass', '180.16', '--volume', '0.250'];

test.each([
  ['0.200', EXIT.calculated, 'Right.\n'],
  ['0.1998', EXIT.calculated, 'Right. It has more figures than Mass of the solute, typed as 9.00, allows.\n'],
  ['200 mM', EXIT.calculated, 'Right, also in mmol/L.\n'],
  ['199.8', EXIT.refused, 'Not right. That is the figure in mmol/L. It is asked for in mol/L.\n'],
])('%s', async (answer, code, words) => {
  expect(await command([...MOLARITY, '--check', answer])).toEqual({ code, out: words, err: '' });
});

test('a day', async () => {
  const { code, out } = await command(['goat-gestation', '--mating-date', '2024-02-29', '--check', '2024-07-28']);
  expect([code, out]).toEqual([EXIT.calculated, 'Right.\n']);
});

test.each([
  ['a text that is no number', [...MOLARITY, '--check', 'much'], 'is not a number'],
  ['with a format', [...MOLARITY, '--check', '0.2', '--format', 'csv'], "'--check' and '--format' do not go together"],
  [
    'toxicity',
    ['dog-xylitol-toxicity', '--weight', '10', '--check', '5'],
    'Answers are not checked on toxicity and medicine',
  ],
])('refused: %s', async (_, args, words) => {
  const { code, out, err } = await command(args);
  expect([code, out]).toEqual([EXIT.mistake, '']);
  expect(err).toContain(words);
});

test('a calculation that is refused has no verdict', async () => {
  const { code, out } = await command([
    'molarity',
    '--mass',
    '-1',
    '--molar-mass',
    '2',
    '--volume',
    '1',
    '--check',
    '1',
  ]);
  expect(code).toBe(EXIT.refused);
  expect(out).not.toContain('ight');
});
