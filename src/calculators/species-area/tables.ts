import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { SpeciesAreaResult } from '#workers/formulas/species-area.ts';

type Key = ResultKey<SpeciesAreaResult>;

/** Returns both fits side by side. */
export function fitTable(figure: FigureOf<Key>): TableBlock<Key> {
  const both = (key: 'c' | 'z' | 'zStandardError' | 'zLower' | 'zUpper' | 'rSquared', label: string) => [
    label,
    figure(`logLog.${key}`),
    figure(`nonLinear.${key}`),
  ];
  return {
    kind: 'table',
    title: 'Both fits of S = c·A^z',
    isFolded: false,
    columns: [{ label: 'Parameter' }, { label: 'Log–log', numeric: true }, { label: 'Non-linear', numeric: true }],
    rows: [
      both('c', 'c, species of one unit of area'),
      both('z', 'z'),
      both('zStandardError', 'Standard error of z'),
      both('zLower', 'Lower limit of z'),
      both('zUpper', 'Upper limit of z'),
      ['Standard error of c', '', figure('nonLinear.cStandardError')],
      both('rSquared', 'R², of log S or of S'),
      ['Residual sum of squares', '', figure('nonLinear.residualSumOfSquares')],
      ['Areas with species', figure('logLog.points'), ''],
    ],
  };
}
