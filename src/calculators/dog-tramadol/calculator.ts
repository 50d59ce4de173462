import { prescriptionCalculator } from '#src/calculators/families/drugDose.ts';
import meta from './content.ts?meta';

export default prescriptionCalculator('tramadol', {
  species: 'dog',
  title: meta.name,
  example: { weight: '25', product: 'tablet50' },
});
