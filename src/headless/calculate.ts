/** The command in its terminal. */
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { decodedText } from '#src/batch/fileText.ts';
import { EXIT, runCommand } from './command.ts';
import { CommandMistake } from './commandMistake.ts';

export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', unwritten);
  try {
    return await runCommand(args, {
      read: async (file) =>
        decodedText(await (file === '-' ? buffer(process.stdin) : found(file, readFile(fromCaller(file))))),
      open: async (file) => new File([await found(file, openAsBlob(fromCaller(file)))], basename(file)),
      out: printed,
      err: (words) => process.stderr.write(words),
    });
  } catch (error) {
    process.stderr.write(`The calculation broke: ${error instanceof Error ? error.stack : error}\n`);
    return EXIT.broken;
  }
}

function unwritten({ code, message }: NodeJS.ErrnoException): never {
  // Whoever reads may have enough before the end, as `head` does: no fault.
  if (code === 'EPIPE') process.exit(EXIT.calculated);
  process.stderr.write(`The answer could not be written: ${message}\n`);
  process.exit(EXIT.broken);
}

/** npm runs a script in the top folder: paths are meant from where npm was called. */
function fromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file);
}

/**
 * Settles once the words are on their way: whoever reads a genome may be slower than it is made. Where they cannot be
 * written, the process ends.
 */
function printed(words: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(words, (error) => {
      if (!error) resolve();
    });
  });
}

async function found<T>(file: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new CommandMistake(`'${file}' cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
