/** Small faults in the sources, drawn from a seed: one operator, number, word of logic or figure of a text changed. */
import type { Sources } from '#tests/architecture/importGraph.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

export interface Fault {
  /** 'workers/formulas/half-life.ts:41:17 > → >=' */
  readonly name: string;
  readonly file: string;
  /** The whole file with the fault in it. */
  readonly text: string;
}

interface Group {
  readonly name: string;
  readonly share: number;
  readonly files: RegExp;
  readonly changes: readonly Change[];
}

interface Change {
  /** Its first group is kept, the second is replaced. */
  readonly found: RegExp;
  readonly by: (found: string) => string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&', true: 'false', false: 'true' },
};

const IN_CODE: readonly Change[] = [
  { found: /(\s)(<|<=|>|>=|===|!==|\+|-|\*|\/|&&|\|\|)(?=\s\S)/g, by: (found) => OPERATORS[found] ?? found },
  { found: /([ (:])(true|false)(?=[,;) ])/g, by: (found) => OPERATORS[found] ?? found },
  { found: /([ ([-])(\d+(?:\.\d+)?)(?=[,;)\] ])/g, by: (found) => String(Number(found) + 1) },
];

/** The last digit of a number in a text or a table: what a slip of the hand would do. */
const IN_TEXT: readonly Change[] = [
  { found: /((?:^|[^\w.])\d*\.?\d*)(\d)(?![\d\w])/g, by: (digit) => String((Number(digit) + 3) % 10) },
];

/** How many of 200 faults are where. */
export const GROUPS: readonly Group[] = [
  { name: 'formulas', share: 80, files: /^workers\/(?:formulas|lib)\//, changes: IN_CODE },
  {
    name: 'figures and fields',
    share: 40,
    files: /^src\/calculators\/.*(?<!\/content)\.ts$/,
    changes: IN_CODE,
  },
  {
    name: 'engine',
    share: 40,
    files: /^src\/(?:engine\/(?!ui\/)|site\/pages\/|tools\/schema\/)/,
    changes: IN_CODE,
  },
  { name: 'worker', share: 20, files: /^workers\/(?:[^/]+\.ts$|streams\/|evaluation\/)/, changes: IN_CODE },
  {
    name: 'texts and tables',
    share: 20,
    files: /^(?:workers\/reference\/|src\/calculators\/.*\/content\.ts$)/,
    changes: IN_TEXT,
  },
];

/** Lines that do nothing when the program runs. */
const INERT =
  /^\s*(?:\/\/|\/?\*|import\b|export (?:type|interface)\b|type\b|interface\b|readonly\b|\}? ?from\b|declare\b)/;

/**
 * @param sources of `src` and `workers`
 * @param count of faults, shared among the groups
 * @param seed the same sources, count and seed give the same faults
 * @returns faults of all groups in turn, so that the first ones are a fair sample as well
 */
export function drawFaults(
  sources: Sources,
  count: number,
  seed: number,
): readonly (Fault & { readonly group: string })[] {
  const random = mulberry32(seed);
  const whole = GROUPS.reduce((sum, { share }) => sum + share, 0);
  const drawn = GROUPS.map(({ name, share, files, changes }) => {
    const paths = Object.keys(sources).filter((path) => files.test(path));
    const wanted = Math.round((count * share) / whole);
    if (paths.length === 0) throw new Error(`No file is one of the group '${name}'`);
    const faults = new Map<string, Fault & { readonly group: string }>();
    while (faults.size < wanted) {
      const file = paths[Math.floor(random() * paths.length)] ?? '';
      const places = placesIn(sources[file] ?? '', changes);
      const place = places[Math.floor(random() * places.length)];
      if (place !== undefined)
        faults.set(`${file} ${place.name}`, { ...place, name: `${file}:${place.name}`, file, group: name });
    }
    return [...faults.values()];
  });
  const longest = Math.max(...drawn.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    drawn.flatMap((ofGroup) => ofGroup.slice(...sliceOf(turn, ofGroup.length, longest))),
  ).flat();
}

/** A group's part of a turn, when all groups take the same number of turns. */
function sliceOf(turn: number, length: number, turns: number): readonly [number, number] {
  return [Math.floor((turn * length) / turns), Math.floor(((turn + 1) * length) / turns)];
}

function placesIn(
  source: string,
  changes: readonly Change[],
): readonly { readonly name: string; readonly text: string }[] {
  let start = 0;
  return source.split('\n').flatMap((line, index) => {
    const from = start;
    start += line.length + 1;
    if (INERT.test(line)) return [];
    return changes.flatMap(({ found, by }) =>
      [...line.matchAll(found)].flatMap(({ index: at, 1: before = '', 2: old = '' }) => {
        const column = at + before.length;
        const isText = changes === IN_TEXT;
        if (!isText && isQuoted(line, column)) return [];
        const place = from + column;
        const text = `${source.slice(0, place)}${by(old)}${source.slice(place + old.length)}`;
        return [{ name: `${index + 1}:${column + 1} ${old} → ${by(old)}`, text }];
      }),
    );
  });
}

/** Whether a place of a line is within a string, or behind a comment's beginning. */
function isQuoted(line: string, column: number): boolean {
  const before = line.slice(0, column);
  return before.includes('// ') || (before.match(/(?<!\\)['"`]/g) ?? []).length % 2 === 1;
}
