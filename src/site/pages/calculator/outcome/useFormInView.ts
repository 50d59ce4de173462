import { useEffect } from 'react';

/** Room between a focused control and what may cover it, in pixels. */
const ROOM = 16;

/**
 * Keeps the form in view beside a longer result. One taller than the screen stays by its lower end, whose buttons are needed most; a
 * control that takes the focus where nobody can see it moves the form, because scrolling would not: the form stays where it is.
 */
export function useFormInView(): void {
  useEffect(() => {
    const form = document.getElementById('inputs-heading')?.closest('form');
    if (!form) return;
    const observer = new ResizeObserver(() => form.style.setProperty('--form-height', `${form.offsetHeight}px`));
    observer.observe(form);
    const show = ({ target }: FocusEvent): void => {
      // A radio button that moved under the pointer would lose its click.
      const isSought = target instanceof HTMLElement && target.matches(':focus-visible');
      const by = isSought ? hiddenBy(target, form) : 0;
      if (by !== 0) form.style.setProperty('--form-top', `${form.getBoundingClientRect().top + by}px`);
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) form.style.removeProperty('--form-top');
    };
    form.addEventListener('focusin', show);
    form.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      form.removeEventListener('focusin', show);
      form.removeEventListener('focusout', leave);
      form.style.removeProperty('--form-top');
    };
  }, []);
}

/** Returns how far a control has to go down, or up if negative, to come out from behind the header or the buttons. */
function hiddenBy(control: HTMLElement, form: HTMLFormElement): number {
  const { top, bottom } = control.getBoundingClientRect();
  const foot = form.querySelector('[type="submit"]');
  const upper = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + ROOM;
  const isInFoot = foot?.parentElement?.contains(control) === true;
  const lower =
    (isInFoot ? innerHeight : Math.min(foot?.getBoundingClientRect().top ?? innerHeight, innerHeight)) - ROOM;
  if (top < upper) return upper - top;
  return bottom > lower ? Math.max(lower - bottom, upper - top) : 0;
}
