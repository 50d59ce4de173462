import { dailyEnergyCalculator } from '#src/calculators/families/dailyEnergy.ts';

export default dailyEnergyCalculator('cat');
