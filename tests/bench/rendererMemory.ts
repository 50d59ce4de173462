import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** Samples the resident memory of the largest renderer until it is stopped. */
export async function watchMemory(browser: Browser): Promise<{ stop(): number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  await session.detach();
  const resident = () => Math.max(...renderers.map(residentBytes));
  const base = resident();
  let peak = base;
  const timer = setInterval(() => {
    peak = Math.max(peak, resident());
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(peak, resident()) - base;
    },
  };
}

function residentBytes(id: number): number {
  try {
    const [, kilobytes = Number.NaN] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
