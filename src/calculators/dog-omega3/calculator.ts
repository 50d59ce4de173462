import { omegaCalculator } from '#src/families/omega3.ts';
import meta from './meta.ts';

export default omegaCalculator('dog', meta.name);
