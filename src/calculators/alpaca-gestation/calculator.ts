import { gestationCalculator } from '#src/families/gestation.ts';

export default gestationCalculator('alpaca');
