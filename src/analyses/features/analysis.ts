import { recordTable } from '#src/families/recordTable.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted } from '#src/kit/format.ts';
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type features from '#workers/formulas/features.ts';
import type { FeaturesInput, FeaturesResult, ShownFeature } from '#workers/formulas/features.ts';
import type { ListedDifference } from '#workers/lib/sequences/codingFeatures.ts';
import type { ListedFeature } from '#workers/lib/sequences/featureList.ts';

type Key = ResultKey<FeaturesResult>;

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
  present: (result, input) => {
    const { count, total } = result;
    const headline: Figure<Key> = {
      field: 'count',
      label: 'Features',
      value: count,
      text: String(count),
      ...(count === total ? {} : { note: `Of ${grouped(total)} in the entry.` }),
    };
    const of = count === total ? '' : ` of ${grouped(total)}`;
    return {
      headline,
      status: `${headline.text}${of} annotated ${total === 1 ? 'feature' : 'features'}.`,
      blocks: [
        ...absentNotices(result, input),
        ...codingBlocks(result),
        ...shownBlocks(result.shown),
        ...(count === 0 ? [] : [featureTable(result)]),
      ],
      working: [],
    };
  },
});

function absentNotices(
  { hasTable, total, shown, overEnd }: FeaturesResult,
  { shownNumber }: FeaturesInput,
): readonly Block<Key>[] {
  const texts = [
    ...(hasTable ? [] : ['Features are read from GenBank, EMBL and SnapGene files. This text is none of them.']),
    ...(hasTable && total === 0 ? ['This entry has no feature table.'] : []),
    ...(hasTable && shownNumber !== undefined && shown === null
      ? [`There is no feature ${grouped(shownNumber)}.`]
      : []),
    ...overEnd.map((location) => `The location ${location} runs over the end of a linear entry: it has no letters.`),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'neutral', text }));
}

function codingBlocks({ coding }: FeaturesResult): readonly Block<Key>[] {
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
    recordTable<Key, ListedDifference>({
      title: 'Translations that differ',
      list: 'coding.listed',
      items: listed,
      nameOf: ({ number }) => String(number),
      nameLabel: 'Number',
      columns: [
        { key: 'at', label: 'First difference (aa)', of: ({ at }) => at, text: String },
        { key: 'translated', label: 'Translated', of: ({ translated }) => translated, words: (letter) => letter },
        { key: 'given', label: 'In the entry', of: ({ given }) => given, words: (letter) => letter },
        { key: 'length', label: 'Length translated', of: ({ length }) => length, text: String },
        { key: 'givenLength', label: 'Length in the entry', of: ({ givenLength }) => givenLength, text: String },
        { key: 'isException', label: 'Marked as an exception', of: ({ isException }) => isException },
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
  ];
}

function featureTable({ listed, count }: FeaturesResult): Block<Key> {
  const word = (text: string) => text;
  return recordTable<Key, ListedFeature>({
    title: 'Features',
    list: 'listed',
    items: listed,
    nameOf: ({ number }) => String(number),
    nameLabel: 'Number',
    columns: [
      { key: 'type', label: 'Type', of: ({ type }) => type, words: word },
      { key: 'location', label: 'Location', of: ({ location }) => location, words: word },
      { key: 'strand', label: 'Strand', of: ({ strand }) => strand, words: (strand) => strand.replace('-', '−') },
      { key: 'length', label: 'Length (nt)', of: ({ length }) => length, text: String },
      { key: 'gene', label: 'Gene', of: ({ gene }) => gene, words: word },
      { key: 'locusTag', label: 'Locus tag', of: ({ locusTag }) => locusTag, words: word },
      { key: 'product', label: 'Product', of: ({ product }) => product, words: word },
    ],
    isFolded: false,
    ...(listed.length < count ? { note: `The first ${grouped(listed.length)} of ${grouped(count)} are listed.` } : {}),
  });
}
