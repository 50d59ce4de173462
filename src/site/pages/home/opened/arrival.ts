/** Takes what the window was opened for: files of the desktop, or what another app shared. */
import { OPENS, type Opens, type SharedItems, takeShared } from '#workers/sharedItems.ts';
import type { Received, ReceivedItem } from './received.ts';

/** The part of the Launch Handler API that is used; TypeScript's library does not declare it. */
interface LaunchParams {
  readonly files?: readonly FileSystemHandle[];
}
interface LaunchingWindow {
  readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
}

/** The browser hands on the files of a launch as soon as it is asked. */
const LAUNCHED_WITHIN_MS = 3000;

const NO_FILE =
  'No file came with this window. Choose it here under ‘Open a file’, or open it from the desktop once more.';
const NOTHING_SHARED =
  'What was shared is no longer here, because it was taken already or the page was loaded again. Share it once more.';

const FAULTS: Readonly<Record<Exclude<Opens, 'file' | 'shared'>, string>> = {
  'shared-too-large':
    'More was shared than the site takes: at most 20 files, 256 MB together. Choose a larger file on the page of a calculator, which reads it where it is.',
  'shared-no-room':
    'This device has no room left for what was shared, or its browser keeps nothing for this site. Free some space, or choose the file on the page of a calculator, which reads it where it is.',
  'shared-unreadable':
    'What was shared could not be read. Share it once more, or choose the file here under ‘Open a file’.',
};

/**
 * Returns what came with the address; null where the address is not for anything that comes from outside.
 *
 * @param search query of the address, untrusted
 */
export async function arrival(search: string): Promise<Received | null> {
  const opens = new URLSearchParams(search).get(OPENS);
  if (opens === 'file') return launched();
  if (opens === 'shared') return shared(await takeShared());
  return isFault(opens) ? nothing(FAULTS[opens]) : null;
}

function isFault(opens: string | null): opens is keyof typeof FAULTS {
  return opens !== null && Object.hasOwn(FAULTS, opens);
}

function nothing(fault: string): Received {
  return { items: [], fault, isArrival: true };
}

async function launched(): Promise<Received> {
  const { launchQueue } = window as LaunchingWindow;
  if (launchQueue === undefined) return nothing(NO_FILE);
  const handles = await new Promise<readonly FileSystemHandle[]>((resolve) => {
    setTimeout(() => resolve([]), LAUNCHED_WITHIN_MS);
    launchQueue.setConsumer(({ files = [] }) => resolve(files));
  });
  if (handles.length === 0) return nothing(NO_FILE);
  return { items: await Promise.all(handles.map(itemOf)), fault: null, isArrival: true };
}

async function itemOf(handle: FileSystemHandle): Promise<ReceivedItem> {
  const { name } = handle;
  if (!isFileHandle(handle)) return { name, source: null };
  return { name, source: await handle.getFile().catch(() => null) };
}

function isFileHandle(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

function shared(items: SharedItems | null): Received {
  if (items === null) return nothing(NOTHING_SHARED);
  const { title, text, url, files } = items;
  // Many apps put an address into the text.
  const words = [text, url].map((each) => each.trim()).find((each) => each !== '') ?? title.trim();
  const all: readonly ReceivedItem[] = [
    ...files.map((file) => ({ name: file.name === '' ? 'Shared file' : file.name, source: file })),
    // What an app says about the files that it shares is not a question.
    ...(words === '' || files.length > 0 ? [] : [{ name: 'Shared text', source: words }]),
  ];
  return all.length === 0 ? nothing(NOTHING_SHARED) : { items: all, fault: null, isArrival: true };
}
