/**
 * The longest task of a page's main thread, by processor time. On a busy machine, a gap in the event loop also includes
 * time in which the page was not scheduled; this does not.
 */
import type { Browser } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Watches the page threads of all renderers until it is stopped. */
export async function watchTasks(browser: Browser): Promise<{ stop(): Promise<number> }> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'] },
    transferMode: 'ReportEvents',
  });
  return {
    /** Milliseconds. */
    async stop() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      await session.detach();
      const threads = new Set<string>();
      for (const { name, args, pid, tid } of events)
        if (name === 'thread_name' && args.name === 'CrRendererMain') threads.add(`${pid}:${tid}`);
      let longest = 0;
      for (const { name, pid, tid, tdur = 0 } of events)
        if (name.endsWith('::RunTask') && threads.has(`${pid}:${tid}`)) longest = Math.max(longest, tdur);
      return longest / 1000;
    },
  };
}
