import { prescriptionCalculator } from '#src/calculators/families/drugDose.ts';
import meta from './content.ts?meta';

export default prescriptionCalculator('cephalexin', {
  species: 'cat',
  title: meta.name,
  example: { weight: '5', product: 'liquid25' },
});
