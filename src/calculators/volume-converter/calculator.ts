import { unitConverter } from '#src/calculators/families/unitConverter.ts';
import { VOLUME_UNITS } from '#workers/reference/volumeUnits.ts';

export default unitConverter({
  quantity: 'volume',
  units: VOLUME_UNITS,
  base: 'L',
  initial: 'usCups',
  example: { value: '1', unit: 'usCups' },
  notices: ['Cups of solids are volumes, not masses: a cup of flour is lighter than a cup of sugar.'],
  why: [
    ['US cup on labels', '–', '240 mL by law, against 236.588 mL of the kitchen.'],
    ['Metric cup', '–', '250 mL in Australia and elsewhere.'],
    ['Tablespoon of Australia', '–', '20 mL, four teaspoons.'],
    ['Imperial pint', '–', '568.26125 mL against 473.176473 mL of the United States.'],
  ],
  sources: ['nistSp811', 'nistHandbook44'],
});
