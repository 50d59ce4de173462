/** Opens files, pipes and the standard input named on the command line. */
import { createReadStream, openAsBlob } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandMistake } from './commandMistake.ts';
import { spooled } from './spool.ts';

/** Names of the standard input in shells and systems. */
const STANDARD_INPUT: readonly string[] = ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'];

export function isStandardInput(file: string): boolean {
  return STANDARD_INPUT.includes(file);
}

/**
 * Reads all bytes of a file, of a pipe to its end or of the standard input.
 *
 * @throws CommandMistake where it cannot be read
 */
export async function readBytes(file: string): Promise<Uint8Array> {
  return explained(file, async () => (isStandardInput(file) ? buffer(process.stdin) : readFile(await readable(file))));
}

/**
 * Returns a file on disk, or the stored content of a pipe, which lasts as long as the command.
 *
 * @throws CommandMistake where it cannot be read
 */
export async function openFile(file: string): Promise<File> {
  return explained(file, async () => {
    if (isStandardInput(file)) return spooled(process.stdin, 'standard input');
    const path = await readable(file);
    if (!(await stat(path)).isFile()) return spooled(createReadStream(path), basename(file));
    // A Blob of a file is opened only when it is read, and its error does not tell the cause.
    await (await open(path)).close();
    return new File([await openAsBlob(path)], basename(file));
  });
}

/** Resolves a path against the folder in which npm was run; npm runs scripts in the top folder. */
async function readable(file: string): Promise<string> {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  return path;
}

async function explained<T>(file: string, reading: () => Promise<T>): Promise<T> {
  try {
    return await reading();
  } catch (error) {
    throw new CommandMistake(unreadable(file, error));
  }
}

function unreadable(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file '${file}'`;
    case 'EISDIR':
      return `'${file}' is a folder, not a file`;
    case 'EACCES':
    case 'EPERM':
      return `'${file}' cannot be read: permission denied`;
    default:
      return `'${file}' cannot be read: ${message}`;
  }
}
