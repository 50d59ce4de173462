import { acrossOrigin } from '#src/calculators/families/listedPlaces.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { MapKind } from '#src/engine/kit/onDemand/sequenceMap.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type sequenceMap from '#workers/formulas/sequence-map.ts';
import type { SequenceMapInput, SequenceMapResult } from '#workers/formulas/sequence-map.ts';
import { LEAST_CODONS } from '#workers/reference/openFrameLimits.ts';

type Key = ResultKey<SequenceMapResult>;

const KINDS: Readonly<Record<MapKind, readonly [one: string, several: string]>> = {
  site: ['restriction site', 'restriction sites'],
  feature: ['feature', 'features'],
  frame: ['reading frame', 'reading frames'],
  product: ['PCR product', 'PCR products'],
  primer: ['primer site', 'primer sites'],
  motif: ['motif', 'motifs'],
};

export default defineAnalysis<typeof sequenceMap>()({
  formula: 'sequence-map',
  action: 'Draw the map',
  fields: {
    shape: SHAPE,
    featureTypes: {
      kind: 'text',
      label: 'Features of the entry',
      hint: 'Types with commas between them, or all (each but source). Blank: none.',
      optional: true,
      initial: 'all',
      placeholder: 'CDS, tRNA',
      maxLength: 300,
    },
    minimumCodons: {
      kind: 'number',
      label: 'Reading frames of at least',
      hint: `Codons without the stop, at least ${LEAST_CODONS}. Blank: no frames. Code and starts as for the result above.`,
      unit: 'codons',
      optional: true,
      isExact: true,
      initial: 100,
      min: LEAST_CODONS,
      step: 10,
    },
    sites: {
      kind: 'choice',
      label: 'Restriction sites',
      look: 'menu',
      options: [
        { value: 'single', label: 'Of enzymes that cut once' },
        { value: 'named', label: 'Of named enzymes' },
        { value: 'none', label: 'None' },
      ],
      initial: 'single',
    },
    enzymes: {
      kind: 'text',
      label: 'Names of the enzymes',
      optional: true,
      placeholder: 'EcoRI, BamHI',
      maxLength: 3000,
      visibleWhen: ({ sites }) => sites === 'named',
    },
    primers: {
      kind: 'text',
      label: 'Pairs of primers',
      hint: 'One pair a line, each primer 5′ to 3′, with or without a name in front. Products of up to 3,000 bases are drawn.',
      optional: true,
      lines: 2,
      monospaced: true,
    },
    motifs: {
      kind: 'text',
      label: 'Motifs',
      hint: 'One a line, IUPAC letters, with or without a name in front. Both strands are searched.',
      optional: true,
      lines: 2,
      monospaced: true,
    },
    mismatches: {
      kind: 'number',
      label: 'Mismatches of primers and motifs',
      hint: 'Letters that may differ, 0 to 5. Blank: 0.',
      optional: true,
      isExact: true,
      min: 0,
      max: 5,
    },
  },
  example: {
    shape: 'circular',
    featureTypes: 'all',
    minimumCodons: '10',
    sites: 'named',
    enzymes: 'EcoRI, BamHI',
    primers: '',
    motifs: 'start ATGR',
    mismatches: '0',
  },
  sources: ['insdcFeatures', 'roberts2015', 'ncbiGeneticCodes', 'ncIub1984', 'wuManber1992'],
  outputs: {
    length: count('Letters of the strand'),
    name: name('Name of the record'),
    shape: { kind: 'inner', label: 'Shape of the strand' },
    hasTable: { kind: 'flag', label: 'Has a feature table' },
    total: count('On the map', ({ result: { kinds } }) =>
      kinds.length === 0
        ? 'Nothing was asked for but the strand itself.'
        : `${kinds.map(({ kind, found }) => counted(found, ...KINDS[kind])).join(', ')}.`,
    ),
    kinds: { kind: 'inner', label: 'Found of each kind' },
    items: {
      kind: 'rows',
      label: 'What is on the map',
      of: ({ at }) => String(Number(at) + 1),
      row: {
        kind: { kind: 'words', label: numbered('Kind'), words: (kind) => KINDS[kind][0] },
        name: name(numbered('Name')),
        strand: { kind: 'words', label: numbered('Strand'), words: { '+': '+', '-': '−', '': '–' } },
        start: count('Start'),
        end: count('End'),
        spans: { kind: 'inner', label: 'Spans' },
        detail: name(numbered('Details')),
      },
    },
    letters: { kind: 'sequence', label: 'Letters' },
  },
  present: (result, input, figure) => {
    const { total, length, shape, items } = result;
    return {
      headline: figure('total'),
      status: `A ${shape.used} map of ${counted(length, 'base', 'bases')}: ${total} ${total === 1 ? 'mark' : 'marks'}.`,
      blocks: [...notices(result, input), mapBlock(result), ...(items.length > 0 ? [itemTable(result, figure)] : [])],
      working: [],
    };
  },
});

function numbered(label: string) {
  return ({ at }: { readonly at: string }) => `${label}, ${Number(at) + 1}`;
}

function notices({ kinds, hasTable }: SequenceMapResult, input: SequenceMapInput) {
  const texts = [
    ...kinds
      .filter(({ found, listed }) => listed < found)
      .map(({ kind, found, listed }) => `${grouped(listed)} of ${counted(found, ...KINDS[kind])} are on the map.`),
    ...(!hasTable && input.featureTypes.toLowerCase() !== 'all' && input.featureTypes !== ''
      ? ['Features are read from GenBank, EMBL and SnapGene files.']
      : []),
  ];
  return texts.map((text): Block<Key> => ({ kind: 'notice', tone: 'neutral', text }));
}

function mapBlock({ name, length, shape, items, letters }: SequenceMapResult): Block<Key> {
  const [record = ''] = name.trim().split(/\s/, 1);
  return {
    kind: 'map',
    field: 'letters',
    letters,
    map: {
      title: record === '' ? 'Map of the strand' : `Map of ${record}`,
      summary: `A ${shape.used} strand of ${grouped(length)} bases. Above the axis, or outside of the circle: what reads as the entered strand and what belongs to both; below it, or inside: what reads as the other one.`,
      name: record,
      length,
      isCircular: shape.used === 'circular',
      marks: items,
    },
  };
}

function itemTable({ items, shape }: SequenceMapResult, figure: FigureOf<Key>): Block<Key> {
  return rowsTable(figure, {
    title: 'What is on the map',
    list: 'items',
    rows: items.length,
    columns: [['kind', 'Kind'], ['name', 'Name'], ['strand', 'Strand'], 'start', 'end', ['detail', 'Details']],
    names: { heading: 'Number', of: (at) => String(at + 1) },
    drawnRows: 60,
    isFolded: false,
    note: `Positions are those of the entered strand, counted from 1. A restriction site is at the first base after the cut.${acrossOrigin(shape)}`,
  });
}
