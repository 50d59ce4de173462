import { prescriptionCalculator } from '#src/calculators/families/drugDose.ts';
import meta from './content.ts?meta';

export default prescriptionCalculator('cephalexin', {
  species: 'dog',
  title: meta.name,
  example: { weight: '20', product: 'capsule500' },
});
