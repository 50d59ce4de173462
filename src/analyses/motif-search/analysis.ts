import { CROSSES_ORIGIN } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted } from '#src/kit/format.ts';
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type motifSearch from '#workers/formulas/motif-search.ts';
import type { MotifSearchResult } from '#workers/formulas/motif-search.ts';

type Key = ResultKey<MotifSearchResult>;

const DRAWN_ROWS = 60;

export default defineAnalysis<typeof motifSearch>()({
  formula: 'motif-search',
  perRecord: [{ key: 'total', label: 'Hits' }],
  action: 'Find the motif',
  fields: {
    patterns: {
      kind: 'text',
      label: 'Patterns',
      hint: 'One a line, 5′ to 3′, up to 64 letters, with a name in front if you like. IUPAC letters stand for several bases: N, R, Y, S, W, K, M, B, D, H, V.',
      lines: 4,
      maxLength: 5000,
    },
    mismatches: {
      kind: 'number',
      label: 'Mismatches, at most',
      hint: 'In each pattern, 0 to 5. Blank: 0.',
      optional: true,
      isExact: true,
      min: 0,
      max: 5,
    },
    strands: {
      kind: 'choice',
      label: 'Strands',
      look: 'menu',
      options: [
        { value: 'both', label: 'Both' },
        { value: 'entered', label: 'The entered one' },
        { value: 'other', label: 'The other one' },
      ],
      initial: 'both',
    },
    shape: SHAPE,
  },
  example: { patterns: 'box TATAAT\nATG', mismatches: '1', strands: 'both', shape: 'entry' },
  sources: ['wuManber1992', 'ncIub1984'],
  present: (result, { mismatches = 0 }) => {
    const { total, hits, length } = result;
    const blocks: Block<Key>[] = [patternTable(result)];
    if (hits.length > 0)
      blocks.push({
        kind: 'table',
        title: 'Hits',
        columns: [
          { label: 'Pattern' },
          { label: 'Start', numeric: true },
          { label: 'End', numeric: true },
          { label: 'Strand' },
          { label: 'Mismatches', numeric: true },
          { label: 'Letters' },
        ],
        rows: hits.map(({ name, start, end, strand, mismatches: found, letters }, index) => [
          { field: `hits.${index}.name`, label: 'Pattern', value: name, text: name },
          { field: `hits.${index}.start`, label: 'Start', value: start, text: String(start) },
          { field: `hits.${index}.end`, label: 'End', value: end, text: String(end) },
          { field: `hits.${index}.strand`, label: 'Strand', value: strand, text: strand === '+' ? '+' : '−' },
          { field: `hits.${index}.mismatches`, label: 'Mismatches', value: found, text: String(found) },
          { field: `hits.${index}.letters`, label: 'Letters', value: letters, text: letters },
        ]),
        drawnRows: DRAWN_ROWS,
        isFolded: false,
        note: noteOf(result),
      });
    return {
      headline: {
        field: 'total',
        label: 'Hits',
        value: total,
        text: String(total),
        note: `In ${grouped(length)} nt, with ${mismatches === 0 ? 'no mismatch' : `up to ${counted(mismatches, 'mismatch', 'mismatches')}`}.`,
      },
      status: `${total} ${total === 1 ? 'hit' : 'hits'}.`,
      blocks,
      working: [],
    };
  },
});

function patternTable({ patterns }: MotifSearchResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Patterns',
    columns: [
      { label: 'Pattern' },
      { label: 'Letters' },
      { label: 'Entered strand', numeric: true },
      { label: 'Other strand', numeric: true },
    ],
    rows: patterns.map(({ name, letters, entered, other }, index) => [
      { field: `patterns.${index}.name`, label: 'Pattern', value: name, text: name },
      { field: `patterns.${index}.letters`, label: 'Letters', value: letters, text: letters },
      { field: `patterns.${index}.entered`, label: 'Entered strand', value: entered, text: String(entered) },
      { field: `patterns.${index}.other`, label: 'Other strand', value: other, text: String(other) },
    ]),
    isFolded: false,
    note: 'A pattern that reads the same on both strands is counted on the entered one.',
  };
}

function noteOf({ shape, hits, total }: MotifSearchResult): string {
  const some = hits.length < total ? `The first ${grouped(hits.length)} of ${grouped(total)} are listed. ` : '';
  const across = shape.used === 'circular' ? CROSSES_ORIGIN : '';
  return `${some}Positions are those of the entered strand, counted from 1; letters are those of the strand of the hit.${across}`;
}
