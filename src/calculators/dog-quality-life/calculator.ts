import { qualityOfLifeCalculator } from '#src/families/qualityOfLife.ts';

export default qualityOfLifeCalculator('dog');
