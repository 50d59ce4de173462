import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { SpeciesAreaInput, SpeciesAreaResult } from '#workers/formulas/species-area.ts';

type Fit = Omit<SpeciesAreaResult['logLog'], 'points'>;

/** The results of both fits of species to areas. */
export const OUTPUTS: Outputs<SpeciesAreaResult, SpeciesAreaResult, SpeciesAreaInput> = {
  logLog: {
    kind: 'group',
    keys: { ...fitOf('log–log'), points: statistic('Areas with species') },
  },
  nonLinear: {
    kind: 'group',
    keys: {
      ...fitOf('non-linear'),
      cStandardError: statistic('Standard error of c'),
      residualSumOfSquares: statistic('Residual sum of squares'),
    },
  },
  prediction: {
    kind: 'group',
    keys: {
      area: statistic('Area'),
      logLog: statistic('Species, log–log fit'),
      nonLinear: statistic('Species, non-linear fit'),
    },
  },
  speciesLost: {
    kind: 'group',
    keys: { logLog: statistic('Log–log fit', { unit: '%' }), nonLinear: statistic('Non-linear fit', { unit: '%' }) },
  },
  smallestArea: statistic('Smallest area'),
  largestArea: statistic('Largest area'),
  curve: { kind: 'inner', label: 'Points of both curves' },
};

function fitOf(fit: string): Outputs<Fit, unknown, unknown> {
  return {
    c: statistic(`c, species of one unit of area, ${fit}`),
    z: statistic(`z, ${fit}`),
    zStandardError: statistic(`Standard error of z, ${fit}`),
    zLower: statistic(`Lower limit of z, ${fit}`),
    zUpper: statistic(`Upper limit of z, ${fit}`),
    rSquared: statistic(`R², of log S or of S, ${fit}`),
  };
}
