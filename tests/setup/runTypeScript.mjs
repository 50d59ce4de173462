// Runs a TypeScript module that needs Vite's transforms: `node tests/setup/runTypeScript.mjs tests/vectorRunner/worker.ts`.
// Whatever else is on the line is handed to its `main`.
import { createServer, createServerModuleRunner } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('name the module to run');

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  // As CommonJS its default export would be lost.
  ssr: { noExternal: ['styled-components'] },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const runner = createServerModuleRunner(server.environments.ssr);
  const { main } = await runner.import(`/${file}`);
  process.exitCode = await main(args);
  await runner.close();
} finally {
  await server.close();
}
