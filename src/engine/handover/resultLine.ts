import type { Presentation } from '#src/engine/kit/presentation.ts';

/** Returns the key result in words: 'Molarity: 0.1998 mol/L'. */
export function resultLine({ headline }: Presentation): string {
  const { label, text, unit = '' } = headline;
  return `${label}: ${text} ${unit}`.trim();
}
