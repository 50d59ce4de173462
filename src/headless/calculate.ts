/** The command in its terminal. */
import { decodedText } from '#src/tables/fileText.ts';
import { EXIT, runCommand } from './command.ts';
import { isStandardInput, openFile, readBytes } from './sourceFiles.ts';
import { removeSpooled, spooled } from './spool.ts';

/** Signals that end the command, and the codes that shells know them by: 128 and the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', unwritten);
  // With the terminal gone there is nobody to tell.
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
  // Whoever reads may have enough before the end, as `head` does: no fault.
  if (code === 'EPIPE') process.exit(EXIT.calculated);
  process.stderr.write(`The answer could not be written: ${message}\n`);
  process.exit(EXIT.broken);
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
