import { unitConverter } from '#src/calculators/families/unitConverter.ts';
import { PRESSURE_UNITS } from '#workers/reference/pressureUnits.ts';

export default unitConverter({
  quantity: 'pressure',
  units: PRESSURE_UNITS,
  base: 'Pa',
  initial: 'atmospheres',
  example: { value: '32', unit: 'poundsPerSquareInch' },
  why: [
    ['mmHg and torr', '–', 'They differ by 1.4 parts in ten million.'],
    ['Gauge pressure', '–', 'Absolute pressure is higher by that of the air, about 1 atm.'],
    ['Technical atmosphere', '–', '98066.5 Pa against 101325 Pa of the standard atmosphere.'],
    [
      'Water at 4 °C or 20 °C',
      '–',
      'The conventional column has water of 1000 kg/m³; warmer water reads a little higher.',
    ],
  ],
  sources: ['nistSp811', 'siBrochure2019'],
});
