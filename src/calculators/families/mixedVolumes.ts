import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { namedBars } from './namedBars.ts';

/** Returns the volumes of a dilution: stock, what is added to it, and both together. */
export function mixedVolumes({ stock, added, total, addedName, unit }: MixedVolumes): ChartBlock {
  return namedBars({
    title: 'Volumes to mix',
    summary: `Stock and ${addedName.toLowerCase()} make up the final volume.`,
    of: 'Part',
    y: { label: 'Volume', ...(unit === undefined ? {} : { unit }) },
    names: ['Stock', addedName, 'Final volume'],
    series: [{ name: 'Volume', values: [stock, added, total] }],
  });
}

interface MixedVolumes {
  readonly stock: number;
  readonly added: number;
  readonly total: number;
  /** 'Diluent'. */
  readonly addedName: string;
  /** Absent: that of the inputs. */
  readonly unit?: string;
}
