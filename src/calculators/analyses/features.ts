import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf, Here, Outputs } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type features from '#workers/formulas/features.ts';
import type { FeaturesInput, FeaturesResult, ShownFeature } from '#workers/formulas/features.ts';
import type { ListedFeature } from '#workers/lib/sequences/features/featureList.ts';

type Key = ResultKey<FeaturesResult>;

const FEATURE: Outputs<ListedFeature, unknown, unknown> = {
  number: count('Number'),
  type: name(numbered('Type')),
  location: name(numbered('Location')),
  strand: { kind: 'words', label: numbered('Strand'), words: (strand) => strand.replace('-', '−') || '–' },
  length: count('Length (nt)'),
  label: name(numbered('Label')),
  gene: name(numbered('Gene')),
  product: name(numbered('Product')),
  locusTag: name(numbered('Locus tag')),
};

export default defineAnalysis<typeof features>()({
  formula: 'features',
  action: 'List the features',
  fields: {
    type: {
      kind: 'text',
      label: 'Type',
      hint: 'Such as CDS, gene or tRNA. Blank: any.',
      optional: true,
      maxLength: 40,
    },
    contains: {
      kind: 'text',
      label: 'Contains',
      hint: 'Part of a gene, a product, a locus tag, a note. Upper and lower case are the same.',
      optional: true,
      maxLength: 120,
    },
    shownNumber: {
      kind: 'number',
      label: 'Show the letters of number',
      hint: 'The number of a feature in the list.',
      optional: true,
      isExact: true,
      min: 1,
    },
    shape: { ...SHAPE, hint: 'Of a circle, a feature may run over the origin.' },
  },
  example: { type: '', contains: '', shownNumber: '', shape: 'entry' },
  sources: ['insdcFeatures', 'ncbiGeneticCodes'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    hasTable: { kind: 'flag', label: 'Has a feature table' },
    total: count('Features of the entry'),
    count: count('Features', ({ result: { count, total } }) =>
      count === total ? undefined : `Of ${grouped(total)} in the entry.`,
    ),
    listed: { kind: 'rows', label: 'Features', of: ({ row }) => String(row.number), row: FEATURE },
    coding: {
      kind: 'group',
      keys: {
        checked: count('Coding sequences compared'),
        unchecked: count('Coding sequences not compared'),
        differing: count('Translations that differ'),
        listed: {
          kind: 'rows',
          label: 'Translations that differ',
          of: ({ row }) => String(row.number),
          row: {
            number: count('Number'),
            at: count('First difference (aa)'),
            translated: name(numbered('Translated')),
            given: name(numbered('In the entry')),
            length: count('Length translated'),
            givenLength: count('Length in the entry'),
            isException: { kind: 'flag', label: numbered('Marked as an exception') },
          },
        },
      },
    },
    notices: { kind: 'inner', label: 'What is to be known of the entry' },
    shown: {
      kind: 'group',
      keys: {
        ...FEATURE,
        qualifiers: { kind: 'inner', label: 'Qualifiers' },
        letters: { kind: 'sequence', label: 'Letters' },
        protein: { kind: 'sequence', label: 'Translation' },
      },
    },
  },
  present: (result, input, figure) => {
    const { count, total } = result;
    const headline = figure('count');
    const of = count === total ? '' : ` of ${grouped(total)}`;
    return {
      headline,
      status: `${headline.text}${of} annotated ${total === 1 ? 'feature' : 'features'}.`,
      blocks: [
        ...absentNotices(result, input),
        ...codingBlocks(result, figure),
        ...shownBlocks(result.shown),
        ...(count === 0 ? [] : [featureTable(result, figure)]),
      ],
      working: [],
    };
  },
});

function numbered(label: string) {
  return ({ row }: Here<unknown, unknown, { readonly number: number }>) => `${label}, ${row.number}`;
}

function absentNotices(
  { hasTable, total, shown, notices }: FeaturesResult,
  { shownNumber }: FeaturesInput,
): readonly Block<Key>[] {
  const texts = [
    ...(hasTable ? [] : ['Features are read from GenBank, EMBL and SnapGene files. This text is none of them.']),
    ...(hasTable && total === 0 ? ['This entry has no feature table.'] : []),
    ...(hasTable && shownNumber !== undefined && shown === null
      ? [`There is no feature ${grouped(shownNumber)}.`]
      : []),
    ...notices.map((notice) => `${notice}.`),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'neutral', text }));
}

function codingBlocks({ coding }: FeaturesResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  const { checked, differing, unchecked, listed } = coding;
  const rest =
    unchecked === 0
      ? ''
      : ` ${counted(unchecked, 'other has', 'others have')} no translation in the entry, or cannot be compared with it.`;
  const title = 'Coding sequences';
  if (checked === 0) return [];
  if (differing === 0) {
    const all = checked === 1 ? 'The coding sequence gives' : `All ${grouped(checked)} coding sequences give`;
    return [{ kind: 'notice', tone: 'good', title, text: `${all} the translation of the entry.${rest}` }];
  }
  const text = `${grouped(differing)} of ${grouped(checked)} differ from the translation of the entry.${rest}`;
  return [
    { kind: 'notice', tone: 'caution', title, text },
    rowsTable(figure, {
      title: 'Translations that differ',
      list: 'coding.listed',
      rows: listed.length,
      names: { heading: 'Number', of: (at) => String(listed[at]?.number) },
      columns: [
        'at',
        ['translated', 'Translated'],
        ['given', 'In the entry'],
        'length',
        'givenLength',
        ['isException', 'Marked as an exception'],
      ],
      ...(listed.length < differing ? { note: `The first ${grouped(listed.length)} are listed.` } : {}),
    }),
  ];
}

function shownBlocks(shown: ShownFeature | null): readonly Block<Key>[] {
  if (shown === null) return [];
  const { number, type, gene, locusTag, product, location, letters, protein, length } = shown;
  if (length === null) {
    const text = `Feature ${grouped(number)} has no letters here: ${location} cannot be read, or belongs to another record.`;
    return [{ kind: 'notice', tone: 'neutral', text }];
  }
  const recordName = [locusTag || gene || `feature ${number}`, product].filter((word) => word !== '').join(' ');
  const block = { kind: 'sequence', recordName } as const;
  return [
    {
      ...block,
      field: 'shown.letters',
      title: `${type} ${number}`,
      text: letters,
      ends: ['5′', '3′'],
      unit: 'nt',
      note: `${location}, in the direction of reading.`,
    },
    ...(protein === null
      ? []
      : [
          {
            ...block,
            field: 'shown.protein' as const,
            title: `Translation of ${type} ${number}`,
            text: protein,
            ends: ['N', 'C'] as const,
            unit: 'aa',
          },
        ]),
    ...qualifierList(shown),
  ];
}

/** All but the translation, which is shown as letters. */
function qualifierList({ type, number, qualifiers }: ShownFeature): readonly Block<Key>[] {
  const items = Object.entries(qualifiers).flatMap(([qualifier, values]) =>
    qualifier === 'translation' ? [] : values.map((value) => (value === '' ? qualifier : `${qualifier}: ${value}`)),
  );
  return items.length === 0 ? [] : [{ kind: 'list', title: `Qualifiers of ${type} ${number}`, items }];
}

function featureTable({ listed, count }: FeaturesResult, figure: FigureOf<Key>): Block<Key> {
  return rowsTable(figure, {
    title: 'Features',
    list: 'listed',
    rows: listed.length,
    names: { heading: 'Number', of: (at) => String(listed[at]?.number) },
    columns: [
      ['type', 'Type'],
      ['location', 'Location'],
      ['strand', 'Strand'],
      'length',
      ['label', 'Label'],
      ['gene', 'Gene'],
      ['locusTag', 'Locus tag'],
      ['product', 'Product'],
    ],
    later: laterRows,
    isFolded: false,
    ...(listed.length < count ? { note: `The first ${grouped(listed.length)} of ${grouped(count)} are listed.` } : {}),
  });
}
