import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed } from '#src/kit/format.ts';
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type inSilicoPcr from '#workers/formulas/in-silico-pcr.ts';
import type { InSilicoPcrResult, PcrProduct, ReadPrimer } from '#workers/formulas/in-silico-pcr.ts';

type Key = ResultKey<InSilicoPcrResult>;

const DRAWN_ROWS = 60;
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
  present: (result, { longest = 0, leastBinding = 0 }) => {
    const { total, products, fasta } = result;
    const blocks: Block<Key>[] = [];
    if (result.crowdedPairs > 0)
      blocks.push({
        kind: 'notice',
        tone: 'caution',
        text: 'A primer binds to more than 20,000 places. Only the first of them were paired: allow fewer mismatches.',
      });
    blocks.push(...primerNotices(result, leastBinding));
    if (products.length > 0) blocks.push(productTable(result));
    blocks.push(pairTable(result));
    if (fasta !== '')
      blocks.push({
        kind: 'text-file',
        field: 'fasta',
        title: 'Products as FASTA',
        note: 'Each reads from its forward primer on, where it has one of each.',
        text: fasta,
        format: 'FASTA',
        isFolded: true,
      });
    return {
      headline: {
        field: 'total',
        label: 'Products',
        value: total,
        text: String(total),
        note: `Of up to ${grouped(longest)} nt.`,
      },
      status: total === 1 && products[0] !== undefined ? `1 product: ${products[0].length} nt.` : `${total} products.`,
      blocks,
      working: [],
    };
  },
});

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

const ROLES = { forward: 'forward', reverse: 'reverse' } as const;

function productTable({ products, total }: InSilicoPcrResult): Block<Key> {
  const some = products.length < total ? `The first ${grouped(products.length)} of ${grouped(total)} are listed. ` : '';
  return {
    kind: 'table',
    title: 'Products',
    columns: [
      { label: 'Pair' },
      { label: 'Start', numeric: true },
      { label: 'End', numeric: true },
      { label: 'Length', numeric: true },
      { label: 'GC content', numeric: true },
      { label: 'Strand' },
      { label: 'Primers' },
      { label: 'Mismatches' },
    ],
    rows: products.map(productRow),
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${some}Positions are those of the entered strand, counted from 1, of the parts of both primers that bind; the length has their tails as well. Strand −: the forward primer reads as the other strand.`,
  };
}

function productRow(product: PcrProduct, index: number) {
  const { name, start, end, length, gcContent, strand, primers, mismatches } = product;
  const at = `products.${index}` as const;
  return [
    { field: `${at}.name`, label: 'Pair', value: name, text: name },
    { field: `${at}.start`, label: 'Start', value: start, text: String(start) },
    { field: `${at}.end`, label: 'End', value: end, text: String(end) },
    { field: `${at}.length`, label: 'Length', value: length, text: String(length), unit: 'nt' },
    {
      field: `${at}.gcContent`,
      label: 'GC content',
      value: gcContent,
      text: gcContent === null ? 'not defined' : fixed(gcContent, 1),
      ...(gcContent === null ? {} : { unit: '%' }),
    },
    { field: `${at}.strand`, label: 'Strand', value: strand, text: strand === '+' ? '+' : '−' },
    `${ROLES[primers[0]]} and ${ROLES[primers[1]]}`,
    `${mismatches[0]} and ${mismatches[1]}`,
  ] as const;
}

function pairTable({ pairs }: InSilicoPcrResult): Block<Key> {
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
    rows: pairs.map(({ name, products, forward, reverse, forwardSites, reverseSites }, index) => [
      { field: `pairs.${index}.name`, label: 'Pair', value: name, text: name },
      { field: `pairs.${index}.products`, label: 'Products', value: products, text: String(products) },
      primerText(forward),
      {
        field: `pairs.${index}.forwardSites`,
        label: 'Sites of the forward primer',
        value: forwardSites,
        text: String(forwardSites),
      },
      primerText(reverse),
      {
        field: `pairs.${index}.reverseSites`,
        label: 'Sites of the reverse primer',
        value: reverseSites,
        text: String(reverseSites),
      },
    ]),
    isFolded: false,
    note: 'Primers as they were read, 5′ to 3′; what does not bind is in lower case.',
  };
}

function primerText({ letters, tail }: ReadPrimer): string {
  return letters.slice(0, tail).toLowerCase() + letters.slice(tail);
}
