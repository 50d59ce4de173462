import { geneticCrossCalculator } from '#src/families/geneticCross.ts';

export default geneticCrossCalculator(1);
