/** Spares axe its two rules on layout where it cannot find anything: the size of targets alone takes it as long as all other rules together. */
import type { Page } from 'playwright/test';

/** Rules whose verdict on the same elements another width can change. */
export type LayoutRule = 'target-size' | 'scrollable-region-focusable';

/**
 * Which rules may find something. Targets of 24 px that no other overlaps pass, and smaller ones whose circle of that diameter touches no
 * other target and no other circle (WCAG 2.2, success criterion 2.5.8); here half a pixel more is asked for. More elements count as
 * targets than for axe.
 */
export function layoutInQuestion(page: Page, within: string): Promise<readonly LayoutRule[]> {
  return page.evaluate((within) => {
    /** CSS px */
    const LEAST = 24.5;
    const root = document.querySelector(within);
    if (root === null) throw new Error(`${within} is not on the page`);
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    const isScrolled = (element: Element) => {
      if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY);
    };

    // What is partly below the sticky header, or below a bar at the window's foot, would count as covered.
    scrollTo({ top: 0, behavior: 'instant' });
    const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
    for (const { style } of bars) style.setProperty('position', 'static', 'important');

    // A place that is spoken from is no target.
    const TARGETS =
      'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable], [role]:not([role="status"], [role="alert"])';
    /** With the middle of those that are small. */
    const targets = [...document.querySelectorAll(TARGETS)].filter(isVisible).map((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const middle = Math.min(width, height) < LEAST ? { x: left + width / 2, y: top + height / 2 } : undefined;
      return { element, left, top, right, bottom, middle };
    });
    type Target = (typeof targets)[number];
    const isCloseTo = ({ left, top, right, bottom, middle }: Target, other: Target) => {
      if (middle === undefined)
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
      const across = Math.max(other.left - middle.x, 0, middle.x - other.right);
      const along = Math.max(other.top - middle.y, 0, middle.y - other.bottom);
      if (Math.hypot(across, along) < LEAST / 2) return true;
      return other.middle !== undefined && Math.hypot(other.middle.x - middle.x, other.middle.y - middle.y) < LEAST;
    };
    // A part of the page that takes the focus, such as the one that scrolls, holds targets. A control that holds another is in doubt.
    const CONTROLS =
      'a[href], button, select, summary, :is([role="button"], [role="link"], [role="option"], [role="tab"], [role="menuitem"], [role="switch"], [role="slider"], [role="gridcell"])';
    const isInQuestion = (target: Target) =>
      root.contains(target.element) &&
      targets.some((other) => {
        if (other === target) return false;
        if (other.element.contains(target.element)) return other.element.matches(CONTROLS);
        if (target.element.contains(other.element)) return target.element.matches(CONTROLS);
        return isCloseTo(target, other);
      });

    const rules: LayoutRule[] = [];
    if (targets.some(isInQuestion)) rules.push('target-size');
    if ([root, ...root.querySelectorAll('*')].some(isScrolled)) rules.push('scrollable-region-focusable');
    for (const { style } of bars) style.removeProperty('position');
    return rules;
  }, within);
}
