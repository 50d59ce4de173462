import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtServer, type Server } from './builtServer.ts';

/** A module of the site whose one export is computed by the build. */
interface ComputedModule {
  /** End of the module's path. */
  readonly file: string;
  readonly exported: string;
  /** The module that computes it, and the function of that module and of `entry-server.tsx`. */
  readonly from: string;
  readonly by: keyof Pick<Server, 'everyComparison' | 'agreementSummary' | 'everyEvidence' | 'askedFields'>;
}

const COMPUTED: readonly ComputedModule[] = [
  {
    file: '/site/pages/agreement/comparisons.ts',
    exported: 'COMPARISONS',
    from: '/src/tools/agreement/everyComparison.ts',
    by: 'everyComparison',
  },
  {
    file: '/site/asking/askedFields.ts',
    exported: 'ASKED_FIELDS',
    from: '/src/tools/examples/everyAskedField.ts',
    by: 'askedFields',
  },
  {
    file: '/site/catalog/agreement.ts',
    exported: 'AGREEMENT',
    from: '/src/tools/agreement/agreementSummary.ts',
    by: 'agreementSummary',
  },
  {
    file: '/site/catalog/evidence.ts',
    exported: 'EVIDENCE',
    from: '/src/tools/agreement/everyEvidence.ts',
    by: 'everyEvidence',
  },
];

const MODULE = new RegExp(`(?:${COMPUTED.map(({ file }) => file.replace('.', '\\.')).join('|')})$`);

/**
 * Vite plug-in: fills the modules that the build computes. The bundle for Node computes them; that of the browser, which
 * is built after it, contains what it computed. A computation that throws fails the build, as does a module that is gone.
 */
export function computedModules(): Plugin {
  let root = '';
  return {
    name: 'computed-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      const gone = COMPUTED.find(({ file }) => !existsSync(join(root, 'src', file)));
      if (gone !== undefined) throw new Error(`src${gone.file}, which the build fills, is not there`);
    },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        const computed = COMPUTED.find(({ file }) => id.endsWith(file));
        if (computed === undefined) return null;
        const { exported, from, by } = computed;
        if (this.environment.name === 'ssr')
          return `import { ${by} } from ${JSON.stringify(from)}; export const ${exported} = await ${by}();`;
        const server = await builtServer(root);
        return `export const ${exported} = ${JSON.stringify(await server[by]())};`;
      },
    },
  };
}
