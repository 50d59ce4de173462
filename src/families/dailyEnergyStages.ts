/** The energy need of one animal in every life stage. */
import { fixed } from '#src/kit/format.ts';
import type { ChartBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { LIFE_STAGES, type LifeStage, type LifeStageRow } from '#workers/reference/petEnergy.ts';

type Key = ResultKey<DailyEnergyResult>;

type Species = DailyEnergyInput['species'];

export function stageRows(species: Species): readonly (readonly [LifeStage, LifeStageRow])[] {
  return Object.entries(LIFE_STAGES[species]) as readonly (readonly [LifeStage, LifeStageRow])[];
}

export function stageTable(
  { stages, idealWeight }: DailyEnergyResult,
  { species, lifeStage }: DailyEnergyInput,
): TableBlock<Key> {
  const labels = labelsOf(species);
  return {
    kind: 'table',
    title: titleOf(idealWeight),
    columns: [{ label: 'Life stage' }, { label: 'Factor', numeric: true }, { label: 'Energy need', numeric: true }],
    rows: stages.map(({ lifeStage: stage, factor, mer }, index) => {
      const label = labels.get(stage) ?? stage;
      return [
        stage === lifeStage ? `${label}: chosen` : label,
        { field: `stages.${index}.factor`, label: `Factor, ${label}`, value: factor, text: fixed(factor, 1) },
        { field: `stages.${index}.mer`, label: `Energy need, ${label}`, value: mer, text: String(mer), unit: 'kcal' },
      ];
    }),
  };
}

/** Returns the needs of the table on one scale. */
export function stageChart(
  { stages, idealWeight }: DailyEnergyResult,
  { species, lifeStage }: DailyEnergyInput,
): ChartBlock {
  const labels = labelsOf(species);
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Energy need by life stage',
      summary: `${titleOf(idealWeight)}; chosen: ${(labels.get(lifeStage) ?? lifeStage).toLowerCase()}.`,
      axis: { label: 'Energy need', unit: 'kcal/day', decimals: 0, reaches: [0] },
      spans: [],
      marks: stages.map(({ lifeStage: stage, mer }) => ({
        label: shortened(labels.get(stage) ?? stage),
        at: mer,
      })),
    },
  };
}

/** Returns the first of the names, without what is in brackets: a drawing has little room. */
function shortened(label: string): string {
  return label.replace(/ (?:or |\().*/, '');
}

function titleOf(idealWeight: number | null): string {
  return idealWeight === null ? 'The same weight in every life stage' : 'The ideal weight in every life stage';
}

function labelsOf(species: Species): ReadonlyMap<LifeStage, string> {
  return new Map(stageRows(species).map(([stage, { label }]) => [stage, label]));
}
