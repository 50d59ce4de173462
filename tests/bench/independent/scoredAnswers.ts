/** Scores what an assistant answered: reads a number out of its words, and counts those that are right by subject and by kind. */
import type { IndependentQuestion } from './questionSet.ts';

/** Share of the right answer by which a number may differ: of three correct digits the last may be rounded. */
const TOLERANCE = 0.005;
/** A mass is known better than that, and the mass of another chain is near. */
const TOLERANCE_OF_MASS = 0.0005;

export interface Score {
  readonly of: string;
  readonly right: number;
  readonly asked: number;
}

/** Numbers as people and programs write them: 1,234.5, −3, 2.1e-5, 2.1 × 10^-5. */
const NUMBER =
  /[-−]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:e[-+−]?\d+|\s*[×x*]\s*10\s*\^?\s*[-−]?\d+)?/giu;

/**
 * Reads the answer: the first number after the last 'answer', or without one the last number.
 *
 * @returns null where there is no number
 */
export function numberIn(text: string): number | null {
  const [, said] = /^[\s\S]*\banswer\b([\s\S]*)$/i.exec(text) ?? [];
  const [first] = numbersIn(said ?? '');
  return first ?? numbersIn(text).at(-1) ?? null;
}

function numbersIn(text: string): readonly number[] {
  // 10⁻⁵ as 10-5.
  return [...text.normalize('NFKC').matchAll(NUMBER)].map(([written]) =>
    Number(
      written
        .replaceAll(',', '')
        .replaceAll('−', '-')
        .replace(/\s*[×x*]\s*10\s*\^?\s*/iu, 'e'),
    ),
  );
}

export function isRight({ kind, answer }: Pick<IndependentQuestion, 'kind' | 'answer'>, given: number | null): boolean {
  if (given === null) return false;
  if (kind === 'whole number') return given === answer;
  return Math.abs(given - answer) <= (kind === 'mass' ? TOLERANCE_OF_MASS : TOLERANCE) * Math.abs(answer);
}

/** @param answers words by the number of the question; what is missing is wrong */
export function scores(
  questions: readonly IndependentQuestion[],
  answers: ReadonlyMap<number, string>,
): readonly Score[] {
  const groups = new Map<string, { right: number; asked: number }>();
  for (const question of questions) {
    const right = isRight(question, numberIn(answers.get(question.number) ?? ''));
    for (const of of ['all', question.subject, `${question.subject}: ${question.kind}`]) {
      const group = groups.get(of) ?? { right: 0, asked: 0 };
      groups.set(of, { right: group.right + Number(right), asked: group.asked + 1 });
    }
  }
  return [...groups].map(([of, counts]) => ({ of, ...counts })).sort((one, other) => (one.of < other.of ? -1 : 1));
}

/**
 * Reads the answers of an assistant: a line for each, `{"number": 1, "answer": "0.41"}`.
 *
 * @throws SyntaxError for a line that is not JSON
 */
export function answersIn(text: string): ReadonlyMap<number, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const { number, answer } = JSON.parse(line);
      return [Number(number), String(answer)];
    }),
  );
}
