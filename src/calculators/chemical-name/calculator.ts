import { readingNotices } from '#src/families/formulaReading.ts';
import { shownFormula } from '#src/families/shownFormula.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { raisedCharge, withSubscripts } from '#src/kit/onDemand/scriptDigits.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type chemicalName from '#workers/formulas/chemical-name.ts';
import type { ChemicalNameInput, ChemicalNameResult } from '#workers/formulas/chemical-name.ts';
import { DIATOMIC_ELEMENTS } from '#workers/reference/chemicalNames.ts';
import { compoundChart } from './chart.ts';
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

/** Molecules of solid elements: the rings of sulfur, white phosphorus. */
const MOLECULES: Readonly<Record<string, string>> = { S: 'S8', P: 'P4' };

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
  present,
  sources: ['redBook2005', 'iupacPeriodicTable2022', 'pubchem2023'],
});

function present(result: ChemicalNameResult, input: ChemicalNameInput): Presentation<Key> {
  const { formula, name, type } = result;
  const named: Figure<Key> = { field: 'name', label: `Name of ${shownFormula(formula)}`, value: name, text: name };
  const written: Figure<Key> = { field: 'formula', label: 'Formula', value: formula, text: shownFormula(formula) };
  const asked = input.formula === '' ? { ...written, label: `Formula of ${input.name}` } : named;
  const other = input.formula === '' ? { ...named, label: 'Systematic name' } : written;
  return {
    headline: asked,
    status: input.formula === '' ? `${name}: ${asked.text}.` : `${written.text}: ${asked.text}.`,
    blocks: [
      ...readingNotices(result.notes),
      ...elementNotice(result, input),
      {
        kind: 'facts',
        figures: [
          other,
          { field: 'type', label: 'Type', value: type, text: type, note: KINDS[type] },
          ...furtherNames(result),
        ],
      },
      ...compoundChart(result),
      ...ions(result),
      ...words(result),
    ],
    working: workingOf(result),
  };
}

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

function furtherNames({ otherNames, aqueousName }: ChemicalNameResult): readonly Figure<Key>[] {
  return [
    ...(aqueousName === null
      ? []
      : [{ field: 'aqueousName', label: 'Dissolved in water', value: aqueousName, text: aqueousName } as const]),
    ...otherNames.map(
      (name, index): Figure<Key> => ({
        field: `otherNames.${index}`,
        label: 'Also called',
        value: name,
        text: name,
      }),
    ),
  ];
}

function ions(result: ChemicalNameResult): readonly Block<Key>[] {
  if (result.ions === null) return [];
  const { cation, anion } = result.ions;
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
        const ion = key === 'cation' ? cation : anion;
        return [
          withSubscripts(ion.formula) + raisedCharge(ion.charge),
          ion.name,
          { field: `ions.${key}.count`, label: `Count of ${ion.name}`, value: ion.count, text: String(ion.count) },
          `${ion.charge > 0 ? '+' : '−'}${Math.abs(ion.count * ion.charge)}`,
        ];
      }),
    },
  ];
}

function words({ words: counted, type }: ChemicalNameResult): readonly Block<Key>[] {
  if (counted.length === 0) return [];
  const [what, items] = type === 'complex' ? ['Ligand', 'Ligands'] : ['Element', 'Atoms'];
  return [
    {
      kind: 'table',
      title: 'Words and what they count',
      columns: [{ label: 'Word' }, { label: what }, { label: items, numeric: true }],
      rows: counted.map(({ word, symbol, count }, index) => [
        word,
        withSubscripts(symbol),
        { field: `words.${index}.count`, label: `${items} of ${symbol}`, value: count, text: String(count) },
      ]),
    },
  ];
}
