import { createPlainTileKernel } from '../../kernel/plainTileKernel.ts';
import type { AlignmentScoring, TileKernel } from '../../kernel/scoreTile.ts';
import { fitsInLanes, loadSimdTiles } from '../../kernel/simdTileKernel.ts';

/** Makes the fastest kernel for a scoring: in WebAssembly where the scores fit. */
export const createTileKernel: Promise<(scoring: AlignmentScoring) => TileKernel> = loadSimdTiles().then(
  (simd) => (scoring) => (fitsInLanes(scoring) ? simd(scoring) : createPlainTileKernel(scoring)),
);
