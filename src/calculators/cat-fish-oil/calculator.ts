import { omegaCalculator } from '#src/families/omega3.ts';
import meta from './content.ts?meta';

export default omegaCalculator('cat', meta.name);
