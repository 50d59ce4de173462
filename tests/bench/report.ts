/** Writes the report: medians, ratios to the page, targets, and the limits of the comparison. */
import { HOW_TO_INSTALL, NATIVE_TOOLS } from './nativeTools.ts';
import type { CalculationRun } from './pageRuns.ts';

export interface Measured {
  readonly size: number;
  readonly chosen: readonly CalculationRun[];
  readonly pasted: readonly CalculationRun[];
  /** Milliseconds from the press of a button that changes one word to its paint. */
  readonly empty: readonly number[];
  readonly others: readonly { readonly name: string; readonly times: readonly number[] }[];
}

export function report(measured: readonly Measured[], rounds: number): string {
  return [
    '# Long sequences: measured',
    '',
    `Written by \`npm run bench\`: one run, ${rounds} counted rounds after a warm-up, all contenders in turn in each round, medians.`,
    'The page’s time goes from the file chosen (or the text pasted) to painted rows, the wait for the frame included; the',
    'tools’ time is that of a whole process that reads the file and writes to nowhere. Calculate is pressed by a script as soon',
    'as the file is shown, which a visitor could not. What is below the first strand is drawn after that paint: “all of it”.',
    '',
    'The jobs are not the same: the page computes length, GC content, base counts and the protein, and derives the rows of',
    'complement and RNA that are in view; the tools write all of their output. A ratio says how much sooner somebody sees the',
    'answer, not how fast a strand is written.',
    '',
    ...measured.flatMap(sizeLines),
    'Above 100 Mb the page runs alone: the tools and the clipboard take minutes or all memory there. Tools that are missing at',
    `smaller sizes were not installed: \`${HOW_TO_INSTALL}\`.`,
    '',
  ].join('\n');
}

function sizeLines({ size, chosen, pasted, empty, others }: Measured): readonly string[] {
  const file = median(chosen.map(({ time }) => time));
  const paste = median(pasted.map(({ time }) => time));
  return [
    `## ${(size / 1e6).toLocaleString('en')} Mb`,
    '',
    '| the page | to the rows | of it from the press of Calculate | in presses of an empty button | all of it | worst gap of the event loop | peak memory above base |',
    '|---|---:|---:|---:|---:|---:|---:|',
    pageLine('file chosen', chosen, median(empty), size),
    ...(pasted.length > 0 ? [pageLine('text pasted', pasted, median(empty), size)] : []),
    '',
    ...(others.length > 0 ? comparison(others, file, paste) : []),
  ];
}

function comparison(others: Measured['others'], file: number, paste: number): readonly string[] {
  const targets = new Map(NATIVE_TOOLS.map(({ name, target }) => [name, target]));
  return [
    '| compared with | median | page from a file is faster by | from a paste by | wanted at 100 Mb |',
    '|---|---:|---:|---:|---:|',
    ...others.map(({ name, times }) => {
      const time = median(times);
      const target = targets.get(name);
      const wanted = target === undefined ? '' : `${target.file}× and ${target.paste}×`;
      return `| ${name} | ${milliseconds(time)} | ${ratio(time / file)} | ${ratio(time / paste)} | ${wanted} |`;
    }),
    '',
  ];
}

function pageLine(name: string, runs: readonly CalculationRun[], empty: number, size: number): string {
  const [time, fromPress, whole] = [
    median(runs.map((run) => run.time)),
    median(runs.map((run) => run.fromPress)),
    median(runs.map((run) => run.whole)),
  ];
  const memory = median(runs.map(({ memory: bytes }) => bytes));
  const gap = Math.max(...runs.map(({ gap: longest }) => longest));
  const share = `${(memory / 1e6).toFixed(0)} MB, ${(memory / size).toFixed(2)} of the input`;
  const times = [milliseconds(time), milliseconds(fromPress), ratio(fromPress / empty), milliseconds(whole)];
  return `| ${[name, ...times, milliseconds(gap), share].join(' | ')} |`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

function ratio(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(1)}×` : '–';
}
