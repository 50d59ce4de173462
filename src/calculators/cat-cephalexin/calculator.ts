import { prescriptionCalculator } from '#src/families/drugDose.ts';
import meta from './meta.ts';

export default prescriptionCalculator('cephalexin', {
  species: 'cat',
  title: meta.name,
  example: { weight: '5', product: 'liquid25' },
});
