import { statistic } from '#src/families/statisticsNumbers.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { SpeciesAreaResult } from '#workers/formulas/species-area.ts';

type Key = ResultKey<SpeciesAreaResult>;

/** Returns both fits side by side. The headline has z of the log–log fit. */
export function fitTable({ logLog, nonLinear }: SpeciesAreaResult): TableBlock<Key> {
  const both = (key: 'c' | 'zStandardError' | 'zLower' | 'zUpper' | 'rSquared', label: string) => [
    label,
    statistic<Key>(`logLog.${key}`, `${label}, log–log`, logLog[key]),
    statistic<Key>(`nonLinear.${key}`, `${label}, non-linear`, nonLinear[key]),
  ];
  return {
    kind: 'table',
    title: 'Both fits of S = c·A^z',
    isFolded: false,
    columns: [{ label: 'Parameter' }, { label: 'Log–log', numeric: true }, { label: 'Non-linear', numeric: true }],
    rows: [
      both('c', 'c, species of one unit of area'),
      [
        'z',
        statistic<Key>('logLog.z', 'z, log–log', logLog.z),
        statistic<Key>('nonLinear.z', 'z, non-linear', nonLinear.z),
      ],
      both('zStandardError', 'Standard error of z'),
      both('zLower', 'Lower limit of z'),
      both('zUpper', 'Upper limit of z'),
      [
        'Standard error of c',
        '',
        statistic<Key>('nonLinear.cStandardError', 'Standard error of c', nonLinear.cStandardError),
      ],
      both('rSquared', 'R², of log S or of S'),
      [
        'Residual sum of squares',
        '',
        statistic<Key>('nonLinear.residualSumOfSquares', 'Residual sum of squares', nonLinear.residualSumOfSquares),
      ],
      ['Areas with species', statistic<Key>('logLog.points', 'Areas with species', logLog.points), ''],
    ],
  };
}
