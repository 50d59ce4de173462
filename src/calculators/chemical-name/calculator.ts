import { readingNotices } from '#src/calculators/families/formulaReading.ts';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { raisedCharge, withSubscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { FigureOf, GroupOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type chemicalName from '#workers/formulas/chemical-name.ts';
import type { ChemicalNameInput, ChemicalNameResult } from '#workers/formulas/chemical-name.ts';
import { DIATOMIC_ELEMENTS } from '#workers/reference/chemicalNames.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<ChemicalNameResult>;

const KINDS: Readonly<Record<ChemicalNameResult['type'], string>> = {
  ionic: 'Ions of opposite charge.',
  molecular: 'Molecules of nonmetals.',
  acid: 'Hydrogen and an anion.',
  element: 'Atoms of one element.',
  common: 'A name of its own, from a table.',
  ion: 'A charged particle by itself.',
  complex: 'A central atom with ligands.',
};

const ION: GroupOutput<NonNullable<ChemicalNameResult['ions']>['cation'], unknown, unknown, unknown> = {
  kind: 'group',
  keys: {
    formula: { kind: 'words', label: 'Ion', words: shownFormula },
    charge: count(({ row }) => `Charge of ${row.name}`),
    name: { kind: 'words', label: 'Name' },
    count: count(({ row }) => `Count of ${row.name}`),
  },
};

export default defineCalculator<typeof chemicalName>()({
  formula: 'chemical-name',
  fixed: {},
  fields: {
    formula: {
      kind: 'text',
      label: 'Formula',
      hint: 'Such as Fe2(SO4)3, CuSO4·5H2O or SO4^2-. Capitals count.',
      placeholder: 'Fe2(SO4)3',
      maxLength: 100,
      monospaced: true,
    },
    name: {
      kind: 'text',
      label: 'Or a name',
      hint: 'Such as iron(III) oxide or dinitrogen tetroxide. Leave one of the two boxes empty.',
      maxLength: 100,
    },
  },
  example: { formula: 'Fe2(SO4)3', name: '' },
  errorStyle: 'inline',
  outputs: {
    formula: {
      kind: 'words',
      label: ({ input }) => (input.formula === '' ? `Formula of ${input.name}` : 'Formula'),
      words: shownFormula,
    },
    name: {
      kind: 'words',
      label: ({ result, input }) =>
        input.formula === '' ? 'Systematic name' : `Name of ${shownFormula(result.formula)}`,
    },
    type: { kind: 'words', label: 'Type', note: ({ result }) => KINDS[result.type] },
    otherNames: { kind: 'each', label: 'Other names', each: { kind: 'words', label: 'Also called' } },
    aqueousName: { kind: 'words', label: 'Dissolved in water' },
    ions: { kind: 'group', label: 'Ions', keys: { cation: ION, anion: ION } },
    words: {
      kind: 'rows',
      label: 'Words and what they count',
      row: {
        symbol: { kind: 'words', label: 'Element or ligand', words: withSubscripts },
        count: count(({ result, row }) => `${result.type === 'complex' ? 'Ligands' : 'Atoms'} of ${row.symbol}`),
        word: { kind: 'words', label: 'Word' },
      },
    },
    waters: count('Molecules of water'),
    notes: { kind: 'inner', label: 'What was left out or can be read otherwise' },
  },
  present,
  evidence: 'definition',
  sources: ['redBook2005', 'iupacPeriodicTable2022', 'pubchem2023'],
});

function present(result: ChemicalNameResult, input: ChemicalNameInput, figure: FigureOf<Key>): Presentation<Key> {
  const [named, written] = [figure('name'), figure('formula')];
  const [asked, other] = input.formula === '' ? [written, named] : [named, written];
  return {
    headline: asked,
    status: `${other.text}: ${asked.text}.`,
    blocks: [
      ...readingNotices(result.notes),
      ...elementNotice(result, input),
      { kind: 'facts', figures: [other, figure('type'), ...furtherNames(result, figure)] },
      ...ionTable(result, figure),
      ...wordTable(result, figure),
    ],
    working: workingOf(result),
  };
}

/** Molecules of solid elements: the rings of sulfur, white phosphorus. */
const MOLECULES: Readonly<Record<string, string>> = { S: 'S8', P: 'P4' };

/** States what an element consists of, where its name or its symbol is ambiguous. */
function elementNotice({ type, words: [word] }: ChemicalNameResult, input: ChemicalNameInput): readonly NoticeBlock[] {
  if (type !== 'element' || word === undefined) return [];
  const { symbol, count } = word;
  const isDiatomic = DIATOMIC_ELEMENTS.some((each) => each === symbol);
  const molecule = isDiatomic ? `${symbol}2` : MOLECULES[symbol];
  if (molecule === undefined) return [];
  const shown = withSubscripts(molecule);
  if (count === 1)
    return [
      notice(
        'One atom',
        `The element itself consists of ${shown} molecules${isDiatomic ? '' : ', but is often written as its symbol'}.`,
      ),
    ];
  // Either 'oxygen' was entered, or 'dioxygen', which is unambiguous.
  return isDiatomic && count === 2 && input.formula === '' && !input.name.toLowerCase().startsWith('di')
    ? [notice('Read as the substance', `Its molecules are ${shown}. A single atom of it is written ${symbol}.`)]
    : [];
}

function notice(title: string, text: string): NoticeBlock {
  return { kind: 'notice', tone: 'neutral', title, text };
}

function furtherNames({ otherNames, aqueousName }: ChemicalNameResult, figure: FigureOf<Key>): readonly Figure<Key>[] {
  return [
    ...(aqueousName === null ? [] : [figure('aqueousName')]),
    ...otherNames.map((_, index) => figure(`otherNames.${index}`)),
  ];
}

function ionTable({ ions }: ChemicalNameResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (ions === null) return [];
  return [
    {
      kind: 'table',
      title: 'Ions in one formula unit',
      columns: [
        { label: 'Ion' },
        { label: 'Name' },
        { label: 'Count', numeric: true },
        { label: 'Charges', numeric: true },
      ],
      rows: (['cation', 'anion'] as const).map((key) => {
        const { formula, charge, name, count } = ions[key];
        return [
          withSubscripts(formula) + raisedCharge(charge),
          name,
          figure(`ions.${key}.count`),
          `${charge > 0 ? '+' : '−'}${Math.abs(count * charge)}`,
        ];
      }),
    },
  ];
}

function wordTable({ words, type }: ChemicalNameResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (words.length === 0) return [];
  const isComplex = type === 'complex';
  return [
    {
      kind: 'table',
      title: 'Words and what they count',
      columns: [
        { label: 'Word' },
        { label: isComplex ? 'Ligand' : 'Element' },
        { label: isComplex ? 'Ligands' : 'Atoms', numeric: true },
      ],
      rows: words.map(({ word, symbol }, index) => [word, withSubscripts(symbol), figure(`words.${index}.count`)]),
    },
  ];
}
