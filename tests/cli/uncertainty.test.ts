/** ± on the command line: in flags, JSON and tables, and what is refused. */
import { expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { command } from '#tests/support/headless.ts';

const MOLARITY = ['molarity', '--mode', 'molarity', '--molar-mass', '180.16'];

async function figure(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const { code, out, err } = await command(args, files);
  expect([code, err]).toEqual([EXIT.calculated, '']);
  return JSON.parse(out).uncertainty.figures[0];
}

// 9 g in 0.25 L is 0.19982 mol/L; 1 % of both is √2 % of it.
test.each([
  [
    'as options',
    [...MOLARITY, '--mass', '9', '--volume', '0.25', '--uncertainty', 'mass=0.09', '--uncertainty', 'volume=1%'],
  ],
  ['behind the numbers', [...MOLARITY, '--mass', '9.00±0.09', '--volume', '0.250 ± 1 %']],
  ['in brackets, with a unit', [...MOLARITY, '--mass', '9.00(9) g', '--volume', '250.0(25) mL']],
  ['one of each', [...MOLARITY, '--mass', '9.00(9)', '--volume', '0.25', '--uncertainty=volume=1 %']],
])('%s', async (_, args) => {
  const { field, standardUncertainty, text, method, shares } = await figure(args);
  expect([field, text, method]).toEqual(['molarity', '(0.1998 ± 0.0028) mol/L', 'linear']);
  expect(standardUncertainty / (0.199822 * 0.01 * Math.SQRT2)).toBeCloseTo(1, 3);
  expect(shares.mass).toBeCloseTo(50, 1);
});

test('numbers that move together, whichever is named first: √(1 + 1 − 2 · 0.5) % of the quotient', async () => {
  for (const pair of ['mass~volume', 'volume~mass']) {
    const given = ['mass=1%', 'volume=1%', `${pair}=0.5`].flatMap((words) => ['--uncertainty', words]);
    const { standardUncertainty } = await figure([...MOLARITY, '--mass', '9', '--volume', '0.25', ...given]);
    expect(standardUncertainty / (0.199822 * 0.01)).toBeCloseTo(1, 3);
  }
});

test('a number of a list, and the same draws in each run', async () => {
  const isotopes = '[{"mass": 78.918, "abundance": "50.69 ± 20"}, {"mass": 80.916, "abundance": 49.31}]';
  const args = ['average-atomic-mass', '--isotopes', isotopes, '--uncertainty', 'isotopes.1.abundance=20'];
  const once = await command(args);
  expect((await command(args)).out).toBe(once.out);
});

test('JSON and a table: a column for each figure, blank where all is exact', async () => {
  const json = { mode: 'molarity', mass: '9.00 ± 0.09', molarMass: 180.16, volume: 0.25 };
  expect((await figure(['molarity'], { '-': JSON.stringify(json) })).text).toBe('(0.1998 ± 0.0020) mol/L');
  const table = 'mode,mass,molarMass,volume\nmolarity,9.00(9),180.16,0.25\nmolarity,9,180.16,0.25\n';
  const { out, code } = await command(['molarity', '--format', 'csv'], { '-': table });
  const [header = '', first = '', second = ''] = out.split('\r\n');
  const column = header.split(',').indexOf('result.molarity.standardUncertainty');
  expect(code).toBe(EXIT.calculated);
  expect(Number(first.split(',')[column])).toBeCloseTo(0.0019982, 6);
  expect(second.split(',')[column]).toBe('');
});

test.each([
  [['--uncertainty'], "'--uncertainty' needs a value"],
  [['--uncertainty', 'mass'], 'does not say how much: write it as mass=0.2'],
  [['--uncertainty', 'mas=1'], "Unknown option '--mas'"],
  [['--uncertainty', 'mode=1'], "'mode' is no number that could be uncertain"],
  [['--uncertainty', 'mass=1', '--uncertainty', 'mass=2'], "The uncertainty of 'mass' is given twice"],
])('a mistake in the call: %j', async (words, sentence) => {
  const { code, err } = await command([...MOLARITY, '--mass', '9', '--volume', '0.25', ...words]);
  expect([code, err]).toEqual([EXIT.mistake, expect.stringContaining(sentence)]);
});

test('a number in a list is named with its place', async () => {
  const { code, err } = await command(['average-atomic-mass', '--uncertainty', 'isotopes.mass=1', '--isotopes', '[]']);
  expect([code, err]).toEqual([EXIT.mistake, expect.stringContaining('as in isotopes.0.mass')]);
});

test.each([
  [['--uncertainty', 'mass=much'], 'The uncertainty of Mass of the solute is not a number of 0 or more'],
  [['--uncertainty', 'molarity=1'], "'molarity' has no number that could be uncertain."],
  [['--uncertainty', 'mass=1%', '--uncertainty', 'mass~volume=0.5'], "'volume' is exact"],
  [
    ['--uncertainty', 'mass=1%', '--uncertainty', 'volume=1%', '--uncertainty', 'mass~volume=1.5'],
    'is not a number from −1 to 1.',
  ],
])('refused, with the reason: %j', async (words, sentence) => {
  const { code, err } = await command([...MOLARITY, '--mass', '9', '--volume', '0.25', ...words]);
  expect([code, err]).toEqual([EXIT.refused, expect.stringContaining(sentence)]);
});

test('none on toxicity and medicine', async () => {
  const inputs = { weight: 10, weightUnit: 'kg', chocolateType: 'milk', amount: 50 };
  const { code, err } = await command(['dog-chocolate-toxicity', '--uncertainty', 'weight=1'], {
    '-': JSON.stringify(inputs),
  });
  expect([code, err]).toEqual([EXIT.mistake, expect.stringContaining('takes no uncertainties')]);
});
