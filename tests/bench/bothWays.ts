/**
 * Measures 'Find an input' and 'Uncertainty' on the examples of all pages that have them: `npm run bench:ways`. Writes
 * tests/bench/BOTH_WAYS.md; exits with code 1 if an answer is wrong or fewer than 95 % of the pairs are solved.
 */
import { writeFile } from 'node:fs/promises';
import { changeableInputs } from '#src/engine/exploring/exploredResult.ts';
import { propagate, type UncertaintyClient } from '#src/engine/exploring/propagate.ts';
import type { SolveClient } from '#src/engine/exploring/solving/solveJobs.ts';
import { directClient } from '#tests/support/directClient.ts';
import { type BuiltCalculator, everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { exploredExample, SLOW_CALCULATORS, solvedPairs } from '#tests/support/solvedPairs.ts';
import { answering } from '#workers/answering.ts';

/** Pairs of a figure and an input on one page. */
const MOST_PAIRS = 8;
/** A calculation of a small formula takes less, in ms. */
const SMALL_MS = 0.1;
/** An uncertainty so wide that most formulas are curved within it. */
const WIDE = '30 %';
const { signal } = new AbortController();

interface Measured {
  readonly id: string;
  readonly pairs: number;
  readonly solved: number;
  readonly stepped: number;
  readonly wrong: number;
  /** Of each search: calculations, and ms of the worker. */
  readonly searches: readonly { readonly evaluations: number; readonly ms: number }[];
  /** Null where no figure is curved. */
  readonly drawsMs: number | null;
}

export async function main(): Promise<number> {
  await everyFormula();
  const measured: Measured[] = [];
  for (const calculator of await everyCalculator()) {
    const { warning, resultAfterEdit } = calculator.definition;
    if (warning !== undefined || resultAfterEdit === 'removed' || SLOW_CALCULATORS.has(calculator.id)) continue;
    const page = await measure(calculator);
    if (page.pairs > 0) measured.push(page);
    console.log(`${page.id}: ${page.solved} of ${page.pairs}`);
  }
  const report = reportOf(measured);
  await writeFile('tests/bench/BOTH_WAYS.md', report.text);
  console.log(report.summary);
  return report.isMet ? 0 : 1;
}

async function measure({ id, definition }: BuiltCalculator): Promise<Measured> {
  const searches: { evaluations: number; ms: number }[] = [];
  const client: SolveClient = {
    ask: answering(directClient.ask, 'solve', async (...question) => {
      const started = performance.now();
      const answer = await directClient.ask('solve', ...question);
      searches.push({ evaluations: answer.evaluations, ms: performance.now() - started });
      return answer;
    }),
  };
  const pairs = await solvedPairs(definition, MOST_PAIRS, client);
  const found = pairs.filter(({ solved }) => solved.kind === 'found');
  return {
    id,
    pairs: pairs.length,
    solved: found.length,
    stepped: pairs.filter(({ solved }) => solved.kind === 'stepped').length,
    wrong: found.filter(({ target, given }) => given.some((shown) => Number(shown) !== Number(target))).length,
    searches,
    drawsMs: await timeOfDraws(definition),
  };
}

async function timeOfDraws(definition: BuiltCalculator['definition']): Promise<number | null> {
  const subject = await exploredExample(definition);
  const input = changeableInputs(subject).find(({ own }) => own !== 0);
  if (input === undefined) return null;
  let isDrawn = false;
  const client: UncertaintyClient = {
    ask: answering(directClient.ask, 'uncertainty', async (...question) => {
      const doubts = await directClient.ask('uncertainty', ...question);
      isDrawn = doubts.some((doubt) => doubt?.method === 'simulation');
      return doubts;
    }),
  };
  const started = performance.now();
  await propagate(subject, { [input.path]: WIDE }, client, signal, () => {});
  return isDrawn ? performance.now() - started : null;
}

function reportOf(pages: readonly Measured[]) {
  const sum = (of: (page: Measured) => number) => pages.reduce((total, page) => total + of(page), 0);
  const [pairs, solved, wrong] = [sum((page) => page.pairs), sum((page) => page.solved), sum((page) => page.wrong)];
  const small = pages.filter(({ searches }) => msPerCalculation(searches) < SMALL_MS);
  const p95 = percentile(small.flatMap(({ searches }) => searches.map(({ ms }) => ms)));
  const draws = percentile(small.flatMap(({ drawsMs }) => (drawsMs === null ? [] : [drawsMs])));
  const share = ((100 * solved) / pairs).toFixed(1);
  const summary = `${solved} of ${pairs} pairs solved (${share} %), ${wrong} wrong; small formulas (${small.length} of ${pages.length} pages): 95 % of the searches below ${p95.toFixed(1)} ms, of the 10,000 draws below ${draws.toFixed(0)} ms`;
  const rows = pages.map(({ id, pairs: all, solved: found, stepped, searches, drawsMs }) => {
    const evaluations = searches.reduce((total, search) => total + search.evaluations, 0) / (searches.length || 1);
    const ms = searches.map((search) => search.ms);
    const cells = [all, found, stepped, evaluations.toFixed(0), percentile(ms).toFixed(1), drawsMs?.toFixed(0) ?? '–'];
    return `| ${id} | ${cells.join(' | ')} |`;
  });
  const text = `# Both ways: measured

Written by \`npm run bench:ways\`, in one process without a page, on the example of each page that has 'Find an input' and 'Uncertainty'. A pair is
a key figure and an input that moves it, at most ${MOST_PAIRS} a page; the wanted value is the figure with the input 10 % greater. A pair counts as solved when
the value that was found, put back through the form, shows the wanted digits. Draws are made for ± ${WIDE} of the first number; a dash means that every
figure is nearly straight. Left out are ${[...SLOW_CALCULATORS].join(', ')}, where one calculation takes 10 to 25 ms.

${summary}. A formula is small when one calculation takes less than ${SMALL_MS} ms.

| page | pairs | solved | in steps | calculations of a search, mean | a search, ms, 95th percentile | 10,000 draws, ms |
|---|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
  return { text, summary, isMet: wrong === 0 && solved / pairs >= 0.95 };
}

function msPerCalculation(searches: Measured['searches']): number {
  const ms = searches.reduce((total, search) => total + search.ms, 0);
  return ms / (searches.reduce((total, search) => total + search.evaluations, 0) || 1);
}

function percentile(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(0.95 * sorted.length))] ?? 0;
}
