import { dailyEnergyCalculator } from '#src/families/dailyEnergy.ts';

export default dailyEnergyCalculator('cat');
