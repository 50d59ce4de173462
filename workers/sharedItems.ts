/**
 * What another app shared with the site: kept by the service worker, without a network, until Home takes it, once. A later
 * share replaces one that was never taken. Everything in it is untrusted: any site can send such a form.
 */

/** Home, opened for something that comes from outside; `opens` of the query says what. */
export const HOME_PATH = '/';
export const OPENS = 'opens';

/** Values of `opens`: a file of the desktop, what was shared, or why that was not kept. */
export type Opens = 'file' | 'shared' | ShareFault;
export type ShareFault = 'shared-too-large' | 'shared-no-room' | 'shared-unreadable';

/** What was shared. */
export interface SharedItems {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly files: readonly File[];
}

/** Files beyond these are to be chosen on a page, which reads them where they are. */
export const MOST_SHARED_BYTES = 256 * 1024 * 1024;
export const MOST_SHARED_FILES = 20;

/** The names that the web manifest gives to the parts of the form. */
export const SHARE_PARTS = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

const CACHE = 'shared-items';
const WORDS = '/shared-items/words';
const FILE = '/shared-items/file-';
/** Header of a kept file: its name, encoded. */
const NAME = 'x-name';

/**
 * Keeps what a form shares, in place of what was kept before. Never rejects.
 *
 * @returns how Home is to be opened
 */
export async function keepShared(request: Request): Promise<Opens> {
  const form = await request.formData().catch(() => null);
  if (form === null) return 'shared-unreadable';
  try {
    const files = form.getAll(SHARE_PARTS.files).filter(isFile);
    const words = {
      title: wordsIn(form, SHARE_PARTS.title),
      text: wordsIn(form, SHARE_PARTS.text),
      url: wordsIn(form, SHARE_PARTS.url),
    };
    const said = JSON.stringify(words);
    const size = files.reduce((sum, file) => sum + file.size, said.length);
    await caches.delete(CACHE);
    if (size > MOST_SHARED_BYTES || files.length > MOST_SHARED_FILES) return 'shared-too-large';
    const cache = await caches.open(CACHE);
    await cache.put(WORDS, new Response(said));
    for (const [index, file] of files.entries())
      await cache.put(`${FILE}${index}`, new Response(file, { headers: { [NAME]: encodeURIComponent(file.name) } }));
    return 'shared';
  } catch {
    // The storage is full or unavailable. A part of what was shared is worse than nothing.
    await forgetShared();
    return 'shared-no-room';
  }
}

async function forgetShared(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // There is no storage, and nothing in it.
  }
}

/** Takes what was shared, and removes it from the storage; null where there is nothing. */
export async function takeShared(): Promise<SharedItems | null> {
  try {
    if (!(await caches.has(CACHE))) return null;
    const cache = await caches.open(CACHE);
    const words: unknown = await (await cache.match(WORDS))?.json();
    const files: File[] = [];
    for (const kept of await cache.matchAll()) {
      const name = kept.headers.get(NAME);
      if (name !== null) files.push(new File([await kept.blob()], decodeURIComponent(name)));
    }
    await caches.delete(CACHE);
    return { title: wordAt(words, 'title'), text: wordAt(words, 'text'), url: wordAt(words, 'url'), files };
  } catch {
    return null;
  }
}

/** An app that shares no file may send an empty one without a name. */
function isFile(part: FormDataEntryValue): part is File {
  return typeof part !== 'string' && (part.size > 0 || part.name !== '');
}

function wordsIn(form: FormData, part: string): string {
  const value = form.get(part);
  return typeof value === 'string' ? value : '';
}

function wordAt(words: unknown, key: string): string {
  const value: unknown = typeof words === 'object' && words !== null ? Reflect.get(words, key) : '';
  return typeof value === 'string' ? value : '';
}
