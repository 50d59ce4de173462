// Turns what the tools print into sentences that name the file and what is wrong with it.
import { isAbsolute, relative } from 'node:path';

/** The file that a test is about, used where the failure names none. */
const ABOUT = [
  [/^tests\/contract\/(?:content|ownWords)\./, (id) => `src/calculators/${id}/content.ts`],
  [/^tests\/contract\//, (id) => `src/calculators/${id}/calculator.ts`],
  [/^tests\/formulas\/(?<id>[\w-]+)/, (id) => `workers/formulas/${id}.ts`],
  [/^tests\/calculators\/(?<id>[\w-]+)/, (id) => `src/calculators/${id}/calculator.ts`],
  [/^tests\/reference\//, () => 'workers/reference'],
];

/** Matches a path of the repository at the beginning of a sentence. */
const NAMES_A_FILE = /^(?:src|workers|tests)\/\S/;

/** @returns {{ sentence: string, from: string }[]} */
export function typeComplaints({ status, output }) {
  const found = output.split('\n').flatMap((line) => {
    const [, file, row, code, message] = /^(\S+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    return file === undefined ? [] : [{ sentence: `${file}, line ${row}: ${message}`, from: `types, ${code}` }];
  });
  return withFallback(found, { status, output, from: 'types' });
}

/** Reads Biome's reporter for GitHub: one line each, with whole paths. */
export function lintComplaints({ status, output }, root) {
  const found = output.split('\n').flatMap((line) => {
    const [, rule, path, row, message] = /^::error title=([^,]*),file=([^,]*),line=(\d+)[^:]*::(.*)$/.exec(line) ?? [];
    if (path === undefined) return [];
    const file = (isAbsolute(path) ? relative(root, path) : path).replaceAll('\\', '/');
    const mend = rule === 'format' || rule.startsWith('assist') ? `; 'npx biome check --write ${file}' mends it` : '';
    return [{ sentence: `${file}, line ${row}: ${message.trim().replace(/\.$/, '')}${mend}`, from: `lint, ${rule}` }];
  });
  return withFallback(found, { status, output, from: 'lint' });
}

/**
 * @param report report written by failureReporter.mjs; null when the tests did not run
 * @param ids selected calculators
 */
export function testComplaints({ status, output, report }, ids) {
  const found = (report ?? []).flatMap(({ file, name, errors }) =>
    errors.flatMap((error) =>
      wordsOf(error).map((words) => ({
        sentence: NAMES_A_FILE.test(words) ? words : `${placeOf(file, name, ids)}: ${words}`,
        from: name === '' ? file : `${file}: ${name}`,
      })),
    ),
  );
  return withFallback(found, { status, output, from: 'tests' });
}

/** Formats the closing list, each complaint once, with the tests that reported it. */
export function closingLines(complaints, ids) {
  const what = ids.length === 0 ? 'The site' : ids.join(', ');
  const sentences = new Map();
  for (const { sentence, from } of causesFirst(complaints))
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), from]);
  if (sentences.size === 0) return ['', `${what}: nothing is missing or wrong.`];
  const lines = [...sentences].flatMap(([sentence, from], index) => [
    `${index + 1}. ${sentence}`,
    `   [${from.length > 2 ? `${from[0]}, and ${from.length - 1} more` : from.join('; ')}]`,
  ]);
  return [
    '',
    `${what}: ${sentences.size === 1 ? '1 thing is' : `${sentences.size} things are`} missing or wrong.`,
    ...lines,
  ];
}

/**
 * Sorts complaints: missing files, type errors and forbidden imports first, because failing tests may only be their
 * consequence.
 */
function causesFirst(complaints) {
  const order = [
    /^tests\/check\/files/,
    /^types/,
    /^tests\/architecture/,
    /^tests\/contract\/(?:generatorTexts|content)/,
  ];
  const rank = ({ from }) => {
    const place = order.findIndex((pattern) => pattern.test(from));
    return place < 0 ? order.length : place;
  };
  return complaints.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Formats a failed assertion: the entries of a list that should be empty, the difference of other values, or else the
 * message.
 */
function wordsOf({ message = '', actual, expected, diff = '' }) {
  const entries = expected === '[]' || expected === 'Array []' ? listed(actual) : [];
  if (entries.length > 0) return entries;
  const [wanted, got] = ['-', '+'].map((sign) => changedLines(diff, sign));
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const isVague = /… ?[)\]}]|\[Function|\(…|to (?:deeply|strictly) equal|to match object/.test(lines[0] ?? '');
  if (isVague && (wanted !== '' || got !== '')) return [`expected ${wanted || 'nothing'}, got ${got || 'nothing'}`];
  // For a property test, the counterexample and the reason; the seed is the same in every run.
  const told = lines.filter((line) => !line.startsWith('{ seed:') && !line.startsWith('Shrunk'));
  return [told.slice(0, 3).join(' ')];
}

/** Summarizes the entries that are on only one side of a difference. */
function changedLines(diff, sign) {
  const lines = diff
    .split('\n')
    .filter((line) => line.startsWith(`${sign} `) && !/^[-+] (?:Expected|Received)\b/.test(line))
    .map((line) => line.slice(2).trim().replace(/,$/, ''));
  return lines.length > 4 ? `${lines.slice(0, 4).join(', ')} and ${lines.length - 4} more` : lines.join(', ');
}

/** Parses the entries of a list as Vitest prints it, strings without their quotes. */
function listed(text = '') {
  const lines = text.split('\n');
  const entries = lines.slice(1, -1).filter((line) => /^ {2}\S/.test(line));
  const texts = entries.flatMap((line) => /^ {2}"(.*)",$/.exec(line)?.[1] ?? []);
  return texts.length === entries.length
    ? texts.map((each) => each.replaceAll('\\"', '"'))
    : [lines.map((line) => line.trim()).join(' ')];
}

function placeOf(file, name, ids) {
  const id = ids.find((each) => name.replace(/^'/, '').startsWith(each));
  for (const [pattern, place] of ABOUT) {
    const match = pattern.exec(file);
    if (match === null) continue;
    const about = match.groups?.id ?? id;
    if (about !== undefined || !pattern.source.includes('contract')) return place(about);
  }
  return file;
}

/** A tool that fails without a parsable complaint is quoted verbatim. */
function withFallback(found, { status, output, from }) {
  if (status === 0 || found.length > 0) return found;
  return [{ sentence: `${from} failed:\n${output.trim()}`, from }];
}
