/**
 * The products that pairs of primers give on the strand of the DNA calculator.
 *
 *   product = from the first letter of a primer that reads as the strand stands
 *             to the last place of a primer that reads as the other strand           both primers included
 *
 * Sources: ncIub1984 (ambiguity letters), wuManber1992 (search). Each primer is looked for on both strands, so that a primer that
 * primes towards itself is found as well. Mismatches are counted, none is weighed; letters at the 3′ end can be required to match.
 * Refuses what is no pair of primers, and as many mismatches as a primer has letters.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { textFromBytes } from '../lib/sequences/bytesText.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/givenStrand.ts';
import { readMotifLines } from '../lib/sequences/motifLines.ts';
import { type PrimedProduct, primedProducts } from '../lib/sequences/primedProducts.ts';
import { primerSites } from '../lib/sequences/primerSites.ts';
import type { Strand } from '../lib/sequences/strandLetters.ts';
import { regionWindow } from '../lib/sequences/strandRegion.ts';
import { gcPercent } from '../lib/sequences/strandScan.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strandShape.ts';

export interface InSilicoPcrInput {
  readonly given: GivenStrand;
  /** One pair a line: forward and reverse primer, each 5′ to 3′, with or without a name. */
  readonly primers: string;
  /** Letters of each primer that may differ, 0 to 5. Absent: 0. */
  readonly mismatches?: number | undefined;
  /** Letters at the 3′ end of each primer that must match. Absent: 0. */
  readonly exactEnd?: number | undefined;
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
  }[];
  /** Pairs with so many sites that not all of them were paired. */
  readonly crowdedPairs: number;
  readonly products: readonly PcrProduct[];
  /** The first products, as they read from the primer that comes first in its pair. */
  readonly fasta: string;
}

export interface PcrProduct {
  readonly name: string;
  /** Counted from 1, on the strand as it stands. The end comes before the start where the product crosses the origin. */
  readonly start: number;
  readonly end: number;
  readonly length: number;
  /** '+': the forward primer reads as the strand stands. Of a primer alone: '+'. */
  readonly strand: '+' | '-';
  /** Which primers made it, at its start and at its end. */
  readonly primers: readonly [atStart: 'forward' | 'reverse', atEnd: 'forward' | 'reverse'];
  readonly mismatches: readonly [atStart: number, atEnd: number];
  /** Percent; null without A, C, G and T. */
  readonly gcContent: number | null;
}

const MOST_MISMATCHES = 5;
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

  validate({ given, primers, mismatches, exactEnd, longest, shape }) {
    const typed = typeof primers === 'string' ? primers : '';
    const read = readMotifLines(typed, 2, 'primers');
    if ('message' in read) return { ok: false, issues: [read] };
    const most = mismatches ?? 0;
    if (!Number.isInteger(most) || most < 0 || most > MOST_MISMATCHES)
      return refuse(`Please enter the mismatches as a whole number from 0 to ${MOST_MISMATCHES}`, 'mismatches');
    const shortest = Math.min(...read.flatMap(({ letters }) => letters.map(({ length }) => length)));
    if (most >= shortest)
      return refuse(
        `Please allow fewer mismatches than the shortest primer has letters, which is ${shortest}`,
        'mismatches',
      );
    const exact = exactEnd ?? 0;
    if (!Number.isInteger(exact) || exact < 0)
      return refuse('Please enter the letters that must match as a whole number from 0 on', 'exactEnd');
    const product = longest ?? USUAL_LONGEST;
    if (!Number.isInteger(product) || product < 1 || product > LONGEST_PRODUCT)
      return refuse(`Please enter the longest product as a whole number from 1 to ${LONGEST_PRODUCT}`, 'longest');
    return accept({
      given,
      primers: typed,
      mismatches: most,
      exactEnd: exact,
      longest: product,
      shape: readShape(shape),
    });
  },

  async compute(input, task) {
    const strand = await openStrand(input.given, task);
    const read = readMotifLines(input.primers, 2, 'primers');
    if ('message' in read) throw new Error(read.message);
    const { longest = USUAL_LONGEST, mismatches = 0, exactEnd = 0 } = input;
    const shape = strandShape(input.given, input.shape);
    const isCircular = shape.used === 'circular';
    const rules = { mismatches, exactEnd, isCircular };
    const runs = await primerSites(strand, read, rules, (done, total) => task.report({ done, total }));
    const found = runs.map(({ pair, hits, counts }) => {
      const lengths = [pair.letters[0]?.length ?? 0, pair.letters[1]?.length ?? 0] as const;
      const strandLength = isCircular ? strand.length : null;
      const { listed, total } = primedProducts(hits, lengths, { longest, strandLength, mostListed: MOST_LISTED });
      return { pair, listed, total, counts, isCrowded: hits.length < counts[0] + counts[1] };
    });
    const listed = found.flatMap(({ pair, listed: each }) => each.map((product) => ({ name: pair.name, product })));
    const { products, fasta } = await written(listed.slice(0, MOST_LISTED), strand, input.given.learnt.chosen.name);
    return {
      shape,
      total: found.reduce((sum, { total }) => sum + total, 0),
      length: strand.length,
      pairs: found.map(({ pair, total, counts }) => ({
        name: pair.name,
        products: total,
        forwardSites: counts[0],
        reverseSites: counts[1],
      })),
      crowdedPairs: found.filter(({ isCrowded }) => isCrowded).length,
      products,
      fasta,
    };
  },
} satisfies Formula<'in-silico-pcr'>;

interface ListedProduct {
  readonly name: string;
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
  for (const { name, product } of listed) {
    const { left, right, length } = product;
    const start = left.start + 1;
    const last = left.start + length;
    const end = last > strand.length ? last - strand.length : last;
    const side = left.primer === 'reverse' && right.primer === 'forward' ? '-' : '+';
    const reading = side === '+' ? 'forward' : 'reverseComplement';
    const letters = await regionWindow(strand, { from: start, to: end }, reading, 0, length);
    products.push({
      name,
      start,
      end,
      length,
      strand: side,
      primers: [left.primer, right.primer],
      mismatches: [left.mismatches, right.mismatches],
      gcContent: gcOf(letters),
    });
    const entry = fastaEntry(
      `${source === '' ? 'sequence' : source}_${products.length} ${name}, ${start}..${end}, ${side}`,
      letters,
    );
    if (fasta.length + entry.length <= MOST_FASTA) fasta += entry;
  }
  return { products, fasta };
}

function gcOf(letters: Uint8Array): number | null {
  const counts = { A: 0, C: 0, G: 0, T: 0, ambiguous: 0 };
  for (const byte of letters) {
    const letter = String.fromCharCode(byte);
    if (letter === 'A' || letter === 'C' || letter === 'G' || letter === 'T') counts[letter] += 1;
    else counts.ambiguous += 1;
  }
  return gcPercent(counts);
}

function fastaEntry(title: string, letters: Uint8Array): string {
  const text = textFromBytes(letters);
  let lines = '';
  for (let from = 0; from < text.length; from += LINE) lines += `${text.slice(from, from + LINE)}\n`;
  return `>${title}\n${lines}`;
}
