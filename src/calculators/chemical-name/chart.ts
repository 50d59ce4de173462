import { namedBars } from '#src/families/namedBars.ts';
import { raisedCharge, withSubscripts } from '#src/kit/onDemand/scriptDigits.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { ChemicalNameResult } from '#workers/formulas/chemical-name.ts';

/** Returns the charges of the ions, which cancel, or the atoms that the words count; neither for other compounds. */
export function compoundChart({ ions, words, type }: ChemicalNameResult): readonly ChartBlock[] {
  if (ions !== null) {
    const both = [ions.cation, ions.anion];
    return [
      namedBars({
        title: 'Charges in one formula unit',
        summary: 'The charges of the cations and of the anions cancel.',
        of: 'Ions',
        y: { label: 'Charge', decimals: 0 },
        names: both.map(({ formula, charge, count }) => {
          const ion = withSubscripts(formula) + raisedCharge(charge);
          return count === 1 ? ion : `${count} ${ion}`;
        }),
        series: [{ name: 'Charge', values: both.map(({ charge, count }) => charge * count) }],
      }),
    ];
  }
  if (words.length === 0 || type === 'complex') return [];
  return [
    namedBars({
      title: 'Atoms in one molecule',
      summary: 'How many atoms of each element the words of the name count.',
      of: 'Element',
      y: { label: 'Atoms', decimals: 0 },
      names: words.map(({ symbol }) => symbol),
      series: [{ name: 'Atoms', values: words.map(({ count }) => count) }],
    }),
  ];
}
