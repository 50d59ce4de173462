/** The sources as text, read from disk, which is ten times faster than through Vite. */
import { readdirSync, readFileSync } from 'node:fs';

/** AssemblyScript: another language, with imports of its own kind. */
const ASSEMBLY = 'workers/kernel/assembly/';

/**
 * @param folders from the repository root
 * @returns text by path from the repository root, in the order of the paths: 'src/engine/kit/fields.ts'
 */
export function sourceFiles(folders: readonly string[], ending: RegExp = /\.tsx?$/): Readonly<Record<string, string>> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return Object.fromEntries(
    paths
      .filter((path) => ending.test(path) && !path.startsWith(ASSEMBLY) && !path.includes('/node_modules/'))
      .toSorted()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}
