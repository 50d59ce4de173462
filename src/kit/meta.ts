/**
 * The facts about a calculator that are known before its page loads. All of them are in the first bundle, so this stays
 * tiny.
 */
import type { BackLinkTarget } from '#src/catalog/taxonomy.ts';

export interface CalculatorMeta {
  readonly name: string;
  /** One sentence; searched, listed and used as the page's description. */
  readonly description: string;
  /**
   * `label` only where the product specification words it; else it reads 'Back to {Name} Calculators'. Null: no back
   * link.
   */
  readonly back: { readonly to: BackLinkTarget; readonly label?: string } | null;
}
