import { shownFormula } from '#src/families/shownFormula.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type redoxEquation from '#workers/formulas/redox-equation.ts';
import type { RedoxEquationResult } from '#workers/formulas/redox-equation.ts';

type Key = ResultKey<RedoxEquationResult>;

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
  present: (result, { medium }) => {
    const { equation, electrons, halves } = result;
    const shown = shownEquation(equation);
    return {
      headline: { field: 'equation', label: medium === 'acid' ? 'In acid' : 'In base', value: equation, text: shown },
      status: `Complete: ${shown}.`,
      blocks: [
        {
          kind: 'facts',
          figures: [
            {
              field: 'electrons',
              label: halves.length > 1 ? 'Electrons passed on' : 'Electrons',
              value: electrons,
              text: String(electrons),
              ...(electrons === 0 ? { note: 'A whole equation: none are left over.' } : {}),
            },
          ],
        },
        ...(halves.length > 1 ? [halfTable(result)] : []),
      ],
      working: [],
    };
  },
});

function halfTable({ halves }: RedoxEquationResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Half-equations',
    isFolded: false,
    columns: [{ label: 'Half-equation' }, { label: 'Kind' }, { label: 'Electrons', numeric: true }],
    rows: halves.map(({ equation, kind, electrons }, index) => [
      { field: `halves.${index}.equation`, label: 'Half-equation', value: equation, text: shownEquation(equation) },
      { field: `halves.${index}.kind`, label: 'Kind', value: kind, text: KINDS[kind] },
      { field: `halves.${index}.electrons`, label: 'Electrons', value: electrons, text: String(electrons) },
    ]),
  };
}

function shownEquation(equation: string): string {
  return equation.split(' ').map(shownFormula).join(' ');
}
