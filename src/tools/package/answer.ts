/** What a function of the package returns: plain JSON. */
/** A figure as the page shows it. */
export interface ShownFigure {
  /** Key of the result, dotted when nested. */
  readonly field: string;
  readonly label: string;
  readonly text: string;
  readonly unit?: string;
  readonly note?: string;
}

/** A line of the working: the rule, the rule with the numbers in it, and its value. */
export interface Step {
  readonly label: string;
  readonly formula: string;
  readonly substituted: string;
  readonly value: string;
}

/** What came of uncertain numbers: standard uncertainties, unrounded. */
export interface Uncertainty {
  /** By the paths of the inputs, in the units given. */
  readonly inputs: Readonly<
    Record<string, { readonly value: number; readonly standardUncertainty: number; readonly unit?: string }>
  >;
  /** Those that were declared, −1 to 1; absent without any. */
  readonly correlations?: readonly { readonly one: string; readonly other: string; readonly coefficient: number }[];
  readonly figures: readonly UncertainShownFigure[];
}

/** A key figure with its uncertainty, in the unit that the page shows. */
export interface UncertainShownFigure {
  readonly field: string;
  readonly label: string;
  readonly value: number;
  readonly standardUncertainty: number;
  /** The interval of 95 %. */
  readonly interval95: readonly [number, number];
  readonly unit?: string;
  /** Rounded by the uncertainty, with its unit. */
  readonly text: string;
  readonly method: 'linear' | 'simulation';
  /** Of 10,000 draws. */
  readonly drawsWithoutValue: number;
  /** Share of each input in the variance, in percent, by its path. */
  readonly shares: Readonly<Record<string, number>>;
}

export interface Citation {
  readonly citation: string;
  readonly url?: string;
}

/** Why an input is refused, and which: dotted in lists. */
export interface Refusal {
  readonly message: string;
  readonly path?: string;
  readonly place?: string;
}

/** What every answer says of itself. */
export interface AnswerOrigin {
  /** Id of the calculator. */
  readonly calculator: string;
  /** Id of the section of its page that answers; absent: the calculator itself does. */
  readonly ask?: string;
  /** Id of the formula: its file in `workers/formulas`. */
  readonly formula: string;
  readonly site: { readonly name: string; readonly version: string };
  /** The permanent warning of the page, on toxicity, medicine and births: comes before any figure. */
  readonly warning?: readonly string[];
  /** The page that a person can open, with these inputs where they fit into a link. */
  readonly link: string;
}

/** What a result means on a day that the call named. */
export interface Today {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Of the pregnancy; below 0 before it begins. */
  readonly day: number;
  /** To the due date; below 0 after it. */
  readonly daysToGo: number;
  readonly state: 'future' | 'pregnant' | 'window' | 'past' | 'call' | 'late' | 'old' | 'between';
  readonly tone: 'calm' | 'caution' | 'alarm';
  /** The first line of the page. */
  readonly headline: string;
  /** What an alarm is about. */
  readonly why: string | null;
  /** The next step that is due. */
  readonly next: string | null;
}

export interface ComputedAnswer<Result = unknown> extends AnswerOrigin {
  /** The formula's input. */
  readonly input: unknown;
  /** Unrounded. */
  readonly result: Result;
  /** The sentences of the page. */
  readonly says: readonly string[];
  /** The figures as the page shows them. */
  readonly shown: readonly ShownFigure[];
  /** Of numbers that are given as '5.0 ± 0.2' or '5.0(2)'; absent where all are exact. */
  readonly uncertainty?: Uncertainty;
  /** Only where the call named a day. */
  readonly today?: Today;
  readonly working: readonly Step[];
  readonly sources: readonly Citation[];
}

/** Why nothing is computed, in sentences with the input at fault. */
export interface RefusedAnswer extends AnswerOrigin {
  readonly issues: readonly Refusal[];
}

export type PackageAnswer<Result = unknown> = ComputedAnswer<Result> | RefusedAnswer;

export function isRefused(answer: PackageAnswer): answer is RefusedAnswer {
  return 'issues' in answer;
}
