/** The questions in words whose answers other programs computed: `questions.jsonl`, written by `makeQuestions.py`. */
import { readFileSync } from 'node:fs';

export interface IndependentQuestion {
  readonly number: number;
  /** 'statistics' */
  readonly subject: string;
  /** What the answer is: 'p value', 'whole number'. */
  readonly kind: string;
  /** Whose page answers it. */
  readonly calculator: string;
  /** The section of that page; absent: the calculator itself. */
  readonly ask?: string;
  /** Where the answer is in the result. */
  readonly field: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly question: string;
  readonly answer: number;
  readonly unit: string;
  /** The program that computed the answer, with its version. */
  readonly by: string;
}

export function independentQuestions(): readonly IndependentQuestion[] {
  const lines = readFileSync('tests/bench/independent/questions.jsonl', 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}
