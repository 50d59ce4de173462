import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commonDivisor,
  empiricalByDivisor,
  empiricalBySmallest,
  formulaText,
  hillOrder,
  readFormula,
} from '#workers/lib/chemistry/chemicalFormula.ts';
import { withoutSubscript } from '#workers/lib/chemistry/formulaLetters.ts';
import { type AtomCount, parseFormula } from '#workers/lib/chemistry/formulaParser.ts';
import { placedText } from '#workers/lib/chemistry/placedText.ts';

const KNOWN = ['H', 'C', 'N', 'O', 'S', 'Ca', 'Cl', 'Co', 'Cu', 'Fe', 'K', 'Mg', 'Na', 'P'];
const isKnown = (symbol: string) => KNOWN.includes(symbol);

function atomsOf(text: string): readonly AtomCount[] {
  const reading = readFormula(text, isKnown);
  if (!reading.ok) throw new Error(`${text}: ${reading.message} ${reading.place}`);
  return reading.atoms;
}

function counted(text: string): string {
  return formulaText(atomsOf(text));
}

describe('readFormula', () => {
  test.each([
    ['H2O', 'H2O'],
    ['CO', 'CO'],
    ['Co', 'Co'],
    ['CH3CH2OH', 'C2H6O'],
    ['Ca(OH)2', 'CaO2H2'],
    ['K4[Fe(CN)6]', 'K4FeC6N6'],
    ['{[Ca(OH)2]3}2', 'Ca6O12H12'],
    ['H₂SO₄', 'H2SO4'],
    [' Mg Cl2\n', 'MgCl2'],
    ['(CH3)2CHOH', 'C3H8O'],
    ['C12H22O11', 'C12H22O11'],
    ['CuSO4·5H2O', 'CuSO9H10'],
    ['CuSO4.5H2O', 'CuSO9H10'],
    ['CuSO4*5H2O', 'CuSO9H10'],
    ['CuSO4 • 5 H2O', 'CuSO9H10'],
    ['CaCl2·H2O', 'CaCl2H2O'],
    ['KCl·MgCl2·6(H2O)', 'KCl3MgH12O6'],
    ['(CaSO4)2·H2O', 'Ca2S2O9H2'],
  ])('%j holds %s', (text, atoms) => {
    expect(counted(text)).toBe(atoms);
  });

  const invalid = 'Invalid chemical formula';
  test.each([
    ['', 'Please enter a chemical formula', undefined],
    [' \t ', 'Please enter a chemical formula', undefined],
    ['Xx2', 'Unknown element: Xx', 'Character 1, “Xx”: there is no such element.'],
    ['NaQ', 'Unknown element: Q', 'Character 3, “Q”: there is no such element.'],
    ['h2o', 'Unknown element: h', 'Character 1, “h”: symbols start with a capital letter.'],
    ['H2 oh', 'Unknown element: oh', 'Character 4, “oh”: symbols start with a capital letter.'],
    ['((Zz', 'Unknown element: Zz', 'Character 3, “Zz”: there is no such element.'],
    ['Ca(OH', invalid, 'Character 3, “(”: this bracket is not closed.'],
    ['Ca(OH)2)', invalid, 'Character 8, “)”: no bracket is open here.'],
    ['K3[Fe(CN]6)', invalid, 'Character 9, “]”: the open bracket needs “)”.'],
    ['Ca()2', invalid, 'Character 4, “)”: the brackets are empty.'],
    ['H0', invalid, 'Character 2, “0”: a count is a whole number from 1.'],
    ['H02', invalid, 'Character 2, “02”: a count is a whole number from 1.'],
    ['H99999999999999999', invalid, 'Character 2, “99999999999999999”: a count is a whole number from 1.'],
    ['H(H9007199254740991)2', invalid, 'The counts are too large to be exact.'],
    ['·H2O', invalid, 'Character 1, “·”: there is nothing before it.'],
    ['H2O··H2O', invalid, 'Character 5, “·”: there is nothing before it.'],
    ['(2H2O)', invalid, 'Character 2, “2”: a number stands behind an element or a bracket, or after a dot.'],
    [
      'CaSO4·0.12345H2O',
      invalid,
      'Character 7, “0.12345”: a fraction of an atom has up to four decimals, and only a part behind a dot is written as 1/2.',
    ],
    ['Na+Cl', invalid, 'Character 3, “+”: a charge stands at the end, behind a ^ as in SO4^2-.'],
    ['CuSO4·', invalid, 'Character 6, “·”: an element must follow.'],
    ['CuSO4·5', invalid, 'Character 6, “·”: an element must follow.'],
    ['Ca(OH·H2O)', invalid, 'Character 3, “(”: this bracket is not closed.'],
    ['H2🧪O', invalid, 'Character 3, “🧪”: it has no meaning in a formula.'],
  ])('%j: %s', (text, message, place) => {
    const { ok, ...fault } = readFormula(text, isKnown);
    expect(ok).toBe(false);
    expect({ place: undefined, ...fault }).toMatchObject({ message, place });
  });

  test('says which symbol is unknown', () => {
    expect(readFormula('NaQ', isKnown)).toMatchObject({ unknownSymbol: 'Q' });
  });

  test('brackets may be nested in any depth', () => {
    const depth = 50_000;
    expect(atomsOf(`${'('.repeat(depth)}H${')'.repeat(depth)}`)).toEqual([{ symbol: 'H', count: 1 }]);
  });

  /** What is written by rule, without the questions that are asked of what people type: H20 of twenty hydrogens. */
  function parsed(text: string): readonly AtomCount[] {
    const reading = parseFormula(placedText(text), isKnown);
    if (!reading.ok) throw new Error(`${text}: ${reading.message} ${reading.place}`);
    return reading.atoms;
  }

  const units = fc.array(fc.record({ symbol: fc.constantFrom(...KNOWN), count: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 8,
  });

  test('reads what it writes', () => {
    fc.assert(
      fc.property(units, (atoms) => {
        const once = formulaText(parsed(formulaText(atoms)));
        expect(formulaText(parsed(once))).toBe(once);
      }),
    );
  });

  test('a bracket multiplies, a dot adds, in any alphabet of digits', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 9 }), (atoms, factor) => {
        const text = formulaText(atoms);
        const times = new Map(parsed(text).map(({ symbol, count }) => [symbol, count * factor]));
        const asMap = (formula: string) => new Map(parsed(formula).map(({ symbol, count }) => [symbol, count]));
        expect(asMap(`(${text})${factor}`)).toEqual(times);
        expect(asMap(`[${text}]${withoutSubscript('₀₁₂₃₄₅₆₇₈₉'[factor] ?? '')}`)).toEqual(times);
        expect(asMap(`${text}·${factor}(${text})`)).toEqual(asMap(`(${text})${factor + 1}`));
      }),
    );
  });

  test('any text is parsed or refused with a message', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('H', 'C', 'a', '(', ')', '[', ']', '2', '0', '·', ' ', '+') }),
        (text) => {
          const reading = readFormula(text, isKnown);
          if (reading.ok) expect(reading.atoms.every(({ count }) => count > 0)).toBe(true);
          else expect(reading.message).not.toBe('');
        },
      ),
    );
  });
});

/** `redBook2005`, IR-4.4.3.5 and IR-2.8.1(c); talc of three oxides has the atoms of Mg3Si4O10(OH)2. */
test.each([
  ['3CdSO4·8H2O', { Cd: 3, S: 3, O: 20, H: 16 }],
  ['2CaSO4·H2O', { Ca: 2, S: 2, O: 9, H: 2 }],
  ['3MgO·4SiO2·H2O', { Mg: 3, O: 12, Si: 4, H: 2 }],
  ['8Kr·46H2O', { Kr: 8, H: 92, O: 46 }],
  ['4(CH4).23(H2O)', { C: 4, H: 62, O: 23 }],
  // Without a second part it counts formula units.
  ['2NaCl', { Na: 1, Cl: 1 }],
])('a number before a part of an addition compound counts that part: %s', (formula, counts) => {
  const reading = readFormula(formula, () => true);
  if (!reading.ok) throw new Error(reading.message);
  expect(Object.fromEntries(reading.atoms.map(({ symbol, count }) => [symbol, count]))).toEqual(counts);
});

test('a number before it that is no count is refused', () => {
  expect(readFormula('0CdSO4·8H2O', () => true)).toMatchObject({ ok: false, message: 'Invalid chemical formula' });
});

describe('hillOrder', () => {
  test.each([
    ['C2H5OH', 'C2H6O'],
    ['CuSO4·5H2O', 'CuH10O9S'],
    ['K3[Fe(CN)6]', 'C6FeK3N6'],
    ['NaCl', 'ClNa'],
    ['HCl', 'ClH'],
    ['CCl4', 'CCl4'],
    ['H2SO4', 'H2O4S'],
    ['CaC2', 'C2Ca'],
  ])('%s is filed as %s', (text, filed) => {
    expect(formulaText(hillOrder(atomsOf(text)))).toBe(filed);
  });
});

describe('empirical formulas', () => {
  test.each([
    ['C6H12O6', 'CH2O', 'CH2O'],
    ['C4H10', 'CH3', 'C2H5'],
    ['Fe2O3', 'FeO2', 'Fe2O3'],
    ['N2O5', 'NO3', 'N2O5'],
    ['P4O10', 'PO3', 'P2O5'],
    ['C8H18', 'CH2', 'C4H9'],
    ['Ca3(PO4)2', 'Ca2PO4', 'Ca3P2O8'],
    ['H2O', 'H2O', 'H2O'],
    ['O2', 'O', 'O'],
  ])('%s: %s by the smallest count, %s by the divisor', (text, smallest, divisor) => {
    expect(formulaText(empiricalBySmallest(atomsOf(text)))).toBe(smallest);
    expect(formulaText(empiricalByDivisor(atomsOf(text)))).toBe(divisor);
  });

  const formulas = fc
    .array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 })
    .map((counts) => counts.map((count, index) => ({ symbol: KNOWN[index] ?? 'H', count })));

  test('the divisor keeps every ratio and leaves nothing to divide', () => {
    fc.assert(
      fc.property(formulas, (atoms) => {
        const reduced = empiricalByDivisor(atoms);
        expect(reduced.map(({ count }) => count * commonDivisor(atoms))).toEqual(atoms.map(({ count }) => count));
        expect(commonDivisor(reduced)).toBe(1);
      }),
    );
  });

  test('both rules agree where the smallest count divides the others', () => {
    fc.assert(
      fc.property(formulas, fc.integer({ min: 1, max: 20 }), (atoms, smallest) => {
        const multiples = [
          ...atoms.map(({ symbol, count }) => ({ symbol, count: count * smallest })),
          { symbol: 'P', count: smallest },
        ];
        expect(empiricalBySmallest(multiples)).toEqual(empiricalByDivisor(multiples));
      }),
    );
  });
});

test('a value that is not a string is not a formula, whatever its length property', () => {
  const endless = { length: 2 ** 32 } as unknown as string;
  expect(readFormula(endless, () => true)).toEqual({ ok: false, message: 'Please enter a chemical formula' });
});

test('equivalent characters', () => {
  expect([...'H₂O₁₀'].map(withoutSubscript).join('')).toBe('H2O10');
  for (const dot of '·•⋅∙‧*.') expect(counted(`CaSO4${dot}2H2O`)).toBe('CaSO6H4');
});
