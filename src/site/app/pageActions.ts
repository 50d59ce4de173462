/** What can be done on the page that is shown: the buttons on it that are among these, by what they read. */

/** In this order, wherever they are on the page. */
const ACTIONS: readonly string[] = [
  'Calculate',
  'Try an example',
  'Undo',
  'Reset',
  'Copy',
  'Copy link with these values',
  'Add to calendar (.ics)',
  'Print',
  'Print summary for your veterinarian',
  'Result card',
  'Pin to compare',
  'Favorite',
  'Keyboard shortcuts',
];

export interface PageAction {
  readonly name: string;
  readonly control: HTMLButtonElement;
}

/** @returns those that are there and can be pressed, in view or behind 'More' */
export function pageActions(page: Document): readonly PageAction[] {
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('main button, footer button')].filter(
    (button) => !button.disabled && (button.getClientRects().length > 0 || button.closest('[data-more]') !== null),
  );
  return ACTIONS.flatMap((name) => {
    const control = buttons.find((button) => nameOf(button) === name);
    return control === undefined ? [] : [{ name: labelOf(name, control), control }];
  });
}

function nameOf(button: HTMLButtonElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent).trim();
}

function labelOf(name: string, control: HTMLButtonElement): string {
  if (name !== 'Favorite') return name;
  return control.getAttribute('aria-pressed') === 'true' ? 'Remove from favorites' : 'Add to favorites';
}
