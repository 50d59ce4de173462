/** Runs the command in this process: captures its output and provides files from the test. */
import { EXIT, runCommand } from '#src/tools/cli/command.ts';
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
export async function command(
  args: readonly string[],
  files: Readonly<Record<string, string | File>> = {},
): Promise<CommandRun> {
  let out = '';
  let err = '';
  const fileNamed = (name: string): string | File => {
    const file = files[name];
    if (file === undefined) throw new Error(`the test has no file '${name}'`);
    return file;
  };
  const code = await runCommand(args, {
    read: async (name) => fileNamed(name) as string,
    open: async (name) => fileNamed(name) as File,
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
