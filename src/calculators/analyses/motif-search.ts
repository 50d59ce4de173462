import { acrossOrigin, firstOf } from '#src/calculators/families/listedPlaces.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type motifSearch from '#workers/formulas/motif-search.ts';

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
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    total: count(
      'Hits',
      ({ result: { length }, input: { mismatches = 0 } }) =>
        `In ${grouped(length)} nt, with ${mismatches === 0 ? 'no mismatch' : `up to ${counted(mismatches, 'mismatch', 'mismatches')}`}.`,
    ),
    length: count('Letters of the strand'),
    patterns: {
      kind: 'rows',
      label: 'Patterns',
      row: {
        name: { kind: 'words', label: 'Pattern' },
        letters: { kind: 'words', label: 'Letters' },
        entered: count('Entered strand'),
        other: count('Other strand'),
      },
    },
    hits: {
      kind: 'rows',
      label: 'Hits',
      row: {
        name: { kind: 'words', label: 'Pattern' },
        start: count('Start'),
        end: count('End'),
        strand: { kind: 'words', label: 'Strand', words: { '+': '+', '-': '−' } },
        mismatches: count('Mismatches'),
        letters: { kind: 'words', label: 'Letters' },
      },
    },
  },
  present: ({ shape, total, hits, patterns }, _, figure) => ({
    headline: figure('total'),
    status: `${total} ${total === 1 ? 'hit' : 'hits'}.`,
    blocks: [
      rowsTable(figure, {
        title: 'Patterns',
        list: 'patterns',
        rows: patterns.length,
        columns: ['name', 'letters', 'entered', 'other'],
        isFolded: false,
        note: 'A pattern that reads the same on both strands is counted on the entered one.',
      }),
      ...(hits.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'Hits',
              list: 'hits',
              rows: hits.length,
              columns: ['name', 'start', 'end', 'strand', 'mismatches', 'letters'],
              drawnRows: 60,
              isFolded: false,
              note: `${firstOf(hits.length, total)}Positions are those of the entered strand, counted from 1; letters are those of the strand of the hit.${acrossOrigin(shape)}`,
            }),
          ]),
    ],
    working: [],
  }),
});
