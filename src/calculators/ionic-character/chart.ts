import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { IonicCharacterResult } from '#workers/formulas/ionic-character.ts';

/** Returns the ionic character by each method that the inputs allow. */
export function methodChart({ percentIonic, percentHannaySmyth, percentFromDipole }: IonicCharacterResult): ChartBlock {
  const methods = [
    { name: 'Pauling', percent: percentIonic },
    { name: 'Hannay and Smyth', percent: percentHannaySmyth },
    { name: 'Dipole moment', percent: percentFromDipole },
  ].filter(({ percent }) => percent !== null);
  return namedBars({
    title: 'Ionic character by method',
    summary: '0 % is a pure covalent bond, 100 % a pure ionic one.',
    of: 'Method',
    y: { label: 'Ionic character', unit: '%', decimals: 1 },
    names: methods.map(({ name }) => name),
    series: [{ name: 'Ionic character', values: methods.map(({ percent }) => percent) }],
  });
}
