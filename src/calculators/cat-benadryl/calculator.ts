import { benadrylCalculator } from '#src/calculators/families/drugDose.ts';
import meta from './content.ts?meta';

export default benadrylCalculator({ species: 'cat', title: meta.name, example: { weight: '4', product: 'liquid2_5' } });
