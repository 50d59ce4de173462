/**
 * `npm run replay log.json`: exits with 0 when the run matches the recording, 1 where it differs, 2 when the log cannot
 * be read.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readEventLog, UnreadableLog } from './readEventLog.ts';
import { replayLines, replayLog } from './replayLog.ts';

export async function main([file]: readonly string[]): Promise<number> {
  if (file === undefined) {
    console.error('Name the log to replay: npm run replay log.json');
    return 2;
  }
  try {
    // npm runs a script in the repository root, but the path is relative to where npm was called.
    const log = await readEventLog(await readFile(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
    const replayed = replayLog(log);
    console.log(
      `${[log.calculator, ...(log.analysis === undefined ? [] : [log.analysis])].join(', ')}, copied ${log.copied.replace(/[^\w:.+-]/g, '')}`,
    );
    for (const line of replayLines(replayed)) console.log(line);
    return replayed.differing.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnreadableLog) && !isFileError(error)) throw error;
    console.error(error.message);
    return 2;
  }
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
