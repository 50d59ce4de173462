/** Files that an agent names: read only from the folder of `--files` and from the roots of the client. */
import { openAsBlob } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';

/** Opens a file; a sentence where it may not, or cannot, be read. */
export type OpenFile = (path: string) => Promise<File | string>;

/** @param folder of `--files`; null: none was named */
export function fileOpener(server: Server, folder: string | null): OpenFile {
  return async (path) => {
    const folders = await realFolders([...(folder === null ? [] : [folder]), ...(await rootsOf(server))]);
    if (folders.length === 0)
      return "This server may read no files: start it with '--files <folder>', or let the client name a folder as a root.";
    for (const each of folders) {
      const whole = await realFile(each, path);
      if (whole !== null) return new File([await openAsBlob(whole)], basename(whole));
    }
    // The same for a file elsewhere: whether it exists is not told.
    return `There is no file '${path}' in the folders that this server may read.`;
  };
}

/** Folders that the client names; none where it cannot, or does not answer. */
async function rootsOf(server: Server): Promise<readonly string[]> {
  if (server.getClientCapabilities()?.roots === undefined) return [];
  const { roots } = await server.listRoots().catch(() => ({ roots: [] }));
  return roots.flatMap(({ uri }) => {
    try {
      return [fileURLToPath(uri)];
    } catch {
      return [];
    }
  });
}

async function realFolders(folders: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(folders.map((folder) => realpath(folder).catch(() => null)));
  return found.filter((folder) => folder !== null);
}

/** Where links lead is what counts. Null for what is not a file in the folder: a device might never end. */
async function realFile(folder: string, path: string): Promise<string | null> {
  try {
    const whole = await realpath(resolve(folder, path));
    const within = relative(folder, whole);
    const isInside = within !== '..' && !/^\.\.[/\\]/.test(within) && !isAbsolute(within);
    return isInside && (await stat(whole)).isFile() ? whole : null;
  } catch {
    return null;
  }
}
