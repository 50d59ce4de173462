/**
 * `node tests/setup/runTypeScript.mjs tests/bench/smallCalculations.ts` after a build: measures a small calculation on
 * a warm worker, from the call to its answer on the page's thread, and until the page shows the result: of the same inputs again
 * and of others; and in turn with them the press of a button that changes one word, which is what the browser itself takes.
 */
import { preview } from 'vite';
import { launch } from './pageRuns.ts';

const CALCULATIONS = 150;
const PATH = '/calculator/annealing-temperature';

export async function main(): Promise<number> {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchWorker);
    await page.goto(new URL(PATH, server.resolvedUrls?.local[0]).href);
    await page.locator('[data-state="editing"]').waitFor();
    await page.getByRole('button', { name: 'Try an example' }).click();
    const { calls, again, changed, empty } = await page.evaluate(
      (count) => (window as unknown as SmallWatch).calculate(count),
      CALCULATIONS,
    );
    console.log(`${CALCULATIONS} calculations of ${PATH}, the first one left out`);
    console.log(`call of the worker to its answer: ${quantiles(calls)}`);
    console.log(`an empty press to its paint: ${quantiles(empty)}`);
    for (const [name, presses] of Object.entries({ 'the same inputs': again, 'an input changed': changed })) {
      console.log(`Calculate pressed to the result in the page, ${name}: ${quantiles(presses.shown)}`);
      console.log(`Calculate pressed to the painted result, ${name}: ${quantiles(presses.painted)}`);
      console.log(
        `the painted result takes ${(median(presses.painted) / median(empty)).toFixed(2)} times an empty press`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

interface SmallWatch {
  calculate(count: number): Promise<{
    readonly calls: number[];
    readonly empty: number[];
    readonly again: Presses;
    readonly changed: Presses;
  }>;
}

/** Milliseconds from each press of Calculate until the page has the result, and until it is painted. */
interface Presses {
  readonly shown: number[];
  readonly painted: number[];
}

/** Runs in the page before its scripts, so it must be self-contained. */
function watchWorker(): void {
  const asked = new Map<unknown, number>();
  let calls: number[] = [];
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        const since = asked.get(data?.id);
        if (since !== undefined) calls.push(performance.now() - since);
        asked.delete(data?.id);
      });
    }
    override postMessage(message: { id?: unknown }, ...rest: unknown[]): void {
      if (message.id !== undefined) asked.set(message.id, performance.now());
      super.postMessage(message, ...(rest as [Transferable[]]));
    }
  };

  Object.assign(window, {
    async calculate(count) {
      const bench = document.querySelector('[data-state]') as HTMLElement;
      const submit = document.querySelector<HTMLButtonElement>('button[type="submit"]');
      const status = document.querySelector('[aria-labelledby="result-heading"] > [role="status"]') as HTMLElement;
      const box = document.querySelector('form input[inputmode="decimal"]') as HTMLInputElement;
      const again: Presses = { shown: [], painted: [] };
      const changed: Presses = { shown: [], painted: [] };
      const empty: number[] = [];
      const paint = () =>
        new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
      // Until nothing fades any more: a press during an animation waits for its next frame.
      const rest = () => new Promise((resolve) => setTimeout(resolve, 200));
      const word = document.createElement('button');
      word.addEventListener('click', () => {
        word.textContent = String(empty.length);
      });
      document.body.append(word);

      async function press({ shown, painted }: Presses): Promise<void> {
        const started = performance.now();
        const done = new Promise<void>((resolve) => {
          // The state is the same before and after: what is said is emptied and said again.
          const observer = new MutationObserver(() => {
            if (bench.dataset.state !== 'result' || status.textContent === '') return;
            observer.disconnect();
            resolve();
          });
          observer.observe(status, { childList: true, characterData: true, subtree: true });
        });
        submit?.click();
        await done;
        shown.push(performance.now() - started);
        painted.push((await paint()) - started);
        await rest();
      }

      function type(text: string): void {
        // React notices only what does not pass its own property of the box.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }

      const typed = Number(box.value);
      await press({ shown: [], painted: [] });
      calls = [];
      for (let round = 0; round < count; round += 1) {
        await press(again);
        type(String(typed + ((round + 1) % 2)));
        await rest();
        await press(changed);
        const pressed = performance.now();
        word.click();
        empty.push((await paint()) - pressed);
        await rest();
      }
      return { calls, again, changed, empty };
    },
  } satisfies SmallWatch);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

function quantiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2)} ms`;
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}, ${values.length} of them`;
}
