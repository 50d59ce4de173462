import type { BackLinkTarget } from './taxonomy.ts';

/** What is known of a calculator before its page loads. That of all calculators is in the first bundle, so this stays tiny. */
export interface CalculatorMeta {
  readonly name: string;
  /** One sentence; searched, listed and used as the page's description. */
  readonly description: string;
  /** A few words for a list that shows them below the name; at most 32 characters. */
  readonly purpose: string;
  /**
   * `label` only where the product specification words it; else it reads 'Back to {Name} Calculators'. Null: no back
   * link.
   */
  readonly back: { readonly to: BackLinkTarget; readonly label?: string } | null;
}

/** The text at the head of a calculator's page. */
export interface CalculatorOpening {
  /** Absent: the calculator's name. */
  readonly title?: string;
  /** Five to eight chips; also the page's keywords. */
  readonly keywords: readonly string[];
}

/** The text of a calculator's page: plain strings, complete by type. */
export interface CalculatorContent extends CalculatorMeta, CalculatorOpening {
  /** Paragraphs of at most 60 words in total: what the calculator answers, and for whom. */
  readonly introduction: readonly string[];
  /** Three cards: how to use it, how it is computed, how to read the result. */
  readonly guide: readonly { readonly title: string; readonly text: readonly string[] }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** 'Important Notes': assumptions, limits, when not to use it. */
  readonly notes: readonly string[];
}
