/**
 * Relative expression of genes in samples, against a control sample and one or more reference genes.
 *
 *   quantity of a gene = E^(Ct of the control − Ct);  E = 2 at an efficiency of 100 %
 *   ratio = quantity of the target / geometric mean of the quantities of the references
 *   at 100 % for all: ratio = 2^(−ΔΔCt); with one reference and efficiencies: Pfaffl's ratio
 *   errors of ln ratio: of the mean Ct, ln E·SE(Ct), and of the efficiency, difference of Ct·SE(E)/E, in quadrature, those of n
 *   references divided by n; SE of the ratio = ratio·SE(ln ratio)
 *
 * Sources: `livakSchmittgen2001`, `pfaffl2001`, `vandesompele2002` (several references), `hellemans2007` (errors). Undetermined
 * wells are counted and left out; without any other well there is no ratio.
 *
 * Refuses what `ctRows` refuses, unknown genes and samples, efficiencies outside 10 to 200 %.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { ctRows } from '../lib/inputs/ctRows.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { meanOf, standardDeviationOf } from '../lib/statistics/sampleMoments.ts';
import { type Efficiency, efficienciesIn, findName, namesIn } from './relative-expression/geneNames.ts';

export interface RelativeExpressionInput {
  /** Lines of sample, gene and the Ct of its wells; lines of the same sample and gene are joined. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  /** Names of the reference genes, separated by commas. */
  readonly references: string;
  /** Name of the control sample; blank is the first one. */
  readonly control: string;
  /** Lines of gene, efficiency in percent and, perhaps, its standard error in percent. Genes without a line have 100 %. */
  readonly efficiencies: string;
  /** The errors of the control's wells count as well. */
  readonly hasControlError: boolean;
}

/** A gene in a sample. */
interface GeneExpression {
  readonly sample: string;
  readonly gene: string;
  readonly wells: number;
  readonly undetermined: number;
  /** Null where no well reached the threshold. */
  readonly meanCt: number | null;
  /** Standard deviation of the wells; null for fewer than two. */
  readonly ctDeviation: number | null;
  readonly isReference: boolean;
  /** This and what follows is null for references, and where a Ct that it needs is missing. */
  readonly ratio: number | null;
  /** At efficiencies of 100 %, the negative of ΔΔCt. */
  readonly log2Ratio: number | null;
  /** This and what follows is null as well where a single well has no error. */
  readonly standardError: number | null;
  /** One standard error below and above on the logarithmic scale. */
  readonly lower: number | null;
  readonly upper: number | null;
  /** Why there is no ratio. */
  readonly lacks: 'target' | 'reference' | 'control' | null;
}

export interface RelativeExpressionResult {
  readonly control: string;
  readonly references: readonly string[];
  readonly genes: readonly { readonly name: string; readonly efficiency: number; readonly factor: number }[];
  readonly rows: readonly GeneExpression[];
  readonly undetermined: number;
}

/** The efficiency of a gene without a line. */
const PERFECT: Efficiency = { percent: 100, factor: 2, standardError: 0 };

declare module '../contract.ts' {
  interface FormulaTypes {
    'relative-expression': FormulaType<RelativeExpressionInput, RelativeExpressionResult>;
  }
}

export default {
  id: 'relative-expression',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const numbers = resultOf(verdict.input).rows.flatMap(({ ratio, standardError }) => [ratio, standardError]);
    return numbers.every((value) => value === null || Number.isFinite(value))
      ? verdict
      : refuse('The Ct differ so much that a ratio is beyond all numbers', 'data');
  },

  compute: resultOf,
} satisfies Formula<'relative-expression'>;

function inputOf(candidate: Candidate<RelativeExpressionInput>): Verdict<RelativeExpressionInput> {
  const { decimalMark } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  const data = textOf(candidate.data);
  const read = ctRows(data, decimalMark, 'data', ['sample', 'gene']);
  if (!read.ok) return read;
  const genes = [...new Set(read.input.map(({ names }) => names[1] ?? ''))];
  const samples = [...new Set(read.input.map(({ names }) => names[0] ?? ''))];
  const references = textOf(candidate.references);
  const named = namesIn(references);
  if (named.length === 0) return refuse('Please name at least one reference gene', 'references');
  const unknown = named.find((name) => findName(genes, name) === undefined);
  if (unknown !== undefined) return refuse(`There is no gene "${unknown}" in the table`, 'references');
  if (new Set(named.map((name) => findName(genes, name))).size === genes.length)
    return refuse('All genes are references: there is no target', 'references');
  const control = textOf(candidate.control).trim();
  if (control !== '' && findName(samples, control) === undefined)
    return refuse(`There is no sample "${control}" in the table`, 'control');
  const efficiencies = textOf(candidate.efficiencies);
  const factors = efficienciesIn(efficiencies, genes, decimalMark);
  if (!factors.ok) return factors;
  return accept({
    data,
    decimalMark,
    references,
    control,
    efficiencies,
    hasControlError: candidate.hasControlError === true,
  });
}

/** The wells of a gene in a sample, of all its lines. */
interface Wells {
  readonly cts: readonly number[];
  readonly undetermined: number;
}

function resultOf(input: RelativeExpressionInput): RelativeExpressionResult {
  const read = ctRows(input.data, input.decimalMark, 'data', ['sample', 'gene']);
  if (!read.ok) throw new Error('A validated text can be read');
  const samples = new Map<string, Map<string, Wells>>();
  for (const { names, cts, undetermined } of read.input) {
    const [sample = '', gene = ''] = names;
    const genes = samples.get(sample) ?? new Map<string, Wells>();
    const before = genes.get(gene) ?? { cts: [], undetermined: 0 };
    genes.set(gene, { cts: [...before.cts, ...cts], undetermined: before.undetermined + undetermined });
    samples.set(sample, genes);
  }
  const genes = [...new Set(read.input.map(({ names }) => names[1] ?? ''))];
  const factors = efficienciesIn(input.efficiencies, genes, input.decimalMark);
  if (!factors.ok) throw new Error('Validated efficiencies can be read');
  const references = [...new Set(namesIn(input.references).map((name) => findName(genes, name) ?? name))];
  const control = findName([...samples.keys()], input.control) ?? samples.keys().next().value ?? '';
  const rows = [...samples].flatMap(([sample, own]) =>
    [...own].map(([gene, wells]) =>
      expressionOf({ sample, gene, wells }, { samples, references, control, factors: factors.input }, input),
    ),
  );
  return {
    control,
    references,
    genes: genes.map((name) => {
      const { percent, factor } = factors.input.get(name) ?? PERFECT;
      return { name, efficiency: percent, factor };
    }),
    rows,
    undetermined: rows.reduce((sum, row) => sum + row.undetermined, 0),
  };
}

/** What the ratios of all genes and samples are computed from. */
interface Plate {
  readonly samples: ReadonlyMap<string, ReadonlyMap<string, Wells>>;
  readonly references: readonly string[];
  readonly control: string;
  readonly factors: ReadonlyMap<string, Efficiency>;
}

function expressionOf(
  { sample, gene, wells }: { readonly sample: string; readonly gene: string; readonly wells: Wells },
  plate: Plate,
  { hasControlError }: RelativeExpressionInput,
): GeneExpression {
  const isReference = plate.references.includes(gene);
  const common = {
    sample,
    gene,
    wells: wells.cts.length + wells.undetermined,
    undetermined: wells.undetermined,
    meanCt: wells.cts.length === 0 ? null : meanOf(wells.cts),
    ctDeviation: standardDeviationOf(wells.cts),
    isReference,
    ratio: null,
    log2Ratio: null,
    standardError: null,
    lower: null,
    upper: null,
  };
  if (isReference) return { ...common, lacks: null };
  const isControlCounted = hasControlError && sample !== plate.control;
  const quantityOf = (name: string): LogRatio | 'sample' | 'control' => {
    const [own, base] = [readingOf(plate, sample, name), readingOf(plate, plate.control, name)];
    if (own === null) return 'sample';
    if (base === null) return 'control';
    return relativeQuantity(own, base, plate.factors.get(name) ?? PERFECT, isControlCounted);
  };
  const target = quantityOf(gene);
  if (target === 'sample' || target === 'control')
    return { ...common, lacks: target === 'sample' ? 'target' : 'control' };
  const references = plate.references.map(quantityOf);
  const found = references.filter((each) => each !== 'sample' && each !== 'control');
  if (found.length < references.length)
    return { ...common, lacks: references.includes('sample') ? 'reference' : 'control' };
  const { value, variance } = normalized(target, found);
  const ratio = Math.exp(value);
  const error = variance === null ? null : Math.sqrt(variance);
  return {
    ...common,
    ratio,
    log2Ratio: value / Math.LN2,
    standardError: error === null ? null : ratio * error,
    lower: error === null ? null : Math.exp(value - error),
    upper: error === null ? null : Math.exp(value + error),
    lacks: null,
  };
}

/** The mean of the wells of a gene in a sample. */
interface GeneReading {
  readonly meanCt: number;
  /** Standard error of the mean; null for a single well. */
  readonly standardError: number | null;
}

/** The reading of a gene; null where it has no Ct in the sample. */
function readingOf({ samples }: Plate, sample: string, gene: string): GeneReading | null {
  const cts = samples.get(sample)?.get(gene)?.cts ?? [];
  if (cts.length === 0) return null;
  const deviation = standardDeviationOf(cts);
  return { meanCt: meanOf(cts), standardError: deviation === null ? null : deviation / Math.sqrt(cts.length) };
}

/** A natural logarithm with its variance; null where a single well has no error. */
interface LogRatio {
  readonly value: number;
  readonly variance: number | null;
}

/**
 * The logarithm of the quantity of a gene in a sample, relative to the control: ln E·(Ct of the control − Ct).
 *
 * @param hasControlError adds the error of the control's wells; without, the control is a constant
 */
export function relativeQuantity(
  sample: GeneReading,
  control: GeneReading,
  { factor, standardError }: Pick<Efficiency, 'factor' | 'standardError'>,
  hasControlError: boolean,
): LogRatio {
  const rise = Math.log(factor);
  const difference = control.meanCt - sample.meanCt;
  const errors = hasControlError ? [sample.standardError, control.standardError] : [sample.standardError];
  const variance = errors.reduce<number | null>(
    (sum, error) => (sum === null || error === null ? null : sum + (rise * error) ** 2),
    ((difference * standardError) / factor) ** 2,
  );
  return { value: rise * difference, variance };
}

/** The logarithm of a target's quantity over the geometric mean of those of the references. */
export function normalized(target: LogRatio, references: readonly LogRatio[]): LogRatio {
  const count = references.length;
  const value = references.reduce((rest, reference) => rest - reference.value / count, target.value);
  const variance = references.reduce<number | null>(
    (sum, reference) => (sum === null || reference.variance === null ? null : sum + reference.variance / count ** 2),
    target.variance,
  );
  return { value, variance };
}
