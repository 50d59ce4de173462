import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/chemical-name.ts';

const typed = (text: string) => ({ formula: text, name: '' });
const called = (name: string) => ({ formula: '', name });

describe('validate', () => {
  const unbalanced = 'Formula is not charge balanced or not recognised';

  refuses(formula, [
    [typed(''), 'Please enter a chemical name or formula', 'formula'],
    [{ formula: ' ', name: '\t' }, 'Please enter a chemical name or formula', 'formula'],
    [{ formula: 'NaCl', name: 'salt' }, 'Please enter either a formula or a name', 'name'],
    [typed('Xx2O'), 'Unknown element: Xx', 'formula', 'Character 1, “Xx”: there is no such element.'],
    [typed('NaCl2'), unbalanced, 'formula', 'The charges do not cancel: 1 positive, 2 negative.'],
    [typed('C60'), 'Formula not recognised', 'formula'],
    [called('unobtainium oxide'), 'Name not recognised', 'name'],
    [called('tin chloride'), 'Name not recognised', 'name', 'Known for tin: tin(II), tin(IV).'],
    [
      called('copper(II) manganate pentahydrate'),
      'Name not recognised',
      'name',
      'Its formula, CuMnO4, is read as copper(I) permanganate.',
    ],
    // The formula can be written, but H3N has no name.
    [called('hydrogen nitride'), 'Name not recognised', 'name'],
  ]);
  accepts(formula, [
    [typed(' NaCl '), typed('NaCl')],
    [called(' Iron(III) oxide '), called('Iron(III) oxide')],
  ]);
});

test('a formula that cannot be read is refused with what may have been meant', async () => {
  expect(await formula.validate(typed('CaC12'))).toMatchObject({
    issues: [
      {
        message: 'Formula not recognised',
        remedies: [{ label: 'Did you mean CaCl2?', field: 'formula', value: 'CaCl2' }],
      },
    ],
  });
});

describe('the compound', () => {
  test('from its formula', () => {
    expect(computed(formula, typed('CuSO4·5H2O'))).toEqual({
      formula: 'CuSO4·5H2O',
      name: 'copper(II) sulfate pentahydrate',
      type: 'ionic',
      otherNames: ['cupric sulfate pentahydrate', 'blue vitriol'],
      aqueousName: null,
      ions: {
        cation: { formula: 'Cu', name: 'copper(II)', charge: 2, count: 1 },
        anion: { formula: 'SO4', name: 'sulfate', charge: -2, count: 1 },
      },
      words: [],
      waters: 5,
      notes: [],
    });
  });

  test('with what was left out of its formula', () => {
    expect(computed(formula, typed('NaCl(aq)')).notes).toEqual(['Left out: “(aq)”.']);
    expect(computed(formula, called('sodium chloride')).notes).toEqual([]);
  });

  test('from its name, which comes back as the systematic one', () => {
    expect(computed(formula, called('Ferric Chloride'))).toMatchObject({
      formula: 'FeCl3',
      name: 'iron(III) chloride',
      type: 'ionic',
    });
  });

  test('an iodide of the higher charge is not a triiodide', () => {
    expect(computed(formula, called('indium(III) iodide'))).toMatchObject({
      formula: 'InI3',
      name: 'indium(III) iodide',
      ions: { cation: { charge: 3, count: 1 }, anion: { charge: -1, count: 3 } },
    });
  });

  test('any text is refused with a message or named, and the name can be parsed', () => {
    const letters = fc.constantFrom(
      'Na',
      'Ca',
      'Fe',
      'Hg',
      'N',
      'H',
      'O',
      'Cl',
      'S',
      'C',
      '2',
      '3',
      '4',
      '(',
      ')',
      '·',
    );
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 7 }), (parts) => {
        const verdict = formula.validate(typed(parts.join('')));
        if (verdict.ok) {
          const { name } = computed(formula, verdict.input);
          expect(formula.validate(called(name)).ok).toBe(true);
          expect(computed(formula, called(name)).name).toBe(name);
        } else {
          expect(verdict.issues[0]?.message).toMatch(/^(?:Please enter|Unknown element|Formula (?:is )?not)/);
        }
      }),
    );
  });
});
