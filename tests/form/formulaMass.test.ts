import { describe, expect, test } from 'vitest';
import molarity from '#src/calculators/molarity/calculator.ts';
import { type Ask, mayBeFormula, withMolarMasses } from '#src/engine/form/onDemand/formulaMass.ts';
import { numberReading } from '#src/engine/form/onDemand/numberReading.ts';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import molarMass from '#workers/formulas/molar-mass.ts';

const BOX = molarity.fields.molarMass as FieldOfKind<'number'>;
const FILLED = { mode: 'mass', volume: '1', molarity: '0.1', molarMass_unit: 'g/mol' };
const REFUSED = { message: 'Please enter a molar mass above 0', path: 'molarMass' };

/** As the worker does it. */
const ask: Ask = (_, candidates) =>
  Promise.all(
    candidates.map(async (candidate) => {
      const verdict = await molarMass.validate(candidate as never);
      return verdict.ok
        ? { kind: 'computed', input: verdict.input, result: molarMass.compute(verdict.input) }
        : { kind: 'refused', issues: verdict.issues };
    }),
  ) as ReturnType<Ask>;

async function offered(typed: string, more: Readonly<Record<string, string>> = {}) {
  const [issue] = await withMolarMasses([REFUSED], { ...FILLED, ...more, molarMass: typed }, molarity.fields, ask);
  return issue;
}

describe('a formula in the box for a molar mass', () => {
  test('has its molar mass offered for one press', async () => {
    expect(await offered('CuSO4·5H2O')).toEqual({
      ...REFUSED,
      place: 'Molar mass: “CuSO4·5H2O” is a formula, not a number.',
      remedies: [{ label: 'Use 249.68 g/mol (CuSO4·5H2O)', field: 'molarMass', value: '249.68' }],
    });
    expect(await offered('H2')).toMatchObject({ remedies: [{ value: '2.016' }] });
  });

  test('brings its unit along where another one is chosen', async () => {
    expect(await offered('NaCl', { molarMass_unit: 'kDa' })).toMatchObject({
      remedies: [{ value: '58.44 g/mol' }],
    });
  });

  test('is offered as it may have been meant', async () => {
    expect(await offered('CaC12')).toMatchObject({
      place: 'Molar mass: “CaC12” is a formula, not a number. Character 4, “12”: a one, or the letter l?',
      remedies: [{ label: 'Use 110.98 g/mol (CaCl2)' }],
    });
    expect(await offered('glucose')).toMatchObject({ remedies: [{ label: 'Use 180.16 g/mol (C6H12O6)' }] });
  });

  test('is told apart from what is none', async () => {
    for (const typed of ['', '58.44 g/mil', 'n.d.', 'NaN', 'NaQ']) expect(await offered(typed)).toEqual(REFUSED);
    expect(mayBeFormula('NaCl', { kind: 'number', label: 'Mass', unit: 'g' })).toBe(false);
  });

  test('leaves the refusal as it is when the worker gives no answer', async () => {
    const silent: Ask = () => Promise.reject(new Error('gone'));
    const draft = { ...FILLED, molarMass: 'NaCl' };
    expect(await withMolarMasses([REFUSED], draft, molarity.fields, silent)).toEqual([REFUSED]);
  });

  test('is announced in the box', () => {
    expect(numberReading('NaCl', BOX)).toEqual({
      kind: 'unreadable',
      text: '“NaCl” is not a number: Calculate looks it up as a formula',
    });
    expect(numberReading('58.4x', BOX)?.text).toContain('is not a number in g/mol');
  });
});
