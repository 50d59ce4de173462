import { PCR_SOLUTION_FIELDS } from '#src/calculators/families/pcrSolutionFields.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type primerDimers from '#workers/formulas/primer-dimers.ts';
import type { PrimerDimersResult } from '#workers/formulas/primer-dimers.ts';
import { namesOf, OUTPUTS } from './primer-dimers/outputs.ts';
import { crossMatrix, crossTable, primerTable, productTable } from './primer-dimers/tables.ts';

type Key = ResultKey<PrimerDimersResult>;

/** °C: Primer3 rejects a primer whose hairpin or dimer melts above this (`primer3Thermodynamics`). */
const PRIMER3_LIMIT = 47;
/** More do not fit side by side. */
const MOST_IN_MATRIX = 40;

const NO_PRODUCT: Block<Key> = {
  kind: 'notice',
  tone: 'neutral',
  text: 'No products on this sequence: no two of the primers bind as they face each other, without mismatches, within the longest product.',
};

export default defineAnalysis<typeof primerDimers>()({
  formula: 'primer-dimers',
  action: 'Judge the primers',
  fields: {
    primers: {
      kind: 'text',
      label: 'Primers',
      hint: 'One or two a line, 5′ to 3′, with a name in front if you like, or FASTA. Lower case before upper case is a 5′ tail. IUPAC letters are read.',
      lines: 4,
      maxLength: 9000,
    },
    ...PCR_SOLUTION_FIELDS,
    longest: {
      kind: 'number',
      label: 'Longest product',
      hint: 'On the sequence, where there is one. Blank: 3000.',
      unit: 'nt',
      optional: true,
      isExact: true,
      min: 1,
      max: 100_000,
    },
    productLength: {
      kind: 'number',
      label: 'Product length, if known',
      hint: 'Of the first two primers. With its GC content: Tm of the product, and annealing temperature.',
      unit: 'bp',
      optional: true,
      isExact: true,
      min: 1,
      max: 100_000,
      step: 100,
    },
    productGc: {
      kind: 'number',
      label: 'GC content of the product',
      unit: '%',
      optional: true,
      min: 0,
      max: 100,
      step: 1,
    },
    shape: { ...SHAPE, hint: `Of the sequence, where there is one. ${SHAPE.hint}` },
  },
  example: {
    primers: 'forward ATGGCCATTG\nreverse CTATCGGGCA\nother GGATCCGAATTCC',
    saltConcentration: '50',
    magnesium: '1.5',
    dntp: '0.8',
    oligoConcentration: '200',
    dmso: '',
    formamide: '',
    longest: '',
    productLength: '',
    productGc: '',
    shape: 'entry',
  },
  sources: [
    'santaLuciaHicks2004',
    'santaLucia1998',
    'allawi1997',
    'allawi1998ga',
    'allawi1998ct',
    'allawi1998ac',
    'peyret1999',
    'bommarito2000',
    'primer3Thermodynamics',
    'primer3Denaturants',
    'rychlik1990',
    'nebTaqProtocol',
  ],
  outputs: OUTPUTS,
  present: (result, _, figure) => {
    const { worst, primers, crosses, products, typedProduct } = result;
    const headline = figure('worstEnergy');
    const blocks: Block<Key>[] = [...notices(result)];
    if (worst !== null) blocks.push(drawing(`Most stable dimer: ${namesOf(result, worst)}`, worst.drawing, false));
    blocks.push(primerTable(result, figure));
    if (typedProduct !== null)
      blocks.push({
        kind: 'facts',
        title: 'The product that you entered',
        figures: [figure('typedProduct.tm'), figure('typedProduct.annealing', { unit: '°C' })],
      });
    if (products !== null) blocks.push(products.length === 0 ? NO_PRODUCT : productTable(result, products, figure));
    if (crosses.length > 0) blocks.push(crossTable(result, figure));
    if (crosses.length > 1 && primers.length <= MOST_IN_MATRIX) blocks.push(crossMatrix(result));
    const rows = drawings(result, figure);
    if (rows !== '') blocks.push(drawing('Hairpins and self-dimers, drawn', rows, true));
    blocks.push({
      kind: 'notice',
      tone: 'neutral',
      text: 'ΔG is that of the most stable structure at 37 °C. Pairs, mismatches, bulges, loops and ends count; G·T is a mismatch. Knots and structures of three strands are not looked for.',
    });
    return {
      headline,
      status:
        worst === null
          ? `Of ${counted(primers.length, 'primer', 'primers')} no two bases pair: none.`
          : `Most stable dimer: ${headline.text} kcal/mol, ${namesOf(result, worst)}.`,
      blocks,
      working: [],
    };
  },
});

function notices(result: PrimerDimersResult): readonly Block<Key>[] {
  const { primers, crosses, isCrowded } = result;
  const isHot = (fold: { readonly tm: number | null } | null) => (fold?.tm ?? 0) > PRIMER3_LIMIT;
  const hot = [
    ...primers.flatMap(({ name, hairpin, selfDimer, selfEnd }) => [
      ...(isHot(hairpin) ? [`${name} as a hairpin`] : []),
      ...(isHot(selfDimer) || isHot(selfEnd) ? [`${name} with itself`] : []),
    ]),
    ...crosses.filter(({ dimer, end }) => isHot(dimer) || isHot(end)).map((cross) => namesOf(result, cross)),
  ];
  const found: Block<Key>[] = [];
  const changed = primers.filter(({ leftOut }) => leftOut.length > 0);
  if (changed.length > 0)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      text: `Left out: ${changed.map(({ name, leftOut }) => `${leftOut.join(', ')} (${name})`).join('; ')}. Tm is of the unmodified letters.`,
    });
  if (hot.length > 0)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Stable above 47 °C',
      text: `Primer3 rejects by default what melts above 47 °C: ${hot.slice(0, 8).join(', ')}${hot.length > 8 ? ` and ${hot.length - 8} more` : ''}.`,
    });
  if (isCrowded)
    found.push({
      kind: 'notice',
      tone: 'caution',
      text: 'The primers bind to more than 2000 places. Only the first of them were paired.',
    });
  return found;
}

function drawing(title: string, text: string, isFolded: boolean): Block<Key> {
  return {
    kind: 'list',
    title,
    items: ['A bar joins the bases of a pair. A hyphen is a place where only the other strand has a base.'],
    code: { label: 'Drawing', text: `\n${text}` },
    isFolded,
  };
}

const FOLDS = [
  ['hairpin', 'hairpin'],
  ['selfDimer', 'self-dimer'],
  ['selfEnd', 'self-dimer with a 3′ end'],
] as const;

function drawings({ primers }: PrimerDimersResult, figure: FigureOf<Key>): string {
  return primers
    .flatMap((primer, index) => {
      const isEndAlike = primer.selfEnd?.drawing === primer.selfDimer?.drawing;
      return FOLDS.flatMap(([key, title]) => {
        const fold = primer[key];
        if (fold === null || (key === 'selfEnd' && isEndAlike)) return [];
        return `${primer.name}, ${title}: ${figure(`primers.${index}.${key}.energy`).text} kcal/mol\n${fold.drawing}`;
      });
    })
    .join('\n\n');
}
