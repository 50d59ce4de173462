import { omegaCalculator } from '#src/calculators/families/omega3.ts';
import meta from './content.ts?meta';

export default omegaCalculator('dog', meta.name);
