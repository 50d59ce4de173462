/** How long a calculator's page is and where its controls are, as it stands at the viewport's size. */
import type { Page } from 'playwright';

/** Lengths in CSS px; null where the page has no such element. */
export interface BlankLengths {
  /** Words that can be seen before the result, in the page's own part: title, warning, form. */
  readonly words: number;
  /** Top edge of the first label of the form, from the lower edge of the site's header. */
  readonly firstField: number | null;
  /** Lower edge of Calculate from the top of the window; a button that stays at the window's foot ends there. */
  readonly calculate: number | null;
}

/** As above, from the top of the page. */
export interface ResultLengths {
  /** Top edge of the first picture of the result. */
  readonly picture: number | null;
  /** Top edge of the button Copy. */
  readonly copy: number | null;
  /** The whole page. */
  readonly height: number;
}

/** Measures a page on which nothing has been calculated. */
export function blankLengths(page: Page): Promise<BlankLengths> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const edge = (selector: string, side: 'top' | 'bottom') => {
      const found = [...document.querySelectorAll(selector)].find(isShown);
      return found === undefined ? null : Math.round(found.getBoundingClientRect()[side]);
    };
    const header = edge('body header', 'bottom') ?? 0;
    const field = edge('main form :is(label, legend)', 'top');
    return {
      words: wordsBeforeResult(),
      firstField: field === null ? null : field - header,
      calculate: edge('main form button[type="submit"]', 'bottom'),
    };

    function wordsBeforeResult(): number {
      const result = document.querySelector('section[aria-labelledby="result-heading"]');
      const top = result?.getBoundingClientRect().top ?? 0;
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      let words = 0;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent === null || result?.contains(parent) || parent.closest('option, script, noscript') !== null)
          continue;
        if (!isShown(parent)) continue;
        const box = parent.getBoundingClientRect();
        const isBefore = parent.closest('[data-state] > form') !== null || box.top < top;
        // Text for screen readers only is one pixel high.
        if (isBefore && box.height > 1) words += node.textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
      }
      return words;
    }
  });
}

/** Measures a page with a result, once its length no longer changes. */
export async function resultLengths(page: Page): Promise<ResultLengths> {
  return page.evaluate(async () => {
    let height = 0;
    // What measures itself, such as a chart, is drawn again a frame or two after a change.
    for (let still = 0, frames = 0; still < 5 && frames < 200; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = document.documentElement.scrollHeight;
      still = now === height ? still + 1 : 0;
      height = now;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const top = (selector: string) => {
      const found = [...document.querySelectorAll(selector)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return found === undefined ? null : Math.round(found.getBoundingClientRect().top);
    };
    return {
      picture: top('[data-picture], section[aria-labelledby="result-heading"] figure'),
      copy: top('[data-action="copy"]'),
      height,
    };
  });
}
