/**
 * Puts values into a form with the events that a visitor's own entries make. One trip to the browser for all of them: tests fill in
 * thousands of forms, and most of the time of each went into asking for one box after the other.
 */
import type { Locator } from 'playwright';

/** One control by its `name`, or a list that is to have that many rows. */
export type Entry =
  | { readonly kind: 'text' | 'choice'; readonly name: string; readonly value: string }
  | { readonly kind: 'checkbox'; readonly name: string; readonly value: boolean }
  | { readonly kind: 'rows'; readonly name: string; readonly firstKey: string; readonly value: number };

/** @throws when a control does not come, or cannot be filled in by a visitor */
export async function fillForm(form: Locator, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0) await form.evaluate(fill, entries);
}

/** Runs in the page, and so uses nothing of this module. */
async function fill(form: Element, entries: readonly Entry[]): Promise<void> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const found = async <Found extends Element>(selector: string): Promise<Found> => {
    // A control may depend on the choice before it.
    for (let frame = 0; frame < 600; frame += 1) {
      const element = form.querySelector<Found>(selector);
      if (element?.checkVisibility() === true) return element;
      await nextFrame();
    }
    throw new Error(`${selector} is not on the page`);
  };
  /** As typed: React hears of a value that it did not set itself. */
  const type = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    if (control.disabled || ('readOnly' in control && control.readOnly)) throw new Error(`${control.name} is locked`);
    control.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    // A text area has its own way to end a line.
    if (control.value !== value.replace(/\r\n?/g, '\n')) throw new Error(`${control.name} does not take '${value}'`);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const entry of entries) {
    const name = `[name="${CSS.escape(entry.name)}"]`;
    if (entry.kind === 'rows') {
      const first = `[name^="${CSS.escape(entry.name)}."][name$=".${CSS.escape(entry.firstKey)}"]`;
      while (form.querySelectorAll(first).length < entry.value) {
        const before = form.querySelectorAll(first).length;
        (await found<HTMLButtonElement>(`[data-add="${CSS.escape(entry.name)}"]`)).click();
        for (let frame = 0; frame < 600 && form.querySelectorAll(first).length === before; frame += 1)
          await nextFrame();
      }
    } else if (entry.kind === 'checkbox') {
      const box = await found<HTMLInputElement>(name);
      if (box.checked !== entry.value) box.click();
    } else if (entry.kind === 'choice') {
      const control = await found<HTMLInputElement | HTMLSelectElement>(name);
      if (control instanceof HTMLSelectElement) type(control, entry.value);
      else {
        const radio = await found<HTMLInputElement>(`${name}[value="${CSS.escape(entry.value)}"]`);
        if (!radio.checked) radio.click();
      }
    } else {
      type(await found<HTMLInputElement | HTMLTextAreaElement>(name), entry.value);
    }
    // React has answered each event before the next one comes.
    await Promise.resolve();
  }
}
