import { geneticCrossCalculator } from '#src/calculators/families/geneticCross.ts';

export default geneticCrossCalculator(2);
