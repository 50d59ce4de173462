import { expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { adviceOn, refuseFormula } from '#workers/lib/chemistry/formulaHelp.ts';
import type { FormulaFault } from '#workers/lib/chemistry/formulaParser.ts';

function faultOf(typed: string): FormulaFault {
  const reading = readFormula(typed, isElement);
  if (reading.ok) throw new Error(`${typed} can be read`);
  return reading;
}
const advice = (typed: string) => adviceOn(typed, faultOf(typed), isElement);

test.each([
  ['СаСО3', ['CaCO3'], 'Character 1, “С”: a Cyrillic letter that looks like C.'],
  ['Νa2CO3', ['Na2CO3'], 'Character 1, “Ν”: a Greek letter that looks like N.'],
  ['C02', ['CO2'], 'Character 2, “02”: a count is a whole number from 1.'],
  ['A1C13', ['AlCl3'], 'Character 1, “A”: there is no such element.'],
  ['glucose', ['C6H12O6'], 'This is a name: the box takes a formula.'],
  ['THF', ['C4H8O'], 'THF stands for tetrahydrofuran.'],
  ['PBS', [], 'PBS is phosphate-buffered saline, a mixture: it has no formula.'],
  ['sodum chloride', [], 'This looks like a name: enter the formula of the compound, such as C6H12O6 for glucose.'],
  ['SO42-', ['SO4^2-'], undefined],
  ['VO2+', ['VO^2+', 'VO2^+'], undefined],
  ['CaC12', ['CaCl2'], 'Character 4, “12”: a one, or the letter l?'],
  [
    'H₂2O',
    ['H2O'],
    'Character 3, “2”: this digit is set at another height than the one before it. Are both one number?',
  ],
  ['NiPr3', ['N(iPr)3'], 'Character 1, “NiPr”: nickel, or nitrogen with iPr? Write (Ni) for nickel.'],
  ['NaQ', [], 'Character 3, “Q”: there is no such element.'],
  ['H2O$', [], 'Character 4, “$”: it has no meaning in a formula.'],
  ['InChI=1S/H2O/h1H2', ['H2O'], 'This is an InChI: its first layer is the formula.'],
  [`InChI=1S/${'C100H202/c'}${'1-2-'.repeat(80)}3`, ['C100H202'], 'This is an InChI: its first layer is the formula.'],
  ['InChI=1/2ClH.Fe/h2*1H', ['2ClH·Fe'], 'This is an InChI: its first layer is the formula.'],
  [
    'InChI=1S/ClH.Na/h1H;/q;+1/p-1',
    [],
    'This is an InChI, with a charge, protons or isotopes beside the formula in it: enter the formula itself.',
  ],
  ['InChI=H2O!', [], 'This is an InChI, not a formula: enter the formula of the compound.'],
  ['\\mathrm{H_2O}', ['H2O'], 'This is markup of LaTeX around a formula: enter the formula alone.'],
  ['$\\mathrm{\\text{H}_{2}O}$', ['H2O'], 'This is markup of LaTeX around a formula: enter the formula alone.'],
  ['\\mathrm{SO_4^{2-}}', ['SO4^2-'], 'This is markup of LaTeX around a formula: enter the formula alone.'],
  ['\\frac', [], 'This is markup of LaTeX around a formula: enter the formula alone.'],
  ['[Co(en)3]Cl3', ['[Co(C2H8N2)3]Cl3'], '“en” stands for ethylenediamine: write out its formula.'],
  ['[Ru(bpy)2(py)2]Cl2', [], '“bpy” stands for 2,2′-bipyridine: write out its formula.'],
])('%s: offers %j', (typed, suggestions, place) => {
  expect(advice(typed).suggestions).toEqual(suggestions);
  if (place !== undefined) expect(advice(typed).place).toBe(place);
});

test('the refusal keeps its sentence and has a button for each suggestion', () => {
  expect(refuseFormula('nacl', faultOf('nacl'), isElement, 'formula')).toEqual({
    ok: false,
    issues: [
      {
        message: 'Unknown element: nacl',
        path: 'formula',
        place: 'Character 1, “nacl”: symbols start with a capital letter.',
        remedies: [{ label: 'Did you mean NaCl?', field: 'formula', value: 'NaCl' }],
      },
    ],
  });
});
