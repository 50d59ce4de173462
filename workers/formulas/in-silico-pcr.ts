/**
 * The products that pairs of primers give on the strand of the DNA calculator.
 *
 *   product = a primer that reads as the entered strand, with its 5′ tail
 *             + the strand between the parts that bind
 *             + the reverse complement of a primer that reads as the other strand    the letters of the primers, mismatches included
 *
 * Sources: ncIub1984 (ambiguity letters), wuManber1992 (search). Each primer is looked for on both strands, so that a primer that
 * primes towards itself is found as well. Lower case before capitals is a 5′ tail; where a whole primer binds nowhere, its longest 3′ part that
 * binds exactly is taken. Mismatches are counted, none is weighed; letters at the 3′ end can be required to match.
 * Refuses what is not a pair of primers, and as many mismatches as a primer has letters.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { reverseComplement } from '../lib/sequences/motifs/restrictionEnzyme.ts';
import { type PrimedPlace, type PrimedProduct, primedProducts } from '../lib/sequences/primers/primedProducts.ts';
import { type PrimerPair, readPrimerPairs, shortestBinding } from '../lib/sequences/primers/primerList.ts';
import { type BoundPrimer, primerSites, USUAL_BINDING } from '../lib/sequences/primers/primerSites.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import type { Strand } from '../lib/sequences/strand/strandLetters.ts';
import { regionWindow } from '../lib/sequences/strand/strandRegion.ts';
import { gcPercent } from '../lib/sequences/strand/strandScan.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';

export interface InSilicoPcrInput {
  readonly given: GivenStrand;
  /** One pair a line: forward and reverse primer, each 5′ to 3′, with or without a name. */
  readonly primers: string;
  /** Letters of each primer that may differ, 0 to 5. Absent: 0. */
  readonly mismatches?: number | undefined;
  /** Letters at the 3′ end of each primer that must match. Absent: 0. */
  readonly exactEnd?: number | undefined;
  /** Letters at the 3′ end that must match where a whole primer binds nowhere, and its 5′ end is taken for a tail; 8 to 40. Absent: 15. */
  readonly leastBinding?: number | undefined;
  /** Letters of the longest product. Absent: 3000. */
  readonly longest?: number | undefined;
  readonly shape: ShapeChoice;
}

export interface InSilicoPcrResult {
  readonly shape: StrandShape;
  /** Products of all pairs. */
  readonly total: number;
  /** Of the strand. */
  readonly length: number;
  readonly pairs: readonly {
    readonly name: string;
    readonly products: number;
    /** Places where each primer binds, on either strand. */
    readonly forwardSites: number;
    readonly reverseSites: number;
    readonly forward: ReadPrimer;
    readonly reverse: ReadPrimer;
  }[];
  /** Pairs with so many sites that not all of them were paired. */
  readonly crowdedPairs: number;
  readonly products: readonly PcrProduct[];
  /** The first products, as they read from the primer that comes first in its pair. */
  readonly fasta: string;
}

/** A primer as it was read. */
export type ReadPrimer = Omit<BoundPrimer, 'sites'>;

export interface PcrProduct {
  readonly name: string;
  /** Counted from 1, on the strand as given. The end comes before the start where the product crosses the origin. */
  readonly start: number;
  readonly end: number;
  /** Letters, with the tails of both primers. */
  readonly length: number;
  /** Letters of the strand, without tails. */
  readonly templateLength: number;
  /** From the primer that comes first in its pair, with both primers as they are; null of products that are not in the FASTA. */
  readonly letters: string | null;
  /** '+': the forward primer reads like the strand as given. Of a primer alone: '+'. */
  readonly strand: '+' | '-';
  /** Which primers made it, at its start and at its end. */
  readonly primers: readonly [atStart: 'forward' | 'reverse', atEnd: 'forward' | 'reverse'];
  readonly mismatches: readonly [atStart: number, atEnd: number];
  /** Percent, with the tails; null without A, C, G and T. */
  readonly gcContent: number | null;
}

const MOST_MISMATCHES = 5;
const LEAST_BINDING = 8;
const MOST_BINDING = 40;
const USUAL_LONGEST = 3000;
const LONGEST_PRODUCT = 100_000;
const MOST_LISTED = 500;
/** Characters. */
const MOST_FASTA = 200_000;
const LINE = 60;

declare module '../contract.ts' {
  interface FormulaTypes {
    'in-silico-pcr': FormulaType<InSilicoPcrInput, InSilicoPcrResult>;
  }
}

export default {
  id: 'in-silico-pcr',

  validate({ given, primers, mismatches, exactEnd, leastBinding, longest, shape }) {
    const typed = typeof primers === 'string' ? primers : '';
    const read = readPrimerPairs(typed, 'primers');
    if ('message' in read) return { ok: false, issues: [read] };
    const most = mismatches ?? 0;
    if (!Number.isInteger(most) || most < 0 || most > MOST_MISMATCHES)
      return refuse(`Please enter the mismatches as a whole number from 0 to ${MOST_MISMATCHES}`, 'mismatches');
    const shortest = shortestBinding(read);
    if (most >= shortest)
      return refuse(
        `Please allow fewer mismatches than the shortest primer has letters, which is ${shortest}`,
        'mismatches',
      );
    const exact = exactEnd ?? 0;
    if (!Number.isInteger(exact) || exact < 0)
      return refuse('Please enter the letters that must match as a whole number from 0 on', 'exactEnd');
    const binding = leastBinding ?? USUAL_BINDING;
    if (!Number.isInteger(binding) || binding < LEAST_BINDING || binding > MOST_BINDING)
      return refuse(
        `Please enter the letters that must bind as a whole number from ${LEAST_BINDING} to ${MOST_BINDING}`,
        'leastBinding',
      );
    const product = longest ?? USUAL_LONGEST;
    if (!Number.isInteger(product) || product < 1 || product > LONGEST_PRODUCT)
      return refuse(`Please enter the longest product as a whole number from 1 to ${LONGEST_PRODUCT}`, 'longest');
    return accept({
      given,
      primers: typed,
      mismatches: most,
      exactEnd: exact,
      leastBinding: binding,
      longest: product,
      shape: readShape(shape),
    });
  },

  async compute(input, task) {
    const strand = await openStrand(input.given, task);
    const read = readPrimerPairs(input.primers, 'primers');
    if ('message' in read) throw new Error(read.message);
    const { longest = USUAL_LONGEST, mismatches = 0, exactEnd = 0, leastBinding = USUAL_BINDING } = input;
    const shape = strandShape(input.given, input.shape);
    const isCircular = shape.used === 'circular';
    const rules = { mismatches, exactEnd, leastBinding, isCircular };
    const runs = await primerSites(strand, read, rules, (done, total) => task.report({ done, total }));
    const found = runs.map(({ pair, hits, primers: [forward, reverse], isCrowded }) => {
      const lengths = [forward.letters.length, reverse.letters.length] as const;
      const strandLength = isCircular ? strand.length : null;
      const { listed, total } = primedProducts(hits, lengths, { longest, strandLength, mostListed: MOST_LISTED });
      return { pair, listed, total, forward, reverse, isCrowded };
    });
    const listed = found.flatMap(({ pair, listed: each }) => each.map((product) => ({ pair, product })));
    const { products, fasta } = await written(listed.slice(0, MOST_LISTED), strand, input.given.learnt.chosen.name);
    return {
      shape,
      total: found.reduce((sum, { total }) => sum + total, 0),
      length: strand.length,
      pairs: found.map(({ pair, total, forward, reverse }) => ({
        name: pair.name,
        products: total,
        forwardSites: forward.sites,
        reverseSites: reverse.sites,
        forward: readPrimer(forward),
        reverse: readPrimer(reverse),
      })),
      crowdedPairs: found.filter(({ isCrowded }) => isCrowded).length,
      products,
      fasta,
    };
  },
} satisfies Formula<'in-silico-pcr'>;

function readPrimer({ sites: _, ...primer }: BoundPrimer): ReadPrimer {
  return primer;
}

interface ListedProduct {
  readonly pair: PrimerPair;
  readonly product: PrimedProduct;
}

/** Reads the letters of the products. */
async function written(
  listed: readonly ListedProduct[],
  strand: Strand,
  record: string,
): Promise<Pick<InSilicoPcrResult, 'products' | 'fasta'>> {
  const [source = ''] = record.trim().split(/\s/, 1);
  const products: PcrProduct[] = [];
  let fasta = '';
  for (const { pair, product } of listed) {
    const { name } = pair;
    const { left, right, length, templateLength } = product;
    const start = left.start + 1;
    const last = left.start + templateLength;
    const end = ((last - 1) % strand.length) + 1;
    const side = left.primer === 'reverse' && right.primer === 'forward' ? '-' : '+';
    const written = await productLetters(strand, pair, product);
    const letters = side === '+' ? written : reverseComplement(written);
    const entry = fastaEntry(
      `${source === '' ? 'sequence' : source}_${products.length + 1} ${name}, ${start}..${end}, ${side}`,
      letters,
    );
    const isWritten = fasta.length + entry.length <= MOST_FASTA;
    if (isWritten) fasta += entry;
    products.push({
      name,
      start,
      end,
      length,
      templateLength,
      letters: isWritten ? letters : null,
      strand: side,
      primers: [left.primer, right.primer],
      mismatches: [left.mismatches, right.mismatches],
      gcContent: gcOf(letters),
    });
  }
  return { products, fasta };
}

/** The product as it reads along the strand: both primers as they are, and what lies between the parts that bind. */
async function productLetters(
  strand: Strand,
  { primers: [forward, reverse] }: PrimerPair,
  { left, right, templateLength }: PrimedProduct,
): Promise<string> {
  const lettersOf = ({ primer }: PrimedPlace) => (primer === 'forward' ? forward : reverse).letters;
  const between = templateLength - left.length - right.length;
  const from = ((left.start + left.length) % strand.length) + 1;
  const inside =
    between <= 0
      ? ''
      : textFromBytes(
          await regionWindow(strand, { from, to: ((from + between - 2) % strand.length) + 1 }, 'forward', 0, between),
        );
  // Where the parts that bind overlap, the letters of the left primer are written.
  return lettersOf(left) + inside + reverseComplement(lettersOf(right)).slice(Math.max(0, -between));
}

function gcOf(letters: string): number | null {
  const counts = { A: 0, C: 0, G: 0, T: 0, ambiguous: 0 };
  for (const letter of letters)
    if (letter === 'A' || letter === 'C' || letter === 'G' || letter === 'T') counts[letter] += 1;
    else counts.ambiguous += 1;
  return gcPercent(counts);
}

function fastaEntry(title: string, letters: string): string {
  let lines = '';
  for (let from = 0; from < letters.length; from += LINE) lines += `${letters.slice(from, from + LINE)}\n`;
  return `>${title}\n${lines}`;
}
