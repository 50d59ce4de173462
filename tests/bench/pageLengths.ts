/** How long a calculator's page is and where its controls are, as it stands at the viewport's size. */
import type { Page } from 'playwright';

/** Lengths in CSS px; null where the page has no such element. */
export interface BlankLengths {
  /** Words that can be seen before the result, in the page's own part: title, warning, form. */
  readonly words: number;
  /** Top edge of the first label of the form. */
  readonly firstField: number | null;
  /** Upper edge of Calculate from the top of the window; a button that stays at the window's foot is just above it. */
  readonly calculate: number | null;
}

/** As above, from the top of the page; on a phone, which scrolls to the answer, from the top of the window. */
export interface ResultLengths {
  /** Lower edge of the key figures, or of the headline where there are none. */
  readonly figures: number | null;
  /** Top edge of the first picture of the result. */
  readonly picture: number | null;
  /** Top edge of the button Copy. */
  readonly copy: number | null;
  /** The whole page. */
  readonly height: number;
  /** Controls and cells whose words do not fit: buttons of the result, menus, choices, cells of the key figures. */
  readonly cut: number;
}

/** Measures a page on which nothing has been calculated. */
export function blankLengths(page: Page): Promise<BlankLengths> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const top = (selector: string) => {
      const found = [...document.querySelectorAll(selector)].find(isShown);
      return found === undefined ? null : Math.round(found.getBoundingClientRect().top);
    };
    return {
      words: wordsBeforeResult(),
      firstField: top('main form :is(label, legend)'),
      calculate: top('main form button[type="submit"]'),
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
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const edge = (selector: string, side: 'top' | 'bottom') => {
      const found = shown(selector)[0];
      return found === undefined ? null : Math.round(found.getBoundingClientRect()[side]);
    };
    const { length: cut } = shown(
      '[data-actions] button, main form :is(select, fieldset label), section[aria-labelledby="result-heading"] :is(dt, dd)',
    ).filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return {
      figures: edge('[data-band] ~ * dl', 'bottom') ?? edge('[data-headline]', 'bottom'),
      picture: edge('[data-picture], section[aria-labelledby="result-heading"] figure', 'top'),
      copy: edge('[data-action="copy"]', 'top'),
      height,
      cut,
    };
  });
}
