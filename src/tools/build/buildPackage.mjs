// Writes dist-package/ (`npm run build:package`): every calculator and every section of their pages as a function with
// types, schemas and a guide, and the MCP server. SITE_ORIGIN=https://… makes the links in answers full addresses.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OUT = join(ROOT, process.argv[2] ?? 'dist-package');
const PARTS = join(ROOT, 'node_modules/.cache/package-parts');
const TYPES = join(ROOT, 'node_modules/.types');
const ENTRY = 'package-entry:';

const { config } = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  join(ROOT, 'vite.config.ts'),
  ROOT,
);
const SHARED = {
  root: ROOT,
  configFile: false,
  define: config.define,
  resolve: config.resolve,
  logLevel: 'error',
  ssr: { noExternal: true },
};
// Without the plug-ins that build the pages of the site.
const PLUGINS = config.plugins.flat(Number.POSITIVE_INFINITY).filter((plugin) => plugin && plugin.apply !== 'build');

const {
  describeTool,
  everyId,
  everySection,
  functionName,
  declarations,
  guide,
  packageFolder,
  readPackages,
  thirdPartyNotices,
} = await describer();
/** Paths of everything that came into the bundle. */
const modules = new Set();
const calculators = [];
for (const id of everyId())
  calculators.push({ ...(await describeTool({ name: id, page: id })), folder: 'calculators' });
const sections = [];
for (const place of everySection()) sections.push({ ...(await describeTool(place)), folder: 'sections' });
const described = [...calculators, ...sections];
const { SOURCES } = await import(pathToFileURL(join(PARTS, 'sources.js')).href);

rmSync(OUT, { recursive: true, force: true });
await bundle();
for (const [list, all] of Object.entries({ tools: calculators, sections }))
  writeJson(
    `${list}.json`,
    all.map(({ tool }) => tool),
    0,
  );
for (const { tool, schemas } of described) writeJson(`schemas/${tool.name}.json`, schemas, 2);
writeTypes();
writeGuides();
writeJson('package.json', manifest(), 2);
write(
  'third-party-notices.txt',
  thirdPartyNotices(readPackages([...modules].flatMap((id) => packageFolder(id, ROOT) ?? [])), 'this package'),
);
rmSync(PARTS, { recursive: true, force: true });

/** The code that describes the calculators and sections, bundled so that Node can run it. */
async function describer() {
  await build({
    ...SHARED,
    plugins: PLUGINS,
    build: {
      ssr: true,
      outDir: PARTS,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: {
          tools: join(ROOT, 'src/tools/package/describeTools.ts'),
          places: join(ROOT, 'src/tools/package/sectionPlaces.ts'),
          texts: join(ROOT, 'src/tools/package/packageTexts.ts'),
          sources: join(ROOT, 'workers/reference/sources.ts'),
          packages: join(ROOT, 'src/tools/build/bundledPackages.ts'),
          notices: join(ROOT, 'src/tools/build/thirdPartyNotices.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const part = (name) => import(pathToFileURL(join(PARTS, name)).href);
  const parts = await Promise.all(['tools.js', 'places.js', 'texts.js', 'packages.js', 'notices.js'].map(part));
  return Object.assign({}, ...parts);
}

/** One module a calculator or section, an index of all, what knows all of them, and the server. */
async function bundle() {
  const entries = new Map([
    ...described.map((each) => [modulePath(each), functionEntry(each)]),
    ['index', described.map((each) => exported(each, `${ENTRY}${modulePath(each)}`)).join('\n')],
    ['ask', `export { linkedLine as default } from '${join(ROOT, 'src/tools/cli/askCommand.ts')}';`],
    ['common', `export * from '${join(ROOT, 'src/tools/package/commonCalls.ts')}';`],
    [
      'mcp-server',
      `import { serve } from '${join(ROOT, 'src/tools/package/mcpServer.ts')}';\nawait serve(new URL('.', import.meta.url), process.argv.slice(2));`,
    ],
  ]);
  await build({
    ...SHARED,
    plugins: [
      ...PLUGINS,
      {
        name: 'package-entries',
        resolveId: (id) => (id.startsWith(ENTRY) ? id : undefined),
        load: (id) => (id.startsWith(ENTRY) ? entries.get(id.slice(ENTRY.length)) : undefined),
        generateBundle(_, files) {
          for (const file of Object.values(files)) for (const id of file.moduleIds ?? []) modules.add(id);
        },
      },
    ],
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries([...entries.keys()].map((name) => [name, `${ENTRY}${name}`])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash:7].js',
          banner: ({ name }) => (name === 'mcp-server' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  });
}

function modulePath({ folder, tool }) {
  return `${folder}/${tool.name}`;
}

function exported({ tool }, path) {
  return `export { ${functionName(tool.name)} } from '${path}';`;
}

/** The module of one function. */
function functionEntry({ tool, formulas, sources, page, entry }) {
  const name = functionName(tool.name);
  const from = (path) => `'${join(ROOT, path)}'`;
  const imported = {
    calculator: `src/calculators/${page}/calculator.ts`,
    ...(entry && { analysis: `src/calculators/analyses/${entry.id}.ts` }),
  };
  const given = { page, ...(entry && { entry }), sources: sources.map((key) => SOURCES[key]) };
  return [
    `import { answeringFunction } from ${from('src/tools/package/answeringFunction.ts')};`,
    ...Object.entries(imported).map(([key, path]) => `import ${key} from ${from(path)};`),
    ...formulas.map((formula, index) => `import formula${index} from ${from(`workers/formulas/${formula}.ts`)};`),
    `export const ${name} = /*#__PURE__*/ answeringFunction({`,
    ...Object.keys(imported).map((key) => `  ${key},`),
    `  formulas: [${formulas.map((_, index) => `formula${index}`).join(', ')}],`,
    ...Object.entries(given).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`),
    '});',
    `export default ${name};`,
  ].join('\n');
}

/** The declarations of the formulas with all that they mention, as the compiler wrote them. */
function writeTypes() {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'src'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const copied = new Set();
  const copy = (path) => {
    if (copied.has(path)) return;
    copied.add(path);
    // The projects of src and workers have different roots.
    const text = readFileSync(join(TYPES, path.startsWith('src/') ? 'src' : '', `${path}.d.ts`), 'utf8');
    const pattern = /(from |import\(|import |module )(['"])(\.[^'"]+)\.ts\2/g;
    write(
      join('types', path.replace(/^(?:workers|src\/tools\/package)\//, '')).concat('.d.ts'),
      text.replace(pattern, '$1$2$3.js$2'),
    );
    for (const [, , , specifier] of text.matchAll(pattern)) copy(join(dirname(path), specifier));
  };
  copy('src/tools/package/answer');
  for (const { formulas } of described) for (const formula of formulas) copy(`workers/formulas/${formula}`);
  for (const each of described) write(`${modulePath(each)}.d.ts`, declarations(each));
  const all = described.map((each) => exported(each, `./${modulePath(each)}.js`));
  write('index.d.ts', `${all.join('\n')}\nexport type * from './types/answer.js';\n`);
}

function writeGuides() {
  for (const each of described) {
    const [formula] = each.formulas;
    const source = readFileSync(join(ROOT, `workers/formulas/${formula}.ts`), 'utf8');
    const [, header = ''] = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(source) ?? [];
    const types = readFileSync(join(TYPES, `workers/formulas/${formula}.d.ts`), 'utf8');
    const [interfaces = ''] = types.split(/^declare module/m);
    write(
      `docs/${each.tool.name}.md`,
      guide(each, header.replace(/^ \* ?/gm, ''), interfaces.replace(/^import .*\n/gm, '')),
    );
  }
  write('README.md', readFileSync(join(ROOT, 'docs/agents.md'), 'utf8').replace(/\]\((?!https?:|#)([^)]*)\)/g, ']'));
}

function manifest() {
  const { version, description, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    name: 'pipette-and-paw',
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './calculators/*': { types: './calculators/*.d.ts', default: './calculators/*.js' },
      './sections/*': { types: './sections/*.d.ts', default: './sections/*.js' },
      './schemas/*': './schemas/*.json',
    },
    bin: { 'pipette-and-paw-mcp': './mcp-server.js' },
  };
}

function writeJson(path, value, indent) {
  write(path, `${JSON.stringify(value, null, indent)}\n`);
}

function write(path, text) {
  const whole = join(OUT, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}
