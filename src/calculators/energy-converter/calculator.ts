import { unitConverter } from '#src/calculators/families/unitConverter.ts';
import { ENERGY_UNITS } from '#workers/reference/energyUnits.ts';

export default unitConverter({
  quantity: 'energy',
  units: ENERGY_UNITS,
  base: 'J',
  initial: 'kilocalories',
  example: { value: '350', unit: 'kilocalories' },
  notices: ['Electronvolts, hartrees, wavenumbers, kJ/mol and kcal/mol are energies of one particle.'],
  why: [
    ['International calorie', '–', '4.1868 J against 4.184 J of the thermochemical one.'],
    ['Calorie with a capital C', '–', 'A kilocalorie.'],
    ['Thermochemical BTU', '–', '1054.35 J against 1055.056 J of the International Table.'],
    ['Energy of a mole', '–', 'kJ/mol here is the energy of one particle times the Avogadro constant.'],
  ],
  sources: ['nistSp811', 'siBrochure2019', 'codata2022'],
});
