/** Files, pipes and the standard input that a call names. */
import { createReadStream, openAsBlob } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandMistake } from './commandMistake.ts';
import { spooled } from './spool.ts';

/** What the shell and the system call the standard input. */
const STANDARD_INPUT: readonly string[] = ['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'];

export function isStandardInput(file: string): boolean {
  return STANDARD_INPUT.includes(file);
}

/**
 * All bytes of a file, of a pipe to its end or of the standard input.
 *
 * @throws CommandMistake where it cannot be read
 */
export async function readBytes(file: string): Promise<Uint8Array> {
  return explained(file, async () => (isStandardInput(file) ? buffer(process.stdin) : readFile(await readable(file))));
}

/**
 * A file as it lies on the disk, or what came through a pipe, kept for as long as the command runs.
 *
 * @throws CommandMistake where it cannot be read
 */
export async function openFile(file: string): Promise<File> {
  return explained(file, async () => {
    if (isStandardInput(file)) return spooled(process.stdin, 'standard input');
    const path = await readable(file);
    if (!(await stat(path)).isFile()) return spooled(createReadStream(path), basename(file));
    // A Blob of a file opens it when it is read, and tells nothing of what is in the way.
    await (await open(path)).close();
    return new File([await openAsBlob(path)], basename(file));
  });
}

/** Where the file lies; npm runs a script in the top folder, and paths are meant from where npm was called. */
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
