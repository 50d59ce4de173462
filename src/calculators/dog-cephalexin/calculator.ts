import { prescriptionCalculator } from '#src/families/drugDose.ts';
import meta from './meta.ts';

export default prescriptionCalculator('cephalexin', {
  species: 'dog',
  title: meta.name,
  example: { weight: '20', product: 'capsule500' },
});
