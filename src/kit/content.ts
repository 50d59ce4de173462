/** The text at the head of a calculator's page. */
export interface CalculatorOpening {
  /** Absent: the calculator's name. */
  readonly title?: string;
  /** Five to eight chips; also the page's keywords. */
  readonly keywords: readonly string[];
}

/** The text of a calculator's page, besides its name and description: plain strings, complete by type. */
export interface CalculatorContent extends CalculatorOpening {
  /** Paragraphs of at most 60 words in total: what the calculator answers, and for whom. */
  readonly introduction: readonly string[];
  /** Three cards: how to use it, how it is computed, how to read the result. */
  readonly guide: readonly { readonly title: string; readonly text: readonly string[] }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** 'Important Notes': assumptions, limits, when not to use it. */
  readonly notes: readonly string[];
}
