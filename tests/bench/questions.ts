/**
 * Prints 1,000 questions in words with their answers, one JSON object a line: `npm run -s bench:questions > questions.jsonl`.
 * With `-- --seed 7 --count 50` other ones, or fewer. With `-- --independent` the 300 that other programs answered; with
 * `-- --score answers.jsonl`, a line `{"number": 1, "answer": "0.41"}` for each, how many of those an assistant answered rightly.
 */
import { readFileSync } from 'node:fs';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { readVectorFiles, vectorFolder } from '#tests/vectorRunner/vectorFiles.ts';
import { independentQuestions } from './independent/questionSet.ts';
import { answersIn, scores } from './independent/scoredAnswers.ts';
import { makeQuestions } from './makeQuestions.ts';

const DEFAULTS = { count: 1000, seed: 1 };

export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--independent')) {
    printed(independentQuestions());
    return 0;
  }
  const scored = args[args.indexOf('--score') + 1];
  if (args.includes('--score'))
    return scored === undefined ? misused('Name the file: --score answers.jsonl') : score(scored);
  const count = numberAfter(args, '--count') ?? DEFAULTS.count;
  const seed = numberAfter(args, '--seed') ?? DEFAULTS.seed;
  if (Number.isNaN(count) || Number.isNaN(seed)) {
    return misused('Say how many questions and from which seed as whole numbers: --count 1000 --seed 1');
  }
  const questions = await makeQuestions(await everyCalculator(), readVectorFiles(vectorFolder(process.cwd())), {
    count,
    seed,
  });
  printed(questions);
  console.error(
    `${questions.length} questions about ${new Set(questions.map(({ calculator }) => calculator)).size} calculators`,
  );
  return questions.length === count ? 0 : 1;
}

/** Prints what an assistant got right, of all questions, by subject and by kind. */
function score(file: string): number {
  const lines = scores(independentQuestions(), answersIn(readFileSync(file, 'utf8')));
  for (const { of, right, asked } of lines) console.log(`${right} of ${asked}  ${of}`);
  return 0;
}

function printed(questions: readonly object[]): void {
  process.stdout.write(questions.map((question) => `${JSON.stringify(question)}\n`).join(''));
}

function misused(words: string): number {
  console.error(words);
  return 2;
}

/** NaN where no whole number follows; null where the option is not given. */
function numberAfter(args: readonly string[], option: string): number | null {
  const at = args.indexOf(option);
  if (at < 0) return null;
  return /^\d{1,9}$/.test(args[at + 1] ?? '') ? Number(args[at + 1]) : Number.NaN;
}
