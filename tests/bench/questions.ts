/**
 * Prints 1,000 questions in words with their answers, one JSON object a line: `npm run -s bench:questions > questions.jsonl`.
 * With `-- --seed 7 --count 50` other ones, or fewer.
 */
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { readVectorFiles, vectorFolder } from '#tests/vectorRunner/vectorFiles.ts';
import { makeQuestions } from './makeQuestions.ts';

const DEFAULTS = { count: 1000, seed: 1 };

export async function main(args: readonly string[]): Promise<number> {
  const count = numberAfter(args, '--count') ?? DEFAULTS.count;
  const seed = numberAfter(args, '--seed') ?? DEFAULTS.seed;
  if (Number.isNaN(count) || Number.isNaN(seed)) {
    console.error('Say how many questions and from which seed as whole numbers: --count 1000 --seed 1');
    return 2;
  }
  const questions = await makeQuestions(await everyCalculator(), readVectorFiles(vectorFolder(process.cwd())), {
    count,
    seed,
  });
  process.stdout.write(questions.map((question) => `${JSON.stringify(question)}\n`).join(''));
  console.error(
    `${questions.length} questions about ${new Set(questions.map(({ calculator }) => calculator)).size} calculators`,
  );
  return questions.length === count ? 0 : 1;
}

/** NaN where no whole number follows; null where the option is not given. */
function numberAfter(args: readonly string[], option: string): number | null {
  const at = args.indexOf(option);
  if (at < 0) return null;
  return /^\d{1,9}$/.test(args[at + 1] ?? '') ? Number(args[at + 1]) : Number.NaN;
}
