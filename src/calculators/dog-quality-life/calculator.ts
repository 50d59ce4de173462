import { qualityOfLifeCalculator } from '#src/calculators/families/qualityOfLife.ts';

export default qualityOfLifeCalculator('dog');
