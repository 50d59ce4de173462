/** `npm run checksums`: records the checksums of the current tables, and prints the changes. */
import { writeFileSync } from 'node:fs';
import {
  allChanges,
  CHECKSUM_FILE,
  ENTRY_FILE,
  type Recorded,
  readRecorded,
  tableChecksum,
} from './recordedChecksums.ts';
import { REFERENCE_FILES } from './referenceTables.ts';

/** Returns the exit code: 1 in CI, because a person must compare a change with its source. */
export async function main(): Promise<number> {
  if (process.env.CI) {
    console.error('npm run checksums does not run in CI: somebody has to compare what changed with its source.');
    return 1;
  }
  const recorded = readRecorded();
  const changes = allChanges(REFERENCE_FILES, recorded);
  const { files, entries } = recordOfToday(recorded);
  writeJson(CHECKSUM_FILE, files);
  writeJson(ENTRY_FILE, entries);
  for (const change of changes) console.log(change);
  console.log(
    changes.length === 0
      ? 'No table has changed.'
      : `Recorded. Compare each with its source, and say under \`taken\` in ${CHECKSUM_FILE} where the new values are from.`,
  );
  return 0;
}

function recordOfToday(recorded: Recorded): Recorded {
  const sums = REFERENCE_FILES.flatMap(({ file, tables }) =>
    Object.entries(tables).map(([name, table]) => ({ file, name, ...tableChecksum(table) })),
  );
  return {
    files: Object.fromEntries(
      REFERENCE_FILES.map(({ file, sources }) => [
        file,
        {
          sources: sources.join(', '),
          taken: recorded.files[file]?.taken ?? '',
          sha256: Object.fromEntries(sums.filter((sum) => sum.file === file).map(({ name, sha256 }) => [name, sha256])),
        },
      ]),
    ),
    entries: Object.fromEntries(
      sums.flatMap(({ file, name, entries }) => (entries === undefined ? [] : [[`${file} → ${name}`, entries]])),
    ),
  };
}

function writeJson(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
