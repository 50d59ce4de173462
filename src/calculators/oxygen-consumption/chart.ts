import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { OxygenInput } from '#workers/formulas/oxygen-consumption.ts';

/** Returns the composition of the gas on both sides of the animal. */
export function gasChart({ o2Input, o2Output, co2Input, co2Output }: OxygenInput): ChartBlock {
  return namedBars({
    title: 'Gas in and out',
    summary: 'Oxygen is consumed, and carbon dioxide is produced.',
    of: 'Gas',
    y: { label: 'Share of the gas', unit: '%' },
    names: ['O₂', 'CO₂'],
    series: [
      { name: 'In', values: [o2Input, co2Input] },
      { name: 'Out', values: [o2Output, co2Output] },
    ],
  });
}
