import { shownEquation } from '#src/calculators/families/shownEquation.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type redoxEquation from '#workers/formulas/redox-equation.ts';

const KINDS = { reduction: 'Reduction', oxidation: 'Oxidation', whole: 'Whole equation' } as const;

export default defineAnalysis<typeof redoxEquation>()({
  formula: 'redox-equation',
  action: 'Complete it',
  fields: {
    equation: {
      kind: 'text',
      label: 'Half-equation or equation',
      hint: 'Without H₂O, H⁺, OH⁻ and electrons: they are found. A charge behind a ^.',
      placeholder: 'MnO4^- -> Mn^2+',
      monospaced: true,
    },
    otherEquation: {
      kind: 'text',
      label: 'The other half-equation',
      hint: 'Both are then added up.',
      placeholder: 'C2O4^2- -> CO2',
      monospaced: true,
      optional: true,
    },
    medium: {
      kind: 'choice',
      label: 'In',
      look: 'radios',
      options: [
        { value: 'acid', label: 'Acid' },
        { value: 'base', label: 'Base' },
      ],
      initial: 'acid',
    },
  },
  example: { equation: 'MnO4^- -> Mn^2+', otherEquation: 'C2O4^2- -> CO2', medium: 'acid' },
  sources: ['lavoisier', 'openstaxChemistry2e'],
  outputs: {
    equation: {
      kind: 'words',
      label: ({ input }) => (input.medium === 'acid' ? 'In acid' : 'In base'),
      words: shownEquation,
    },
    electrons: count(
      ({ result }) => (result.halves.length > 1 ? 'Electrons passed on' : 'Electrons'),
      ({ value }) => (value === 0 ? 'A whole equation: none are left over.' : undefined),
    ),
    halves: {
      kind: 'rows',
      label: 'Half-equations',
      row: {
        equation: { kind: 'words', label: 'Half-equation', words: shownEquation },
        kind: { kind: 'words', label: 'Kind', words: KINDS },
        electrons: count('Electrons'),
      },
    },
  },
  present: ({ halves }, _, figure) => {
    const headline = figure('equation');
    return {
      headline,
      status: `Complete: ${headline.text}.`,
      blocks: [
        { kind: 'facts', figures: [figure('electrons')] },
        ...(halves.length > 1
          ? [
              rowsTable(figure, {
                title: 'Half-equations',
                list: 'halves',
                rows: halves.length,
                columns: ['equation', 'kind', 'electrons'],
                isFolded: false,
              }),
            ]
          : []),
      ],
      working: [],
    };
  },
});
