/**
 * Hairpins, dimers and melting temperatures of primers, and their products on the strand of the DNA calculator.
 *
 *   ΔG = ΔH − 310.15·ΔS                         kcal/mol at 37 °C, the salt in ΔS
 *   Tm of a dimer = ΔH / (ΔS + R·ln(C/4)), of a hairpin = ΔH / ΔS; − 273.15 °C
 *   Tm of a primer: `nearestNeighborTm` of the part that binds its template
 *   Tm of a product and its annealing temperature: `rychlikAnnealing`
 *
 * Sources: `santaLuciaHicks2004`, `santaLucia1998`, `primer3Thermodynamics`, `rychlik1990`. A primer with ambiguity letters counts as
 * what it stands for that is least favorable. Letters in lower case before upper-case ones are a 5′ tail, which folds but does not bind. On a circle
 * primers and products may cross the origin.
 * Refuses what is not a primer, concentrations below 0 and primers that stand for too many variants.
 */
import type { Formula, Task } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { duplexOf, gcFractionOf, nearestNeighborTm, type Solution } from '../lib/sequences/oligos/nearestNeighbor.ts';
import { createFolder } from '../lib/sequences/oligos/strandFolds.ts';
import { type PcrSolution, readPcrSolution, solutionOf } from '../lib/sequences/primers/pcrSolution.ts';
import {
  crossDimer,
  crossEndDimer,
  type PrimerFold,
  primerHairpin,
  selfDimer,
  selfEndDimer,
} from '../lib/sequences/primers/primerFolds.ts';
import { readPrimers, type TypedPrimer } from '../lib/sequences/primers/primerList.ts';
import { productTm, rychlikAnnealing } from '../lib/sequences/primers/productTm.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { circleWindow, placeOnCircle } from '../lib/sequences/strand/strandRegion.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';
import { bindPrimers } from './primer-dimers/boundPrimers.ts';
import { type KnownProduct, knownProductIssue, type TypedProduct, typedProduct } from './primer-dimers/knownProduct.ts';
import { primerVariants, variantCount } from './primer-dimers/primerVariants.ts';

export interface PrimerDimersInput extends PcrSolution, KnownProduct {
  /** Absent: the primers are judged without a strand. */
  readonly given?: GivenStrand | undefined;
  /** One or two a line with or without a name, or FASTA; 5′ to 3′. */
  readonly primers: string;
  /** Letters of the longest product. Blank: 3000. */
  readonly longest: number;
  /** Of the strand, where there is one. */
  readonly shape: ShapeChoice;
}

/** The lowest and the highest value of what a primer stands for; the same without ambiguity letters. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
}

export interface JudgedPrimer {
  readonly name: string;
  /** 5′ to 3′. */
  readonly letters: string;
  /** Letters of its 5′ tail. */
  readonly tail: number;
  /** What was left out of what was typed: '/5Biosg/', '* ×2'. */
  readonly leftOut: readonly string[];
  readonly length: number;
  /** Percent, of the part that binds. */
  readonly gcContent: Range;
  /** °C, of the part that binds; null where it would not be above absolute zero. */
  readonly tm: Range | null;
  /** Null: it does not fold. */
  readonly hairpin: PrimerFold | null;
  readonly selfDimer: PrimerFold | null;
  /** The self-dimer in which a 3′ end is paired. */
  readonly selfEnd: PrimerFold | null;
  /** Places on the strand, both strands together; null without a strand. */
  readonly sites: number | null;
}

export interface CrossDimer {
  /** Indexes of the primers. */
  readonly first: number;
  readonly second: number;
  readonly dimer: PrimerFold | null;
  /** The dimer in which a 3′ end is paired. */
  readonly end: PrimerFold | null;
}

export interface PairProduct {
  readonly forward: number;
  readonly reverse: number;
  /** Counted from 1, on the strand as given, without tails; on a circle the end may come before the start. */
  readonly start: number;
  readonly end: number;
  /** With the tails of both primers. */
  readonly length: number;
  /** Percent, without tails; null without A, C, G and T. */
  readonly gcContent: number | null;
  /** °C, without tails. */
  readonly tm: number | null;
  /** °C. */
  readonly annealing: number | null;
}

export interface PrimerDimersResult {
  /** Null without a strand. */
  readonly shape: StrandShape | null;
  readonly primers: readonly JudgedPrimer[];
  /** Two different primers each, the most stable dimer first. */
  readonly crosses: readonly CrossDimer[];
  /** ΔG of the most stable dimer of all, kcal/mol; null where nothing pairs. */
  readonly worstEnergy: number | null;
  /** Its primers; the same twice for a self-dimer. */
  readonly worst: {
    readonly first: number;
    readonly second: number;
    readonly tm: number | null;
    readonly drawing: string;
  } | null;
  /** Of the product that was entered; null without one. */
  readonly typedProduct: TypedProduct | null;
  /** Products on the strand; null without a strand. */
  readonly products: readonly PairProduct[] | null;
  readonly productCount: number;
  /** There are more sites than could be paired. */
  readonly isCrowded: boolean;
}

const USUAL_LONGEST = 3000;
const LONGEST_PRODUCT = 100_000;
/** Pairs of strands that primers may stand for together. */
const MOST_FOLDS = 20_000;
const MOST_LISTED = 100;

declare module '../contract.ts' {
  interface FormulaTypes {
    'primer-dimers': FormulaType<PrimerDimersInput, PrimerDimersResult>;
  }
}

export default {
  id: 'primer-dimers',

  validate({ given, primers, longest, productLength, productGc, shape, ...rest }) {
    const typed = typeof primers === 'string' ? primers : '';
    const read = readPrimers(typed, 'primers');
    if ('message' in read) return { ok: false, issues: [read] };
    const counts = read.map(({ letters }) => variantCount(letters));
    const folds = counts.reduce((sum, count) => sum + count, 0) ** 2 / 2;
    if (folds > MOST_FOLDS)
      return refuse(
        'These primers stand for too many: please enter fewer at once, or fewer ambiguity letters',
        'primers',
      );
    const solution = readPcrSolution(rest);
    if ('message' in solution) return { ok: false, issues: [solution] };
    const product = longest ?? USUAL_LONGEST;
    if (!Number.isInteger(product) || product < 1 || product > LONGEST_PRODUCT)
      return refuse(`Please enter the longest product as a whole number from 1 to ${LONGEST_PRODUCT}`, 'longest');
    const known = { productLength: productLength ?? undefined, productGc: productGc ?? undefined };
    const issue = knownProductIssue(known);
    if (issue !== null) return { ok: false, issues: [issue] };
    return accept({ given, primers: typed, longest: product, ...solution, ...known, shape: readShape(shape) });
  },

  async compute(input, task) {
    const read = readPrimers(input.primers, 'primers');
    if ('message' in read) throw new Error(read.message);
    const solution = solutionOf(input);
    const primers = read.map((primer) => ({ ...primer, variants: primerVariants(primer.letters) }));
    const { judged, crosses } = folded(primers, solution, task);
    const found = await productsOf(input, primers, judged, solution, task);
    return {
      shape: found?.shape ?? null,
      primers: judged.map((primer, index) => ({ ...primer, sites: found?.sites[index] ?? null })),
      crosses,
      ...worstOf(judged, crosses),
      typedProduct: typedProduct(input, [judged[0]?.tm?.lowest, judged[1]?.tm?.lowest], solution),
      products: found?.products ?? null,
      productCount: found?.total ?? 0,
      isCrowded: found?.isCrowded ?? false,
    };
  },
} satisfies Formula<'primer-dimers'>;

type Variants = TypedPrimer & { readonly variants: readonly string[] };
type Judged = Omit<JudgedPrimer, 'sites'>;

function folded(primers: readonly Variants[], solution: Solution, task: Task) {
  const folder = createFolder(solution);
  const total = (primers.length * (primers.length + 1)) / 2;
  const judged = primers.map((primer, index) => {
    task.report({ done: index, total });
    const { name, letters, tail, leftOut, variants } = primer;
    return {
      name,
      letters,
      tail,
      leftOut,
      length: letters.length,
      ...bindingOf(variants, tail, solution),
      hairpin: primerHairpin(folder, variants),
      selfDimer: selfDimer(folder, variants),
      selfEnd: selfEndDimer(folder, variants),
    };
  });
  const crosses: CrossDimer[] = [];
  for (const [first, one] of primers.entries())
    for (const [second, other] of primers.entries()) {
      if (second <= first) continue;
      task.report({ done: primers.length + crosses.length, total });
      const dimer = crossDimer(folder, one.variants, other.variants);
      crosses.push({ first, second, dimer, end: crossEndDimer(folder, one.variants, other.variants) });
    }
  crosses.sort((one, other) => (one.dimer?.energy ?? 0) - (other.dimer?.energy ?? 0));
  return { judged, crosses };
}

function bindingOf(variants: readonly string[], tail: number, solution: Solution): Pick<Judged, 'gcContent' | 'tm'> {
  const binding = [...new Set(variants.map((letters) => letters.slice(tail)))];
  const temperatures = binding.map((letters) => {
    const duplex = duplexOf(letters);
    return duplex && nearestNeighborTm(duplex, solution);
  });
  const known = temperatures.filter((tm) => tm !== null);
  return {
    gcContent: rangeOf(binding.map((letters) => 100 * gcFractionOf(letters))),
    tm: known.length === temperatures.length ? rangeOf(known) : null,
  };
}

function rangeOf(values: readonly number[]): Range {
  return { lowest: Math.min(...values), highest: Math.max(...values) };
}

function worstOf(
  judged: readonly Judged[],
  crosses: readonly CrossDimer[],
): Pick<PrimerDimersResult, 'worst' | 'worstEnergy'> {
  const dimers = [
    ...judged.map(({ selfDimer: dimer }, index) => ({ first: index, second: index, dimer })),
    ...crosses.map(({ first, second, dimer }) => ({ first, second, dimer })),
  ].flatMap(({ first, second, dimer }) => (dimer === null ? [] : [{ first, second, ...dimer }]));
  const worst = dimers.toSorted((one, other) => one.energy - other.energy)[0];
  if (worst === undefined) return { worst: null, worstEnergy: null };
  const { energy, ...rest } = worst;
  return { worst: rest, worstEnergy: energy };
}

async function productsOf(
  { given, longest, shape: choice }: PrimerDimersInput,
  primers: readonly Variants[],
  judged: readonly Judged[],
  solution: Solution,
  task: Task,
) {
  if (given === undefined) return null;
  const strand = await openStrand(given, task);
  const binding = primers.map(({ letters, tail }) => letters.slice(tail));
  const shape = strandShape(given, choice);
  const rules = { longest, mostListed: MOST_LISTED, isCircular: shape.used === 'circular' };
  const bound = await bindPrimers(strand, binding, rules, (done) => task.report({ done, total: strand.length }));
  const products: PairProduct[] = [];
  for (const { forward, reverse, start, length } of bound.products) {
    const gcContent = gcOf(await circleWindow(strand, start, start + length));
    const tm = gcContent === null ? null : productTm(length, gcContent, solution);
    const tms = [judged[forward]?.tm?.lowest, judged[reverse]?.tm?.lowest].filter((each) => each !== undefined);
    products.push({
      forward,
      reverse,
      start: start + 1,
      end: placeOnCircle(start + length - 1, strand.length) + 1,
      length: length + (primers[forward]?.tail ?? 0) + (primers[reverse]?.tail ?? 0),
      gcContent,
      tm,
      annealing: tm === null || tms.length < 2 ? null : rychlikAnnealing(Math.min(...tms), tm),
    });
  }
  return { shape, sites: bound.sites, products, total: bound.total, isCrowded: bound.isCrowded };
}

/** Percent of A, C, G and T; null without any. */
function gcOf(letters: Uint8Array): number | null {
  const bases = textFromBytes(letters).replace(/[^ACGT]/g, '');
  return bases === '' ? null : 100 * gcFractionOf(bases);
}
