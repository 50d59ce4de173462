/** The DNA page at work in Chromium, measured in the page itself: times, gaps of the event loop, and memory. */
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/setup/browser.mjs';
import { watchMemory } from './rendererMemory.ts';

export interface PageRun {
  /** Milliseconds from choosing the file, or pasting the text, or from the press of a further question, to painted rows. */
  readonly time: number;
  /** Longest time in which the page was unresponsive, milliseconds. */
  readonly gap: number;
  /** Peak of the renderer's resident memory above its level before, bytes; NaN where the system does not report it. */
  readonly memory: number;
}

/** A calculation. */
export interface CalculationRun extends PageRun {
  /** Milliseconds of the time from the press of Calculate on. */
  readonly fromPress: number;
  /** Milliseconds until what is below the first rows is painted as well. */
  readonly whole: number;
}

export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
}

/** Opens the DNA page, hydrated and with a warm worker. */
export async function openDnaPage(browser: Browser, origin: string): Promise<Page> {
  // Background fetches are not part of the measurement.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(new URL('/calculator/dna-sequence', origin).href);
  await page.locator('[data-state]').waitFor();
  await page.evaluate(installWatch);
  await page.locator('textarea[name="sequence"]').fill('ATGTAA');
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-state="result"]').waitFor();
  await reset(page);
  return page;
}

export async function reset(page: Page): Promise<void> {
  await page.locator('button[type="reset"]').click();
  await page.locator('textarea[name="sequence"]').waitFor();
}

/** Chooses a file; a script in the page presses Calculate as soon as possible, so that no message delay is included. */
export async function runFile(browser: Browser, page: Page, path: string): Promise<CalculationRun> {
  const memory = await watchMemory(browser);
  const run = page.evaluate(() => (window as unknown as Watch).watchRun('change'));
  // That of the calculator: a further question may have one, too.
  const chooser = page.locator('input[type="file"]').first();
  // As after a press of its button: the file dialog gives the focus back to it.
  await chooser.focus();
  await chooser.setInputFiles(path);
  const figures = await run;
  return { ...figures, memory: memory.stop() };
}

/** Presses the button of a further question whose section is open, until its answer is painted. */
export async function runQuestion(browser: Browser, page: Page, id: string): Promise<PageRun> {
  const memory = await watchMemory(browser);
  const figures = await page.evaluate((question) => (window as unknown as Watch).watchQuestion(question), id);
  return { ...figures, memory: memory.stop() };
}

/** Milliseconds from the press of a button that changes a word to the paint: what the browser itself takes. */
export function runEmpty(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watch).pressEmpty());
}

/** Pastes a text of random letters generated in the page beforehand. */
export async function runPaste(browser: Browser, page: Page, letters: number): Promise<CalculationRun> {
  await page.evaluate((length) => (window as unknown as Watch).makeText(length), letters);
  const memory = await watchMemory(browser);
  const figures = await page.evaluate(() => {
    const run = (window as unknown as Watch).watchRun('paste');
    (window as unknown as Watch).pasteText();
    return run;
  });
  return { ...figures, memory: memory.stop() };
}

/** Milliseconds from the click to the saved FASTA file of the whole complement. */
export async function runDownload(page: Page): Promise<number> {
  const time = page.evaluate(() => (window as unknown as Watch).watchDownload());
  const download = page.waitForEvent('download');
  await page.locator('[data-download="complementary"]').click();
  await (await download).delete();
  return time;
}

/** Time to copy as many bytes between two warm buffers in the same renderer: the hardware limit. */
export function runCopy(page: Page, bytes: number): Promise<number> {
  return page.evaluate((size) => (window as unknown as Watch).copyBytes(size), bytes);
}

/** The conventional implementation: strings on the main thread, shown in scrolling boxes; timed until painted. */
export function runNaive(page: Page, letters: number): Promise<number> {
  return page.evaluate((length) => (window as unknown as Watch).naive(length), letters);
}

interface Watch {
  watchRun(begin: 'change' | 'paste'): Promise<Omit<CalculationRun, 'memory'>>;
  watchQuestion(id: string): Promise<Omit<PageRun, 'memory'>>;
  pressEmpty(): Promise<number>;
  watchDownload(): Promise<number>;
  makeText(letters: number): void;
  pasteText(): void;
  copyBytes(bytes: number): number;
  naive(letters: number): Promise<number>;
}

/** Runs in the page, so it must be self-contained. */
function installWatch(): void {
  let text = '';
  let buffers: readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] | null = null;

  function until(isSo: () => boolean): Promise<void> {
    return new Promise<void>((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
  }

  function painted(): Promise<void> {
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }

  /** Watches the event loop from `start` on. */
  function gapWatch() {
    let last = 0;
    let gap = 0;
    let isOver = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      gap = Math.max(gap, now - last);
      last = now;
      if (!isOver) setTimeout(() => port2.postMessage(null), 4);
    };
    return {
      start(): number {
        last = performance.now();
        port2.postMessage(null);
        return last;
      },
      stop(): number {
        isOver = true;
        return gap;
      },
    };
  }

  Object.assign(window, {
    async watchRun(begin) {
      const gaps = gapWatch();
      const started = await new Promise<number>((resolve) => {
        document.addEventListener(begin, () => resolve(gaps.start()), { capture: true, once: true });
      });
      const submit = document.querySelector<HTMLButtonElement>('button[type="submit"]');
      await until(() => document.querySelector('textarea[name="sequence"]') === null && submit?.disabled === false);
      const pressed = performance.now();
      submit?.click();
      await until(
        () =>
          document.querySelector('[data-state="result"] [data-field="complementary"] [data-position] span') !== null,
      );
      await painted();
      const shown = performance.now();
      await until(() => document.querySelector('#working-heading') !== null);
      await painted();
      return {
        time: shown - started,
        fromPress: shown - pressed,
        whole: performance.now() - started,
        gap: gaps.stop(),
      };
    },
    async watchQuestion(id) {
      const gaps = gapWatch();
      const form = document.querySelector(`form[aria-labelledby="${id}-heading"]`);
      await until(() => form?.querySelector('[type="submit"]:not([aria-disabled])') != null);
      const started = gaps.start();
      form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
      await until(() => document.querySelector(`[data-answer="${id}"]`) !== null);
      await painted();
      return { time: performance.now() - started, gap: gaps.stop() };
    },
    async pressEmpty() {
      const button = document.createElement('button');
      document.body.append(button);
      await painted();
      button.addEventListener('click', () => {
        button.textContent = 'pressed';
      });
      const started = performance.now();
      button.click();
      await painted();
      const time = performance.now() - started;
      button.remove();
      return time;
    },
    async watchDownload() {
      const started = await new Promise<number>((resolve) => {
        document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true });
      });
      await until(() => document.body.innerText.includes('FASTA file saved'));
      return performance.now() - started;
    },
    makeText(letters) {
      if (text.length === letters) return;
      const bytes = new Uint8Array(letters);
      let state = 1;
      for (let index = 0; index < letters; index += 1) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        bytes[index] = [65, 67, 71, 84][(state >>> 8) & 3] ?? 65;
      }
      text = new TextDecoder('latin1').decode(bytes);
    },
    pasteText() {
      // A stub clipboard, because the cost of the browser's own clipboard is not the page's.
      const clipboardData = { files: [], types: ['text/plain'], getData: () => text };
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      document.querySelector('textarea[name="sequence"]')?.dispatchEvent(event);
    },
    copyBytes(bytes) {
      if (buffers?.[0].length !== bytes) buffers = [new Uint8Array(bytes).fill(65), new Uint8Array(bytes).fill(66)];
      const [from, to] = buffers;
      const started = performance.now();
      to.set(from);
      return performance.now() - started;
    },
    async naive(letters) {
      (this as Watch).makeText(letters);
      const started = performance.now();
      const clean = text.replace(/\s/g, '').toUpperCase();
      if (!/^[ATGC]+$/.test(clean)) throw new Error('invalid');
      const gc = (clean.match(/[GC]/g) ?? []).length / clean.length;
      const pairs: Record<string, string> = { A: 'T', T: 'A', G: 'C', C: 'G' };
      const complement = clean
        .split('')
        .map((base) => pairs[base])
        .join('');
      const rna = clean.replace(/T/g, 'U');
      const start = rna.indexOf('AUG');
      const codons: string[] = [];
      for (let at = start; at >= 0 && at + 3 <= rna.length; at += 3) {
        const codon = rna.slice(at, at + 3);
        if (['UAA', 'UAG', 'UGA'].includes(codon)) break;
        codons.push(codon);
      }
      const boxes = [complement, rna, codons.join(''), String(gc)].map((words) => {
        const box = document.createElement('div');
        box.style.cssText = 'max-height: 10rem; overflow: auto; overflow-wrap: anywhere';
        box.textContent = words;
        return box;
      });
      document.body.append(...boxes);
      await painted();
      const time = performance.now() - started;
      for (const box of boxes) box.remove();
      return time;
    },
  } satisfies Watch);
}
