import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER_DIRECTORY } from './serverDirectory.ts';

/** What the bundle for Node exports. */
export type Server = typeof import('../../entry-server.tsx');

/** Loads the bundle for Node, which is built first: the browser's bundle contains what it computes. */
export async function builtServer(root: string): Promise<Server> {
  return (await import(pathToFileURL(join(root, SERVER_DIRECTORY, 'entry-server.js')).href)) as Server;
}
