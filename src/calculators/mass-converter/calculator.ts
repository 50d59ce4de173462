import { unitConverter } from '#src/calculators/families/unitConverter.ts';
import { MASS_UNITS } from '#workers/reference/massUnits.ts';

export default unitConverter({
  quantity: 'mass',
  units: MASS_UNITS,
  base: 'g',
  initial: 'kilograms',
  example: { value: '70', unit: 'kilograms' },
  why: [
    ['Troy ounce', '–', '31.1034768 g against 28.349523125 g of the avoirdupois ounce.'],
    ['Short, long and metric ton', '–', '2000 lb, 2240 lb and 1000 kg.'],
    ['Hundredweight', '–', '100 lb in the United States, 112 lb in Britain.'],
    ['Dalton', '–', 'Measured: the last digits change with each adjustment of the constants.'],
  ],
  sources: ['nistSp811', 'internationalYardPound1959', 'codata2022'],
});
