/** The site as a later version of it would be built: other words on a page, another formula in its worker. */
import { mergeConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';

const nextVersion: Plugin = {
  name: 'next-version',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/ph-analysis/content.ts?opening'))
      return code.replace('"introduction":[', '"introduction":["Second version.",');
    // An export of its own changes the chunk, and with it the names of all that lead there.
    if (id.endsWith('/formulas/ph-analysis.ts')) return `${code}\nexport const isSecondVersion = true;\n`;
    return undefined;
  },
};

export default mergeConfig(site, { plugins: [nextVersion] });
