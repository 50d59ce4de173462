import { useEffect } from 'react';

/**
 * Tells the form its own height, so that one taller than the screen stays in view beside the result by its lower end
 * instead of its upper one.
 */
export function useFormHeight(): void {
  useEffect(() => {
    const form = document.getElementById('inputs-heading')?.closest('form');
    if (!form) return;
    const observer = new ResizeObserver(() => form.style.setProperty('--form-height', `${form.offsetHeight}px`));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
}
