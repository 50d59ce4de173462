import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { type LayoutRule, layoutInQuestion } from './layoutInQuestion.ts';
import { expect } from './watch.ts';

export type ColorScheme = 'light' | 'dark';

/** A phone held upright and a laptop: the widths of the two layouts. */
export const PHONE = { width: 360, height: 740 } as const;
export const LAPTOP = { width: 1280, height: 720 } as const;

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules whose verdict another theme can change; all others look at the document, not at its colors. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];
/** Rules whose verdict on the same elements another width can change. */
const OF_LAYOUT: readonly LayoutRule[] = ['target-size', 'scrollable-region-focusable'];

/**
 * How much is asked: everything; what another width can change, after everything was asked at the first; what another
 * theme can change.
 */
export type Extent = 'all' | 'layout' | 'color';

/** Marks the texts whose contrast is checked: that rule takes longer than all others together. */
const MARKER = 'data-contrast-checked';

/** Fails with every violation that axe finds within the selector as it stands, in each of the themes. */
export async function expectNoViolations(
  page: Page,
  {
    within = 'html',
    themes = ['light', 'dark'],
    extent = 'all',
  }: { within?: string; themes?: readonly ColorScheme[]; extent?: Extent } = {},
): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { width = 0 } = page.viewportSize() ?? {};
    // What measures itself is drawn again a frame or two after a change.
    const found = () => violations(page, within, index === 0 ? extent : 'color');
    await expect.poll(found, `${colorScheme}, ${width} px`).toEqual([]);
  }
}

/**
 * The same at both widths, whatever the page shows by now; it is left at the width of a laptop and light. At the second width, elements
 * are asked again only where something has appeared or disappeared among them; size of targets, scrolling and contrast are asked of all.
 * The second theme of the first width is the first of the second: each change of theme or width draws the whole page.
 */
export async function expectNoViolationsAtAnyWidth(page: Page, within = 'html'): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectNoViolations(page, { within });
  await page.setViewportSize(LAPTOP);
  await expectNoViolations(page, { within, themes: ['dark', 'light'], extent: 'layout' });
}

/** Looks without a violation, on any page of this process: colors, size and ground decide, whatever the page. */
const passedLooks = new Set<string>();

/**
 * Returns the violations that axe finds. Contrast is checked for one text of each look, a combination of colors, size
 * and ground, because all texts of one look have the same contrast; where all looks have passed before, rules on colors have nothing to
 * say. The half megabyte of axe is sent to each page once.
 */
export async function violations(page: Page, within: string, extent: Extent = 'all'): Promise<readonly string[]> {
  const { hasAxe, looks } = await looksWithin(page, within);
  const newLooks = looks.filter((look) => !passedLooks.has(look));
  if (extent === 'color' && newLooks.length === 0) return [];
  if (!hasAxe) await page.evaluate(AXE);
  const inQuestion = extent === 'color' ? [] : await layoutInQuestion(page, within);
  const found = await askAxe(page, within, { extent, newLooks, inQuestion });
  if (found.length === 0) for (const look of newLooks) passedLooks.add(look);
  return found;
}

/** The looks of all texts, of each of which the page keeps an element, and whether axe was sent to the page before. */
function looksWithin(
  page: Page,
  within: string,
): Promise<{ readonly hasAxe: boolean; readonly looks: readonly string[] }> {
  return page.evaluate(async (within) => {
    // A color half-way through its transition is no color of the theme.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const root = document.querySelector(within);
    if (root === null) throw new Error(`${within} is not on the page`);
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (element === null) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
      const below = groundOf(element.parentElement);
      // Most elements add nothing to what lies below them.
      const ground = own === 'rgba(0, 0, 0, 0),none,1,none,normal' ? below : `${below}|${own}`;
      grounds.set(element, ground);
      return ground;
    };
    const hasOwnText = (element: Element) =>
      element.matches('input, textarea, select') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));
    /** Large text needs less contrast: from 18 pt, or 14 pt in bold. */
    const isLarge = (fontSize: string, fontWeight: string) =>
      Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    /** What tells a link from the words around it. */
    const besideWords = (element: Element): readonly string[] => {
      const link = element.closest('a');
      if (link?.parentElement == null) return [];
      const { textDecorationLine, borderBottomStyle, fontWeight } = getComputedStyle(link);
      const around = getComputedStyle(link.parentElement);
      return [textDecorationLine, borderBottomStyle, fontWeight, around.color, around.fontWeight];
    };
    const looks = new Map<string, Element>();
    for (const element of root.querySelectorAll('*')) {
      if (!hasOwnText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element);
      const isDisabled = element.closest(':disabled, [aria-disabled="true"], label') !== null;
      const size = isLarge(fontSize, fontWeight);
      const look = [groundOf(element), color, size, textShadow, position, isDisabled, ...besideWords(element)].join(
        '|',
      );
      if (!looks.has(look)) looks.set(look, element);
    }
    (window as unknown as { axeLooks: ReadonlyMap<string, Element> }).axeLooks = looks;
    return { hasAxe: 'axe' in window, looks: [...looks.keys()] };
  }, within);
}

interface Questions {
  readonly extent: Extent;
  /** Those whose contrast is asked for. */
  readonly newLooks: readonly string[];
  readonly inQuestion: readonly LayoutRule[];
}

function askAxe(page: Page, within: string, questions: Questions): Promise<readonly string[]> {
  return page.evaluate(
    async ({ within, extent, newLooks, inQuestion, marker, ofColor, ofLayout }) => {
      const here = window as unknown as {
        readonly axe: typeof import('axe-core');
        readonly axeLooks: ReadonlyMap<string, Element>;
        /** Which elements were visible when everything was asked of them. */
        wasVisible?: WeakMap<Element, boolean>;
      };
      const { axe, axeLooks } = here;
      here.wasVisible ??= new WeakMap();
      const { wasVisible } = here;
      axe.configure({ rules: [{ id: 'color-contrast', selector: `[${marker}]` }] });
      const root = document.querySelector(within);
      if (root === null) throw new Error(`${within} is not on the page`);
      const isVisible = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

      /** The outermost elements in which something has appeared or disappeared since everything was asked. */
      const changedParts = (): readonly Element[] => {
        const parts = new Set<Element>();
        for (const element of root.querySelectorAll('*'))
          if (wasVisible.get(element) !== isVisible(element)) parts.add(element.parentElement ?? element);
        return [...parts].filter((part) => {
          for (let around = part.parentElement; around !== null; around = around.parentElement)
            if (parts.has(around)) return false;
          return true;
        });
      };
      const only = (values: readonly string[]) => ({ runOnly: { type: 'rule' as const, values: [...values] } });
      const rest = Object.fromEntries([...ofColor, ...ofLayout].map((rule) => [rule, { enabled: false }]));
      const runs: (readonly [readonly Element[], import('axe-core').RunOptions])[] = [];
      // Without being asked for, this rule is off.
      const ofTargets = { rules: { 'target-size': { enabled: true } } };
      if (extent === 'all') runs.push([[root], inQuestion.includes('target-size') ? ofTargets : {}]);
      else if (extent === 'layout') {
        const parts = changedParts();
        if (parts.length > 0) runs.push([parts, { rules: rest }]);
        const again = newLooks.length > 0 ? [...inQuestion, ...ofColor] : inQuestion;
        if (again.length > 0) runs.push([[root], only(again)]);
      } else runs.push([[root], only(ofColor)]);

      const asked = newLooks.flatMap((look) => axeLooks.get(look) ?? []);
      for (const element of asked) element.setAttribute(marker, '');
      // What is partly below a bar at the window's foot would count as too small a target; each bar has a place of its own.
      const bars = [...document.querySelectorAll<HTMLElement>('[data-bar], :has(> [data-bar])')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const { style } of bars) style.setProperty('position', 'static', 'important');
      // What is partly below the sticky header would count as too small a target as well.
      scrollTo({ top: 0, behavior: 'instant' });
      const found: string[] = [];
      for (const [parts, options] of runs) {
        const results = await axe.run({ include: [...parts] }, { ...options, resultTypes: ['violations'] });
        for (const { id, nodes } of results.violations)
          found.push(`${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`);
      }
      for (const { style } of bars) style.removeProperty('position');
      for (const element of asked) element.removeAttribute(marker);
      if (extent === 'all')
        for (const element of root.querySelectorAll('*')) wasVisible.set(element, isVisible(element));
      return found;
    },
    { within, ...questions, marker: MARKER, ofColor: OF_COLOR, ofLayout: OF_LAYOUT },
  );
}
