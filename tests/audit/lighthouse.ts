/**
 * `npm run audit`: Lighthouse's mobile audit of five pages, five runs each, interleaved; medians go to
 * `tests/bench/AUDIT.md`. The site is rebuilt for the URL at which it is then served. Performance varies with the
 * machine's load, so this is not part of `npm test`; it fails where a median misses its target.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/setup/browser.mjs';

const run = promisify(execFile);

const PATHS = [
  '/',
  '/category/chemistry',
  '/calculator/dna-sequence',
  '/calculator/blood-pressure',
  '/calculator/molecular-weight',
];
/** From `tests/tools`, which pins it with its dependencies. */
const LIGHTHOUSE = 'tests/tools/node_modules/lighthouse/cli/index.js';
const RUNS = 5;
const PORT = 4190;
const OUT_DIRECTORY = 'node_modules/.audit';
const TABLE = 'tests/bench/AUDIT.md';

/** The kept part of Lighthouse's report: scores from 0 to 1, times in ms. */
interface Report {
  readonly lighthouseVersion: string;
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Measure {
  readonly title: string;
  readonly of: (report: Report) => number;
  readonly digits: number;
  readonly wanted?: { readonly words: string; readonly isMet: (median: number) => boolean };
}

const MEASURES: readonly Measure[] = [
  score('Performance', 'performance', 98),
  score('Accessibility', 'accessibility', 100),
  score('Best practices', 'best-practices', 100),
  score('SEO', 'seo', 100),
  // For agents: a tree that they can read, valid tools, llms.txt.
  score('Agentic browsing', 'agentic-browsing', 100),
  seconds('First contentful paint, s', 'first-contentful-paint'),
  seconds('Largest contentful paint, s', 'largest-contentful-paint', 1.2),
  { title: 'Total blocking time, ms', of: figure('total-blocking-time'), digits: 0 },
  {
    title: 'Layout shift',
    of: figure('cumulative-layout-shift'),
    digits: 3,
    wanted: { words: '0', isMet: (median) => median === 0 },
  },
];

export async function main(): Promise<number> {
  const origin = `http://localhost:${PORT}`;
  // Runs in a separate process, because in this one Vite has chosen React's development build.
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', OUT_DIRECTORY], {
    env: { ...process.env, NODE_ENV: 'production', SITE_ORIGIN: origin },
  });
  const server = await preview({
    build: { outDir: OUT_DIRECTORY },
    preview: { port: PORT, strictPort: true },
    logLevel: 'error',
  });
  const reports = new Map<string, Report[]>(PATHS.map((path) => [path, []]));
  try {
    for (let round = 1; round <= RUNS; round += 1) {
      for (const [path, ofPath] of reports) {
        const report = await audit(`${origin}${path}`);
        ofPath.push(report);
        console.log(
          `${round}/${RUNS} ${path}: ${MEASURES.map((measure) => text(measure, measure.of(report))).join(' · ')}`,
        );
      }
    }
  } finally {
    await server.close();
  }
  await writeFile(TABLE, tableOf(reports));
  const missed = [...reports].flatMap(([path, ofPath]) =>
    MEASURES.filter(({ wanted, of }) => wanted?.isMet(medianOf(ofPath, of)) === false).map(
      ({ title }) => `missed: ${title} of ${path}`,
    ),
  );
  for (const line of missed) console.log(line);
  console.log(`written: ${TABLE}`);
  return missed.length === 0 ? 0 : 1;
}

async function audit(address: string): Promise<Report> {
  const executablePath = findChromium();
  const { stdout } = await run(
    process.execPath,
    [
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless=new --disable-gpu ${CHROMIUM_ARGUMENTS.join(' ')}`,
    ],
    {
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Report;
}

function tableOf(reports: ReadonlyMap<string, readonly Report[]>): string {
  const all = [...reports.values()].flat();
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Lighthouse: measured',
    '',
    `Written by \`npm run audit\`: Lighthouse ${all[0]?.lighthouseVersion}, its mobile audit with simulated throttling, medians of ${RUNS} runs,`,
    'the pages taking turns. Served by the preview server, which sends the Brotli files of the build.',
    `Lighthouse rates this machine at ${medianOf(all, ({ environment }) => environment.benchmarkIndex).toFixed(0)} (its \`benchmarkIndex\`; a desktop of today is above 2000).`,
    '',
    row(['page', ...MEASURES.map(({ title }) => title)]),
    `|---|${'---:|'.repeat(MEASURES.length)}`,
    ...[...reports].map(([path, ofPath]) =>
      row([`\`${path}\``, ...MEASURES.map((measure) => text(measure, medianOf(ofPath, measure.of)))]),
    ),
    row(['wanted', ...MEASURES.map(({ wanted }) => wanted?.words ?? '')]),
    '',
  ].join('\n');
}

function text({ digits }: Measure, value: number): string {
  return value.toFixed(digits);
}

function medianOf(reports: readonly Report[], of: Measure['of']): number {
  const values = reports.map(of).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

function score(title: string, category: string, least: number): Measure {
  return {
    title,
    of: ({ categories }) => (categories[category]?.score ?? Number.NaN) * 100,
    digits: 0,
    wanted: { words: `at least ${least}`, isMet: (median) => median >= least },
  };
}

function seconds(title: string, name: string, below?: number): Measure {
  const of = figure(name);
  const measure = { title, of: (report: Report) => of(report) / 1000, digits: 2 };
  return below === undefined
    ? measure
    : { ...measure, wanted: { words: `below ${below}`, isMet: (median) => median < below } };
}

function figure(name: string): Measure['of'] {
  return ({ audits }) => audits[name]?.numericValue ?? Number.NaN;
}
