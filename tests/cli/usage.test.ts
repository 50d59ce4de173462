/** The command's help texts, about itself and about the inputs of a calculator. */
import { describe, expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { USAGE } from '#src/tools/cli/usage.ts';
import { command } from '#tests/support/headless.ts';

describe('help', () => {
  test('says how to call it', async () => {
    const { code, out, err } = await command(['--help']);
    expect([code, err]).toEqual([EXIT.calculated, '']);
    expect(out.startsWith(`${USAGE}\n\nCalculators:\n`)).toBe(true);
    expect(out).toMatch(/^ {2}ph-analysis$/m);
  });

  test('with a calculator names every input', async () => {
    const { out } = await command(['blood-pressure', '--help']);
    expect(out).toMatch(/^readings {2,}list\. Readings$/m);
    expect(out).toMatch(/^readings\.N\.systolic {2,}number in mmHg, 0 to 300\. Systolic$/m);
  });

  test('a number has its units and limits, a choice what its values mean, and each what counts without it', async () => {
    const { out } = await command(['molarity', '--help']);
    expect(out).toMatch(/^mass {2,}number in g or mg or µg or kg, at least 0\. Mass of the solute$/m);
    expect(out).toMatch(/^mode {2,}one of molarity, mass, volume, dilution, without it molarity\. Find$/m);
    expect(out).toMatch(/^ +- volume: Volume$/m);
    expect((await command(['goat-gestation', '--help'])).out).toMatch(/YYYY-MM-DD, 1900-01-01 to 2100-12-31\./);
    expect((await command(['dna-sequence', '--help'])).out).toMatch(/^record .*, optional\. Record$/m);
  });

  test('a medicine page says which confirmations it wants', async () => {
    const { out } = await command(['dog-metacam', '--help']);
    expect(out).toMatch(/^vetPrescribed {2,}true, if it is so\. My veterinarian/m);
  });
});
