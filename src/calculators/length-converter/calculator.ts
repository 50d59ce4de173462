import { unitConverter } from '#src/calculators/families/unitConverter.ts';
import { LENGTH_UNITS } from '#workers/reference/lengthUnits.ts';

export default unitConverter({
  quantity: 'length',
  units: LENGTH_UNITS,
  base: 'm',
  initial: 'meters',
  example: { value: '26.2', unit: 'miles' },
  why: [
    [
      'Hands written with a point',
      '–',
      '15.2 hands on a horse’s papers are 15 hands 2 inches, which is 62 inches, not 60.8.',
    ],
    ['US survey foot', '–', 'Longer than the international foot by 2 parts in a million; retired in 2022.'],
    ['Nautical mile', '–', '1852 m, against 1609.344 m of the statute mile.'],
    ['A search engine', '–', 'Rounds to six figures without saying so.'],
  ],
  sources: ['nistSp811', 'internationalYardPound1959', 'iau2012'],
});
