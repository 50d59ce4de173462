import { unitConverter } from '#src/families/unitConverter.ts';
import { AREA_UNITS } from '#workers/reference/areaUnits.ts';
import { areaScale } from './areaScale.ts';

export default unitConverter({
  quantity: 'area',
  units: AREA_UNITS,
  base: 'm²',
  initial: 'acres',
  example: { value: '1', unit: 'acres' },
  why: [
    ['US survey acre', '–', 'Larger than the acre by four parts in a million; retired in 2022.'],
    ['Square of the wrong unit', '–', '100 cm are a meter, but 10000 cm² are a square meter.'],
    ['Meters square', '–', '10 meters square is a square of 10 by 10 m: 100 square meters.'],
  ],
  picture: areaScale,
  sources: ['nistSp811', 'internationalYardPound1959'],
});
