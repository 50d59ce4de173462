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
  /** Further figures that were compared and agree, and are not listed. */
  readonly unlisted?: number;
}

/** What one program answers for a number of inputs. */
export interface ComparedProgram {
  /** Its name, with version and function. */
  readonly by: string;
  /** Why figures differ in their last digits, where that is known. */
  readonly rounding?: string;
  /** The largest difference of any figure, as a share of theirs; figures that are 0 there have none. */
  readonly largest: number;
  readonly cases: readonly ComparedCase[];
}

/** A calculator, or a section below one. */
export interface ComparedPage {
  readonly name: string;
  /** Path of its page; of a section, with the fragment that opens it. */
  readonly path: string;
  readonly programs: readonly ComparedProgram[];
}

/** Everything that the build compares. */
export interface Comparisons {
  readonly calculators: readonly ComparedPage[];
  /** Further calculations, and questions to a sequence. */
  readonly sections: readonly ComparedPage[];
}

/** How far one program and this site agree, without the figures. */
export interface ProgramSummary {
  readonly by: string;
  readonly figures: number;
  /** Figures that differ for a stated reason. */
  readonly differing: number;
  readonly largest: number;
}

/** A calculator, or a section below one, with the programs that it was compared with. */
export interface AgreementSummary {
  readonly kind: 'calculator' | 'section';
  readonly name: string;
  readonly path: string;
  readonly programs: readonly ProgramSummary[];
}
