/** Runs the command in this process: captures its output and provides files from the test. */
import { decodedText } from '#src/engine/tables/fileText.ts';
import { EXIT, runCommand } from '#src/tools/cli/command.ts';
import { openFile, readBytes } from '#src/tools/cli/sourceFiles.ts';
import { spooled } from '#src/tools/cli/spool.ts';
import type { Issue } from '#workers/contract.ts';

export interface CommandRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** One calculation as the command prints it. */
export interface PrintedAnswer {
  readonly calculator: string;
  readonly kept?: Readonly<Record<string, string>>;
  readonly warning?: readonly string[];
  readonly input?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly says?: readonly string[];
  readonly shown?: readonly { readonly field: string; readonly label: string; readonly text: string }[];
  readonly issues?: readonly Issue[];
}

/** @param files by name; '-' is the standard input */
export function command(
  args: readonly string[],
  files: Readonly<Record<string, string | File>> = {},
): Promise<CommandRun> {
  const fileNamed = (name: string): string | File => {
    const file = files[name];
    if (file === undefined) throw new Error(`the test has no file '${name}'`);
    return file;
  };
  return captured(args, {
    read: async (name) => fileNamed(name) as string,
    open: async (name) => fileNamed(name) as File,
  });
}

/** With the files of the folder that the environment's INIT_CWD names. A start of Node costs more than most calculations. */
export function commandOnDisk(args: readonly string[]): Promise<CommandRun> {
  return captured(args, { read: async (name) => decodedText(await readBytes(name)), open: openFile });
}

async function captured(
  args: readonly string[],
  files: Pick<Parameters<typeof runCommand>[1], 'read' | 'open'>,
): Promise<CommandRun> {
  let out = '';
  let err = '';
  const code = await runCommand(args, {
    ...files,
    keep: (chunks, name) => spooled(chunks, name),
    out: async (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

/** The answer to inputs given as JSON, whether calculated or refused. */
export async function answerTo(calculator: string, inputs: unknown): Promise<PrintedAnswer & CommandRun> {
  const run = await command([calculator], { '-': JSON.stringify(inputs) });
  if (run.code === EXIT.mistake) throw new Error(run.err);
  return { ...(JSON.parse(run.out) as PrintedAnswer), ...run };
}
