/** What this site computes beside what other programs answer. */

export interface ComparedFigure {
  readonly label: string;
  readonly unit?: string;
  readonly ours: string;
  readonly theirs: string;
  /** Ours less theirs; 'none' where both are equal. */
  readonly difference: string;
  /** Why they differ by more than digits; absent where they agree. */
  readonly reason?: string;
}

export interface ComparedCase {
  /** The inputs in words. */
  readonly inputs: string;
  readonly figures: readonly ComparedFigure[];
}

export interface ComparedCalculator {
  readonly name: string;
  /** Path of its page. */
  readonly path: string;
  readonly programs: readonly { readonly by: string; readonly cases: readonly ComparedCase[] }[];
}
