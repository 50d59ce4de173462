import { short } from '#src/engine/kit/format.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { shareBar } from './shareBar.ts';

/** Returns the volumes of a dilution: stock, and what is added to it. */
export function mixedVolumes({ stock, added, addedName, unit }: MixedVolumes): ChartBlock {
  const text = (volume: number) => (unit === undefined ? short(volume) : `${short(volume)} ${unit}`);
  return shareBar('Volumes to mix', `Stock and ${addedName.toLowerCase()} make up the final volume.`, [
    ['Stock', stock, text(stock)],
    [addedName, added, text(added)],
  ]);
}

interface MixedVolumes {
  readonly stock: number;
  readonly added: number;
  /** 'Diluent'. */
  readonly addedName: string;
  /** Absent: that of the inputs. */
  readonly unit?: string;
}
