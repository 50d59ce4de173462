import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { firstOf } from '#src/calculators/families/listedPlaces.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type inSilicoPcr from '#workers/formulas/in-silico-pcr.ts';
import type { InSilicoPcrResult, ReadPrimer } from '#workers/formulas/in-silico-pcr.ts';

type Key = ResultKey<InSilicoPcrResult>;

const MOST_NOTICES = 6;

export default defineAnalysis<typeof inSilicoPcr>()({
  formula: 'in-silico-pcr',
  perRecord: [
    { key: 'total', label: 'Products' },
    { key: 'products.0.length', label: 'First product (bp)', noneWhere: 'there is no product' },
  ],
  action: 'Find the products',
  fields: {
    primers: {
      kind: 'text',
      label: 'Primers',
      hint: 'One pair a line: forward and reverse primer, each 5′ to 3′, with a name in front if you like. A 5′ tail in lower case, or one that does not bind, is part of the product.',
      lines: 4,
      maxLength: 9000,
    },
    mismatches: {
      kind: 'number',
      label: 'Mismatches, at most',
      hint: 'In each primer, 0 to 5. Blank: 0.',
      optional: true,
      isExact: true,
      min: 0,
      max: 5,
    },
    exactEnd: {
      kind: 'number',
      label: 'Exact bases at the 3′ end',
      hint: 'They must match even where mismatches are allowed. Blank: 0.',
      optional: true,
      isExact: true,
      min: 0,
    },
    leastBinding: {
      kind: 'number',
      label: 'Letters at the 3′ end that must bind',
      hint: 'Where a whole primer binds nowhere, the rest of it is a tail. 8 to 40. Blank: 15.',
      optional: true,
      isExact: true,
      min: 8,
      max: 40,
    },
    longest: {
      kind: 'number',
      label: 'Longest product',
      hint: 'Blank: 3000.',
      unit: 'nt',
      optional: true,
      isExact: true,
      min: 1,
      max: 100_000,
    },
    shape: SHAPE,
  },
  example: {
    primers: 'gene ATGGCCATTG CTATCGGGCA',
    mismatches: '1',
    exactEnd: '3',
    leastBinding: '',
    longest: '',
    shape: 'entry',
  },
  sources: ['wuManber1992', 'ncIub1984'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    total: count('Products', ({ input }) => `Of up to ${grouped(input.longest ?? 0)} nt.`),
    length: count('Letters of the strand'),
    pairs: {
      kind: 'rows',
      label: 'Pairs',
      row: {
        name: { kind: 'words', label: 'Pair' },
        products: count('Products'),
        forwardSites: count('Sites of the forward primer'),
        reverseSites: count('Sites of the reverse primer'),
        forward: { kind: 'inner', label: 'Forward primer' },
        reverse: { kind: 'inner', label: 'Reverse primer' },
      },
    },
    crowdedPairs: count('Pairs with too many sites'),
    products: {
      kind: 'rows',
      label: 'Products',
      row: {
        name: { kind: 'words', label: 'Pair' },
        start: count('Start'),
        end: count('End'),
        length: { ...count('Length'), unit: 'nt' },
        templateLength: { ...count('Length without tails'), unit: 'nt' },
        letters: { kind: 'words', label: 'Letters' },
        strand: { kind: 'words', label: 'Strand', words: { '+': '+', '-': '−' } },
        primers: { kind: 'inner', label: 'Primers' },
        mismatches: { kind: 'inner', label: 'Mismatches' },
        gcContent: { kind: 'number', label: 'GC content', unit: '%', written: decimals(1), missing: 'not defined' },
      },
    },
    fasta: { kind: 'words', label: 'Products as FASTA' },
  },
  present: (result, { leastBinding = 0 }, figure) => {
    const { total, products, fasta } = result;
    return {
      headline: figure('total'),
      status: total === 1 && products[0] !== undefined ? `1 product: ${products[0].length} nt.` : `${total} products.`,
      blocks: [
        ...cautionNotices([
          [
            result.crowdedPairs > 0,
            'A primer binds to more than 20,000 places. Only the first of them were paired: allow fewer mismatches.',
          ],
        ]),
        ...primerNotices(result, leastBinding),
        ...(products.length > 0 ? [productTable(result, figure)] : []),
        pairTable(result, figure),
        ...(fasta === '' ? [] : [fileOf(fasta)]),
      ],
      working: [],
    };
  },
});

function fileOf(fasta: string): Block<Key> {
  return {
    kind: 'text-file',
    field: 'fasta',
    title: 'Products as FASTA',
    note: 'Each reads from its forward primer on, where it has one of each.',
    text: fasta,
    format: 'FASTA',
    isFolded: true,
  };
}

/** What was left out of primers, and where those that bind nowhere were looked for. */
function primerNotices({ pairs }: InSilicoPcrResult, leastBinding: number): readonly Block<Key>[] {
  const of = (name: string) => (pairs.length === 1 ? '' : ` of ${name}`);
  const texts = pairs.flatMap(({ name, products, forward, reverse, forwardSites, reverseSites }) =>
    [
      { role: 'forward', primer: forward, sites: forwardSites },
      { role: 'reverse', primer: reverse, sites: reverseSites },
    ].flatMap(({ role, primer: { letters, tail, leftOut }, sites }) => {
      const part = tail === 0 && letters.length > leastBinding ? `The last ${leastBinding} letters of the` : 'The';
      const binding = tail === 0 ? '' : ', without its tail,';
      return [
        ...(leftOut.length === 0 ? [] : [`Left out of the ${role} primer${of(name)}: ${leftOut.join(', ')}.`]),
        ...(products === 0 && sites === 0
          ? [`${part} ${role} primer${of(name)}${binding} ${part === 'The' ? 'is' : 'are'} nowhere on the strand.`]
          : []),
      ];
    }),
  );
  return texts.slice(0, MOST_NOTICES).map((text) => ({ kind: 'notice', tone: 'neutral', text }));
}

function productTable({ products, total }: InSilicoPcrResult, figure: FigureOf<Key>): Block<Key> {
  const keys = ['name', 'start', 'end', 'length', 'gcContent', 'strand'] as const;
  return {
    kind: 'table',
    title: 'Products',
    columns: [...keys.map((key) => figure.column(`products.0.${key}`)), { label: 'Primers' }, { label: 'Mismatches' }],
    rows: products.map(({ primers, mismatches }, index) => [
      ...keys.map((key) => figure(`products.${index}.${key}`)),
      primers.join(' and '),
      mismatches.join(' and '),
    ]),
    drawnRows: 60,
    isFolded: false,
    note: `${firstOf(products.length, total)}Positions are those of the entered strand, counted from 1, of the parts of both primers that bind; the length has their tails as well. Strand −: the forward primer reads as the other strand.`,
  };
}

function pairTable({ pairs }: InSilicoPcrResult, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'table',
    title: `Where the primers bind: ${counted(pairs.length, 'pair', 'pairs')}`,
    columns: [
      { label: 'Pair' },
      { label: 'Products', numeric: true },
      { label: 'Forward primer' },
      { label: 'Sites of the forward primer', numeric: true },
      { label: 'Reverse primer' },
      { label: 'Sites of the reverse primer', numeric: true },
    ],
    rows: pairs.map(({ forward, reverse }, index) => [
      figure(`pairs.${index}.name`),
      figure(`pairs.${index}.products`),
      primerText(forward),
      figure(`pairs.${index}.forwardSites`),
      primerText(reverse),
      figure(`pairs.${index}.reverseSites`),
    ]),
    isFolded: false,
    note: 'Primers as they were read, 5′ to 3′; what does not bind is in lower case.',
  };
}

function primerText({ letters, tail }: ReadPrimer): string {
  return letters.slice(0, tail).toLowerCase() + letters.slice(tail);
}
