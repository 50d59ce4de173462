import { chocolateCalculator } from '#src/calculators/families/chocolateToxicity.ts';

export default chocolateCalculator('dog');
