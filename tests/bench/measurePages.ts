/**
 * `npm run measure:pages`: how long each calculator's page is and where its controls are, at 1280 × 900 and 360 × 740,
 * blank and with the example calculated. Writes `tests/bench/PAGES.md` and prints its medians and each page that is over
 * an aim. Ids as arguments: those pages only, printed and not written.
 */
import { writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { preview } from 'vite';
import { GUIDES, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from '#tests/setup/browser.mjs';
import { type BlankLengths, blankLengths, type ResultLengths, resultLengths } from './pageLengths.ts';

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const;

/** Visited at the same time. */
const PAGES_AT_ONCE = 3;

type Lengths = BlankLengths & ResultLengths;

/** A page's lengths in each of the viewports. */
type Measured = readonly Lengths[];

const COLUMNS = ['words', 'firstField', 'calculate', 'figures', 'picture', 'copy', 'height', 'cut'] as const;
type Column = (typeof COLUMNS)[number];

/** What no page should exceed: in the first viewport, and in any. Calculate of a form taller than the window is at its foot. */
const WIDE_AIMS: Partial<Record<Column, number>> = {
  words: 200,
  calculate: 620,
  figures: 480,
  copy: 250,
  height: 3200,
};
const AIMS: Partial<Record<Column, number>> = { words: 200, cut: 0 };

/** The two lists with which the site began: what is promised of its pages is counted there. */
const FIRST_LISTS = calculatorsOf(({ category }) => category === 'biology' || category === 'chemistry');

export async function main(asked: readonly string[] = []): Promise<number> {
  const ids = asked.length > 0 ? asked : calculatorsOf(() => true);
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  let measured: ReadonlyMap<string, Measured>;
  try {
    measured = await measureAll(browser, server.resolvedUrls?.local[0] ?? '', ids);
  } finally {
    await browser.close();
    await server.close();
  }
  const parts = VIEWPORTS.map(({ width, height }, at) => {
    const rows = ids.map((id) => [id, measured.get(id)?.[at]] as const);
    return section(`${width} × ${height}`, rows, height, at === 0 ? WIDE_AIMS : AIMS);
  });
  if (asked.length === 0) writeFileSync('tests/bench/PAGES.md', [HEAD, ...parts].join('\n'));
  const printed =
    asked.length > 0
      ? parts
      : parts.map((part) => part.slice(0, part.indexOf('\n| ', part.indexOf('biology and chemistry**'))));
  console.log(printed.join('\n'));
  return measured.size === ids.length ? 0 : 1;
}

const HEAD = `# The pages, measured

Written by \`npm run measure:pages\`, with the example of each page. Lengths are CSS px: of the first field and of
Calculate from the top of the window (a button may stay at the window's foot), of the lower edge of the key figures, of the first picture, of Copy and
of the whole page from its top with a result. Words are those that can be seen before the result: title, warning, form. Cut are controls and
cells whose words do not fit.
`;

/** Each id once, without the guides, which calculate nothing. */
function calculatorsOf(isTaken: (row: (typeof SUBCATEGORIES)[number]) => boolean): readonly string[] {
  const guides: readonly string[] = GUIDES;
  const listed: readonly string[] = SUBCATEGORIES.filter(isTaken).flatMap(({ calculators }) => calculators);
  return [...new Set(listed)].filter((id) => !guides.includes(id));
}

async function measureAll(
  browser: Browser,
  origin: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>();
  const left = [...ids];
  const visit = async () => {
    // A service worker would fetch the whole site beside the first page.
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      // A slow machine may lose one page: the others are measured all the same.
      const found = await measure(context, `${origin}calculator/${id}`).catch((error: unknown) => {
        console.error(`${id}: ${error instanceof Error ? error.message : error}`);
        return null;
      });
      if (found !== null) measured.set(id, found);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visit));
  return measured;
}

async function measure(context: BrowserContext, url: string): Promise<Measured> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(VIEWPORTS[0]);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('[data-state="editing"]').waitFor();
    const blank: BlankLengths[] = [];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      blank.push(await blankLengths(page));
    }
    await page.getByRole('button', { name: 'Try an example' }).click();
    for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-state="result"] [data-field]').first().waitFor({ state: 'attached' });
    const lengths: Lengths[] = [];
    for (const [at, viewport] of VIEWPORTS.entries()) {
      await page.setViewportSize(viewport);
      lengths.push({ ...(blank[at] as BlankLengths), ...(await resultLengths(page)) });
    }
    return lengths;
  } finally {
    await page.close();
  }
}

type Row = readonly [id: string, lengths: Lengths | undefined];

function section(title: string, rows: readonly Row[], height: number, aims: Partial<Record<Column, number>>): string {
  const first = rows.filter(([id]) => FIRST_LISTS.includes(id));
  const words = rows.flatMap(([, lengths]) => lengths?.words ?? []);
  const line = (cells: readonly (string | number | null)[]) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  const medians = (of: readonly Row[]) =>
    COLUMNS.map((column) => median(of.flatMap(([, lengths]) => lengths?.[column] ?? [])));
  return [
    `## ${title}`,
    '',
    `Calculate is in the first screen on ${inFirstScreen(rows, height)} of ${rows.length} pages, ` +
      `of biology's and chemistry's ${inFirstScreen(first, height)} of ${first.length}; most words: ${Math.max(...words)}.`,
    '',
    ...overAims(rows, aims),
    '',
    line(['page', ...COLUMNS]),
    line(['---', ...COLUMNS.map(() => '--:')]),
    line(['**median**', ...medians(rows)]),
    line(['**median of biology and chemistry**', ...medians(first)]),
    ...rows.map(([id, lengths]) => line([id, ...COLUMNS.map((column) => lengths?.[column] ?? null)])),
    '',
  ].join('\n');
}

const BUTTON_HEIGHT = 44;

function inFirstScreen(rows: readonly Row[], height: number): number {
  return rows.filter(([, lengths]) => (lengths?.calculate ?? Number.POSITIVE_INFINITY) <= height - BUTTON_HEIGHT)
    .length;
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

/** The pages over each aim, the farthest first. */
function overAims(rows: readonly Row[], aims: Partial<Record<Column, number>>): readonly string[] {
  return COLUMNS.flatMap((column) => {
    const aim = aims[column];
    if (aim === undefined) return [];
    const over = rows
      .flatMap(([id, lengths]) => {
        const length = lengths?.[column] ?? 0;
        return length > aim ? [{ id, length }] : [];
      })
      .sort((a, b) => b.length - a.length);
    const pages = over.map(({ id, length }) => `${id} ${length}`).join(', ');
    return [`- ${column} at most ${aim}: ${rows.length - over.length} of ${rows.length}${pages && `; not ${pages}`}`];
  });
}
