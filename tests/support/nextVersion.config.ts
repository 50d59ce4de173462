/** Builds the site as a later version: another text on a page, another formula in its worker. */
import { mergeConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';

const nextVersion: Plugin = {
  name: 'next-version',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/ph-analysis/content.ts'))
      return code.replace('introduction: [', "introduction: ['Second version.',");
    // An extra export changes the chunk, and with it the names of all chunks that import it.
    if (id.endsWith('/formulas/ph-analysis.ts')) return `${code}\nexport const isSecondVersion = true;\n`;
    return undefined;
  },
};

export default mergeConfig(site, { plugins: [nextVersion] });
