import { benadrylCalculator } from '#src/calculators/families/drugDose.ts';
import meta from './content.ts?meta';

export default benadrylCalculator({ species: 'dog', title: meta.name, example: { weight: '10', product: 'tablet25' } });
