/** The energy need of one animal in every life stage. */

import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { LIFE_STAGES, type LifeStage, type LifeStageRow } from '#workers/reference/petEnergy.ts';
import { amountBars } from './amountBars.ts';

type Key = ResultKey<DailyEnergyResult>;

type Species = DailyEnergyInput['species'];

export function stageRows(species: Species): readonly (readonly [LifeStage, LifeStageRow])[] {
  return Object.entries(LIFE_STAGES[species]) as readonly (readonly [LifeStage, LifeStageRow])[];
}

export function stageTable(
  { stages, idealWeight }: DailyEnergyResult,
  { species, lifeStage }: DailyEnergyInput,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  return {
    kind: 'table',
    title: titleOf(idealWeight),
    columns: [{ label: 'Life stage' }, { label: 'Factor', numeric: true }, { label: 'Energy need', numeric: true }],
    rows: stages.map(({ lifeStage: stage }, index) => [
      `${stageLabel(species, stage)}${stage === lifeStage ? ': chosen' : ''}`,
      figure(`stages.${index}.factor`),
      figure(`stages.${index}.mer`),
    ]),
  };
}

/** Returns the needs of the table as bars. */
export function stageChart(
  { stages, idealWeight }: DailyEnergyResult,
  { species, lifeStage }: DailyEnergyInput,
): ChartBlock {
  return amountBars(
    'Energy need by life stage',
    `${titleOf(idealWeight)}; chosen: ${stageLabel(species, lifeStage).toLowerCase()}.`,
    'Life stage',
    { label: 'Energy need', unit: 'kcal/day', decimals: 0 },
    stages.map(({ lifeStage: stage, mer }) => [shortened(stageLabel(species, stage)), mer]),
  );
}

/** Returns the first of the names, without what is in brackets: a drawing has little room. */
function shortened(label: string): string {
  return label.replace(/ (?:or |\().*/, '');
}

function titleOf(idealWeight: number | null): string {
  return idealWeight === null ? 'The same weight in every life stage' : 'The ideal weight in every life stage';
}

export function stageLabel(species: Species, stage: LifeStage): string {
  return stageRows(species).find(([each]) => each === stage)?.[1].label ?? stage;
}
