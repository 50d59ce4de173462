// Prepares a fresh checkout: `node tests/setup/ensure.mjs [site] [packages] [tools] [browser] [servers]`. Uses only Node's
// built-in modules. Modules that are not needed to report an outdated Node are imported later, because an old Node may
// not parse them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNodeAccepted } from './nodeVersion.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const accepted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
const wanted = process.argv.slice(2);

if (isNodeAccepted(process.versions.node, accepted)) {
  ensureAll().catch((error) => {
    process.stderr.write(`[setup] ${error.message}\n`);
    process.exitCode = 1;
  });
} else {
  process.stderr.write(
    `[setup] This is Node ${process.versions.node}; the project needs ${accepted
      .replace(/[\^>=]|(\.0)+\b/g, '')
      .split(' || ')
      .join(', ')} or newer. Install Node 24 and run the command again.\n`,
  );
  process.exitCode = 1;
}

async function ensureAll() {
  const { ensurePackages } = await import('./packages.mjs');
  if (wanted.includes('site')) ensurePackages(root, 'site');
  if (wanted.includes('packages')) ensurePackages(root);
  if (wanted.includes('tools')) ensurePackages(join(root, 'tests/tools'));
  if (wanted.includes('browser')) (await import('./browserInstall.mjs')).ensureBrowser(root);
  if (wanted.includes('servers')) (await import('./servers.mjs')).ensureServers(root);
}
