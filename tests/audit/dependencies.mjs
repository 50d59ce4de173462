// `npm run audit:dependencies`: checks packages for known vulnerabilities, where the registry supports it, and for
// their licenses. Fails on a vulnerability of level high or critical, and on a license that is not in the list below.
// Uses only Node's built-in modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Permissive licenses that require attribution only, and those that apply only to a modified package. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Licenses of packages that declare none, taken from the `LICENSE` file of their repository. */
const IN_REPOSITORY = { '@teselagen/range-utils': 'MIT', '@teselagen/sequence-utils': 'MIT' };

const packages = installedPackages();
printLicences();
const unknown = packages.filter(({ licence }) => !isAccepted(licence));
for (const { name, version, licence } of unknown) console.log(`FAILED: ${name} ${version} is under ${licence}`);
const weaknesses = knownWeaknesses();
process.exit(unknown.length === 0 && weaknesses === 0 ? 0 : 1);

/** Packages of the lock file that are installed; packages for other systems are absent. */
function installedPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages).flatMap(([path, { dev = false }]) => {
    const file = join(root, path, 'package.json');
    if (path === '' || !existsSync(file)) return [];
    const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
    return [{ name, version, licence: licenceOf(license ?? licenses ?? IN_REPOSITORY[name]), isOfSite: !dev }];
  });
}

function licenceOf(stated) {
  if (Array.isArray(stated)) return `(${stated.map(licenceOf).join(' OR ')})`;
  if (typeof stated === 'object' && stated !== null) return stated.type ?? 'an unnamed licence';
  return stated ?? 'no stated licence';
}

/** 'MIT', '(MIT OR CC0-1.0)', 'MIT AND Zlib': of alternatives one must be allowed, of a combination all. */
function isAccepted(licence) {
  const plain = licence.replace(/^\(|\)$/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((each) => ACCEPTED.has(each)));
}

function printLicences() {
  for (const [words, isOfSite] of [
    ['to build and serve the site', true],
    ['only used to check it', false],
  ]) {
    const chosen = packages.filter((each) => each.isOfSite === isOfSite);
    console.log(`\n${chosen.length} packages, ${words}:`);
    const licences = [...new Set(chosen.map(({ licence }) => licence))].sort();
    for (const licence of licences) {
      const names = chosen.filter((each) => each.licence === licence).map(({ name, version }) => `${name} ${version}`);
      console.log(`  ${licence} (${names.length}): ${names.sort().join(', ')}`);
    }
  }
}

/** @returns number of vulnerabilities of level high or critical; 0 where the registry does not report any */
function knownWeaknesses() {
  const npm = process.env.npm_execpath;
  const [command, args] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { stdout } = spawnSync(command, [...args, 'audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: npm === undefined && process.platform === 'win32',
  });
  const counts = weaknessCounts(stdout);
  if (counts === null) {
    console.log('\nKnown weaknesses: not told, the registry in use does not answer `npm audit`.');
    return 0;
  }
  const { low, moderate, high, critical } = counts;
  console.log(`\nKnown weaknesses: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`);
  return high + critical;
}

function weaknessCounts(report) {
  try {
    return JSON.parse(report).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
