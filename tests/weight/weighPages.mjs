// Measures the scripts that each built page loads at once, compressed with brotli, and checks them against limits.
// Chunks loaded later, when idle or on demand, are not counted: worker, result, charts, citations.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const KIB = 1024;

/** In KiB. 'next' is a calculator's page after any other calculator's. */
const LIMITS = { first: 140, next: 40 };

/** Chunks that no page may need for hydration. */
const LATER = [
  'pageModules',
  'XyChart',
  'TimelineChart',
  'isotopes',
  'FindDialog',
  'ShortcutsDialog',
  'NewVersion',
  'siteUpdate',
  'ShownResult',
  'PinnedResult',
  'SourceList',
  'SharedResult',
  'RelatedCalculators',
  'openLink',
  'ResultCard',
];

const read = (file) => readFileSync(join(DIST, file), 'utf8');
const sizes = new Map();
const sizeOf = (files) => files.reduce((sum, file) => sum + weightOf(file), 0) / KIB;

function weightOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(read(file)).length);
  return sizes.get(file);
}

/** The static imports of a script. */
function importsOf(file) {
  return [...read(file).matchAll(/(?:\bfrom|\bimport) ?["'](\.[^"']+\.js)["']/g)].map(([, name]) =>
    posix.join(posix.dirname(file), name),
  );
}

/** Adds a script and its static imports, recursively. */
function collect(file, into) {
  if (into.has(file)) return;
  into.add(file);
  for (const imported of importsOf(file)) collect(imported, into);
}

/** Chunks with circular imports may break, depending on which is loaded first. */
function circlesFrom(file, way, done) {
  if (way.includes(file))
    return [[...way.slice(way.indexOf(file)), file].map((each) => posix.basename(each)).join(' → ')];
  if (done.has(file)) return [];
  done.add(file);
  return importsOf(file).flatMap((imported) => circlesFrom(imported, [...way, file], done));
}

function scriptsOf(page) {
  const files = new Set();
  for (const [, file] of read(page).matchAll(/<(?:script|link)\b[^>]*(?:src|href)="\/([^"]+\.js)"/g))
    collect(file, files);
  return [...files];
}

const pages = readdirSync(join(DIST, 'calculator'))
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, scripts: scriptsOf(`calculator/${name}`) }));
const heaviest = (weighed) => weighed.reduce((most, each) => (each.size > most.size ? each : most));

const first = pages.map(({ name, scripts }) => ({ name, size: sizeOf(scripts) }));
/** A guide's page has no form and belongs to no calculator. */
const calculators = pages.filter(({ scripts }) => scripts.some((file) => posix.basename(file).startsWith('form-')));
/** Each page, visited after the calculator that shares the least with it. */
const next = pages.map(({ name, scripts }) =>
  heaviest(
    calculators.map((before) => ({
      name: `${name} after ${before.name}`,
      size: sizeOf(scripts.filter((file) => !before.scripts.includes(file))),
    })),
  ),
);
const chunks = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
const isChunkOf = (name) => (file) => posix.basename(file).startsWith(`${name}-`);
const early = LATER.map((name) => ({
  name,
  exists: chunks.some(isChunkOf(name)),
  pages: pages.filter(({ scripts }) => scripts.some(isChunkOf(name))).map((page) => page.name),
}));

const seen = new Set();
const circles = chunks.flatMap((file) => circlesFrom(`assets/${file}`, [], seen));

const failures = [
  ...(circles.length > 0 ? [`circles of chunks: ${circles.join('; ')}`] : []),
  ...first
    .filter(({ size }) => size > LIMITS.first)
    .map(({ name, size }) => `${name}: ${size.toFixed(1)} KiB at first`),
  ...next.filter(({ size }) => size > LIMITS.next).map(({ name, size }) => `${name}: ${size.toFixed(1)} KiB more`),
  ...early.filter(({ exists }) => !exists).map(({ name }) => `${name} is no chunk of its own`),
  ...early.flatMap(({ name, pages: needing }) => needing.map((page) => `${page} waits for ${name}`)),
];
const most = [heaviest(first), heaviest(next)].map(({ name, size }) => `${name} ${size.toFixed(1)} KiB`);
console.log(`heaviest at first: ${most[0]}; next: ${most[1]}`);
for (const failure of failures) console.log(failure);
const checks = first.length + next.length + early.length + 1;
console.log(`${checks - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
