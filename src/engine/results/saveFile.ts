/** Downloads a file. Call it from an event; the object URL lives long enough for the browser to fetch it. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Returns text or a key as part of a file name: lower-case letters and digits joined by hyphens. */
export function fileSlug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the name of the open page, as the first part of a file name. Call it from an event. */
export function pageSlug(): string {
  return fileSlug(document.title.split(' | ', 1)[0] ?? '');
}
