import { gestationCalculator } from '#src/calculators/families/gestation.ts';

export default gestationCalculator('rabbit');
