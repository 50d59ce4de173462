/** One tab of a browser, with what a check does in it. */
export interface Visit {
  goto(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run<T>(body: string): Promise<T>;
  /** As a person does, so that the page may use the clipboard. */
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  chooseFile(xpath: string, path: string): Promise<void>;
  /** Presses the key together with Ctrl. */
  pressWithControl(xpath: string, key: string): Promise<void>;
  /** Leaves the page, and returns what the clipboard holds. */
  pasted(): Promise<string>;
  end(): Promise<void>;
}

const PATIENCE_MS = 300_000;
const PAUSE_MS = 300;
/** Equal readings after which a text counts as settled. */
const UNCHANGED = 10;
const LATE_MS = 60_000;

/** Waits until the body returns something true. */
export async function until(visit: Visit, body: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await visit.run<unknown>(body))) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${body}`);
    await pause();
  }
}

/**
 * Returns the texts of the page in their order, each on a line, once they no longer change: parts of a page come when the browser is idle.
 *
 * @param expected what another browser showed, for which a slow one gets more time
 */
export async function settledText(visit: Visit, expected?: string): Promise<string> {
  const end = Date.now() + (expected === undefined ? 0 : LATE_MS);
  let before = '';
  let unchanged = 0;
  for (;;) {
    const now = await visit.run<string>(TEXTS);
    if (now === expected) return now;
    unchanged = now === before ? unchanged + 1 : 0;
    if (now !== '' && unchanged >= UNCHANGED && Date.now() > end) return now;
    before = now;
    await pause();
  }
}

/** Spaces differ between the calendars of browsers, and the ticks of a chart with the width of the window. */
const TEXTS = `
  const main = document.querySelector('main');
  if (main === null) return '';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const line = data.replace(/\\s+/g, ' ').trim();
    if (line !== '' && !parentElement.closest('script, style, svg')) lines.push(line);
  }
  return lines.join('\\n');`;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
