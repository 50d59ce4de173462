/** What the page of every guide is given, and waits for. */
import type { CalculatorMeta, CalculatorOpening } from '#src/engine/kit/content.ts';
import type { Preloadable } from '#src/engine/ui/preloadable.tsx';
import { OwnNumberBox, preloadLazyParts } from '../calculator/lazyParts.ts';

export interface GuidePageProps {
  readonly meta: CalculatorMeta;
  readonly opening: CalculatorOpening;
  /** Guide, questions and answers, and notes. */
  readonly Introduction: Preloadable<object>;
  readonly Explanation: Preloadable<object>;
  readonly back: { readonly to: string; readonly label: string } | null;
}

/**
 * Loads everything that the page needs in order to render synchronously.
 *
 * @param isWhole also loads what is below the list, for a page that was not prerendered
 */
export async function prepareGuide(
  { Introduction, Explanation }: Pick<GuidePageProps, 'Introduction' | 'Explanation'>,
  isWhole: boolean,
): Promise<void> {
  await Promise.all([
    isWhole ? Introduction.preload() : null,
    isWhole ? Explanation.preload() : null,
    isWhole ? OwnNumberBox.preload() : null,
    import.meta.env.SSR ? preloadLazyParts() : null,
  ]);
}
