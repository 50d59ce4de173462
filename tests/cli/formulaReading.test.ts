/** The corpus of formulas through the command line, with figures or refusals; and formulas where a molar mass is asked for. */
import { describe, expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { complaintAbout, FORMULA_CASES, type Outcome } from '#tests/reading/formulaCorpus.ts';
import { answerTo, command } from '#tests/support/headless.ts';
import type { MolarMassResult } from '#workers/formulas/molar-mass.ts';

async function outcomeOf(typed: string): Promise<Outcome> {
  const { result, issues = [], out } = await answerTo('molar-mass', { formula: typed });
  if (result === undefined)
    return {
      read: false,
      words: issues.map(({ message, place }) => `${message} ${place ?? ''}`).join(' '),
      suggestions: issues.flatMap(({ remedies = [] }) => remedies.map(({ value }) => String(value))),
    };
  const { molarMass, elements, charge } = result as unknown as MolarMassResult;
  return {
    read: true,
    molarMass,
    atoms: Object.fromEntries(elements.map(({ symbol, count }) => [symbol, count])),
    charge,
    words: out,
  };
}

test.each(FORMULA_CASES)('$kind: $input', async (given) => {
  expect(complaintAbout(given, await outcomeOf(given.input))).toBeNull();
});

describe('a formula where a molar mass is asked for', () => {
  const args = ['molarity', '--mass', '5', '--volume', '1', '--molarMass'];

  test('is refused with the flag that has its molar mass, which then calculates', async () => {
    const { code, err } = await command([...args, 'NaCl']);
    expect(err).toBe(
      'Please fill in all required fields. Molar mass: “NaCl” is a formula, not a number. Try --molarMass 58.44 (Use 58.44 g/mol (NaCl)).\n',
    );
    expect(code).toBe(EXIT.refused);
    expect((await command([...args, '58.44'])).code).toBe(EXIT.calculated);
  });

  test('has its unit with it where another one is chosen', async () => {
    const { err } = await command([...args, 'NaCl', '--molarMass_unit', 'kDa']);
    expect(err).toContain("Try --molarMass '58.44 g/mol' (Use 58.44 g/mol (NaCl)).");
    expect((await command([...args, '58.44 g/mol'])).code).toBe(EXIT.calculated);
  });

  test('is offered as it may have been meant', async () => {
    expect((await command([...args, 'CaC12'])).err).toContain(
      'Character 4, “12”: a one, or the letter l? Try --molarMass 110.98 (Use 110.98 g/mol (CaCl2)).',
    );
  });

  test('in JSON and in a cell of a table as well', async () => {
    const { issues } = await answerTo('molarity', { mass: 5, volume: 1, molarMass: 'NaCl' });
    expect(issues?.[0]?.remedies).toEqual([{ label: 'Use 58.44 g/mol (NaCl)', field: 'molarMass', value: '58.44' }]);
    const { out } = await command(['molarity', '--input', 'in.csv', '--format', 'csv'], {
      'in.csv': 'mass,volume,molarMass\n5,1,NaCl\n5,1,58.44\n',
    });
    expect(out.split('\r\n')[1]).toContain('Try --molarMass 58.44');
  });

  test('what is none is refused as before', async () => {
    const { err } = await command([...args, 'NaQ']);
    expect(err).toBe('Please fill in all required fields. Molar mass: “NaQ” is not a number.\n');
  });
});
