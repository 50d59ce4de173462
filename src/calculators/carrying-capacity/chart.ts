import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { CapacityInput, CapacityResult } from '#workers/formulas/carrying-capacity.ts';

/** Returns how many individuals each resource supports, beside the population. */
export function capacityChart(
  { resourceUtilization, limitingResource, totalCapacity }: CapacityResult,
  { currentPopulation }: CapacityInput,
): ChartBlock {
  return namedBars({
    title: 'Population and what each resource supports',
    summary: `${limitingResource} supports the fewest: ${totalCapacity}.`,
    of: 'Population and resources',
    y: { label: 'Individuals', decimals: 0 },
    names: ['Now', ...resourceUtilization.map(({ resource }) => resource)],
    series: [
      { name: 'Individuals', values: [currentPopulation, ...resourceUtilization.map(({ capacity }) => capacity)] },
    ],
  });
}
