/** Runs the command in its terminal. */
import { decodedText } from '#src/engine/tables/fileText.ts';
import { EXIT, runCommand } from './command.ts';
import { isStandardInput, openFile, readBytes } from './sourceFiles.ts';
import { removeSpooled, spooled } from './spool.ts';

/** Signals that end the command, with their shell exit codes: 128 plus the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', unwritten);
  // Without a terminal, errors cannot be reported.
  process.stderr.on('error', () => {});
  process.on('exit', removeSpooled);
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
  try {
    return await runCommand(args, {
      read: async (file) => {
        if (isStandardInput(file) && process.stdin.isTTY)
          process.stderr.write('Type the inputs and end them with Ctrl-D; --help names them.\n');
        return decodedText(await readBytes(file));
      },
      open: openFile,
      keep: spooled,
      out: printed,
      err: (words) => process.stderr.write(words),
    });
  } catch (error) {
    process.stderr.write(`The calculation broke: ${error instanceof Error ? error.stack : error}\n`);
    return EXIT.broken;
  }
}

function unwritten({ code, message }: NodeJS.ErrnoException): never {
  // The reader may close the pipe early, as `head` does: not an error.
  if (code === 'EPIPE') process.exit(EXIT.calculated);
  process.stderr.write(`The answer could not be written: ${message}\n`);
  process.exit(EXIT.broken);
}

/**
 * Resolves once the text is flushed: the reader of a genome may be slower than its producer. If it cannot be written,
 * the process ends.
 */
function printed(words: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(words, (error) => {
      if (!error) resolve();
    });
  });
}
