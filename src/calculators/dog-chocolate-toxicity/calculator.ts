import { chocolateCalculator } from '#src/families/chocolateToxicity.ts';

export default chocolateCalculator('dog');
