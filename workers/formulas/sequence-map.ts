/**
 * What lies where on the strand of the DNA calculator: annotated features, reading frames, restriction sites, primers with
 * their products, and motifs, for one map.
 *
 * Each kind is found as its own question finds it. A cut is placed at the first base behind it. Sources: insdcFeatures,
 * ncbiGeneticCodes, roberts2015 (REBASE), ncIub1984 (ambiguity letters), wuManber1992 (search). Refuses what those refuse.
 */
import type { Formula, TextResult } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { readFeatures } from '../lib/sequences/features/featureList.ts';
import type { MapItem, MapItemKind } from '../lib/sequences/features/mapItems.ts';
import { textFromBytes } from '../lib/sequences/letters/bytesText.ts';
import { readMotifLines } from '../lib/sequences/motifs/motifLines.ts';
import { readSoldEnzymes } from '../lib/sequences/motifs/soldEnzymes.ts';
import { readPrimerPairs, shortestBinding } from '../lib/sequences/primers/primerList.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { type Strand, strandWindow } from '../lib/sequences/strand/strandLetters.ts';
import { readShape, type ShapeChoice, type StrandShape, strandShape } from '../lib/sequences/strand/strandShape.ts';
import { LEAST_CODONS } from '../reference/openFrameLimits.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';
import { findMapItems, type MapQuestions } from './sequence-map/mapSearch.ts';

export interface SequenceMapInput extends MapQuestions {
  readonly given: GivenStrand;
  readonly shape: ShapeChoice;
}

export interface SequenceMapResult {
  /** Of the strand. */
  readonly length: number;
  /** Of its record. */
  readonly name: string;
  readonly shape: StrandShape;
  /** The text is a GenBank, EMBL or SnapGene file. */
  readonly hasTable: boolean;
  readonly total: number;
  /** Found in all, of those kinds that were asked for. */
  readonly kinds: readonly { readonly kind: MapItemKind; readonly found: number; readonly listed: number }[];
  /** Along the strand. */
  readonly items: readonly MapItem[];
  readonly letters: TextResult;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'sequence-map': FormulaType<SequenceMapInput, SequenceMapResult>;
  }
}

const MOST_MISMATCHES = 5;
const SITES = ['single', 'named', 'none'] as const;

export default {
  id: 'sequence-map',

  validate({ given, shape, featureTypes, minimumCodons, sites, enzymes, primers, motifs, mismatches }) {
    const least = minimumCodons ?? null;
    if (least !== null && !(Number.isInteger(least) && least >= LEAST_CODONS))
      return refuse(`Please enter a whole number of codons, at least ${LEAST_CODONS}`, 'minimumCodons');
    const choice = SITES.find((known) => known === sites) ?? 'single';
    const named = textOf(enzymes).trim();
    const read = choice === 'named' ? readSoldEnzymes(named, 'enzymes') : { typed: named };
    if ('message' in read) return { ok: false, issues: [read] };
    if (choice === 'named' && read.typed === 'all')
      return refuse('Please name the enzymes, or choose those that cut once', 'enzymes');
    const most = mismatches ?? 0;
    if (!Number.isInteger(most) || most < 0 || most > MOST_MISMATCHES)
      return refuse(`Please enter the mismatches as a whole number from 0 to ${MOST_MISMATCHES}`, 'mismatches');
    const [typedPrimers, typedMotifs] = [textOf(primers).trim(), textOf(motifs).trim()];
    const pairs = typedPrimers === '' ? [] : readPrimerPairs(typedPrimers, 'primers');
    if ('message' in pairs) return { ok: false, issues: [pairs] };
    const patterns = typedMotifs === '' ? [] : readMotifLines(typedMotifs, 'motifs');
    if ('message' in patterns) return { ok: false, issues: [patterns] };
    const shortest = Math.min(shortestBinding(pairs), ...patterns.map(({ letters }) => letters.length));
    if (most >= shortest)
      return refuse(
        `Please allow fewer mismatches than the shortest primer or motif has letters, which is ${shortest}`,
        'mismatches',
      );
    return accept({
      given,
      shape: readShape(shape),
      featureTypes: textOf(featureTypes).trim(),
      ...(least === null ? {} : { minimumCodons: least }),
      sites: choice,
      enzymes: read.typed,
      primers: typedPrimers,
      motifs: typedMotifs,
      mismatches: most,
    });
  },

  async compute(input, task) {
    const { given } = input;
    const strand = await openStrand(given, task);
    const { length } = strand;
    const shape = strandShape(given, input.shape);
    const isCircular = shape.used === 'circular';
    const features = await readFeatures(given, strand, isCircular, task);
    const found = await findMapItems(strand, input, { given, features, isCircular }, (done, total) =>
      task.report({ done, total }),
    );
    return {
      length,
      name: given.learnt.chosen.name,
      shape,
      hasTable: features !== null,
      total: found.reduce((sum, { total }) => sum + total, 0),
      kinds: found.map(({ kind, total, items }) => ({ kind, found: total, listed: items.length })),
      items: found.flatMap(({ items }) => items).toSorted((one, other) => one.start - other.start),
      letters: length > INLINE_LETTERS ? { length } : await lettersOf(strand, 0, length),
    };
  },

  async view({ given }, _, from, to, task) {
    return lettersOf(await openStrand(given, task), from, to);
  },
} satisfies Formula<'sequence-map'>;

async function lettersOf(strand: Strand, from: number, to: number): Promise<string> {
  return textFromBytes(await strandWindow(strand, from, to));
}
