/** The options with which the MCP server is started. */

export interface ServerOptions {
  /** The folder whose files may be read; null: none but the roots of the client. */
  readonly files: string | null;
  /** Names of calculators that have a tool of their own, '*' for any letters; empty: none has. */
  readonly tools: readonly string[];
}

/** What can be given, for whoever gives anything else. */
const USAGE = `Options of the server:
  --tools dog-*,molarity   a tool of its own for each of these calculators
  --all-tools              a tool of its own for every calculator
  --files <folder>         files in this folder may be read`;

/** @returns a text where an option is not understood */
export function serverOptions(args: readonly string[]): ServerOptions | string {
  let files: string | null = null;
  let tools: readonly string[] = [];
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [, name = word, inline] = /^(--[a-z-]+)=(.*)$/.exec(word) ?? [];
    if (name === '--all-tools' && inline === undefined) tools = ['*'];
    else if (name === '--tools' || name === '--files') {
      const value = inline ?? words.shift() ?? '';
      if (value === '' || value.startsWith('--')) return `'${name}' needs a value.\n${USAGE}`;
      if (name === '--files') files = value;
      else tools = [...tools, ...value.split(',').filter((each) => each !== '')];
    } else return `'${word}' is no option.\n${USAGE}`;
  }
  return { files, tools };
}

/**
 * Returns the entries that the names stand for, in their own order.
 *
 * @returns a sentence for a name that stands for none
 */
export function chosenTools<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  names: readonly string[],
): readonly Entry[] | string {
  const patterns = names.map((name) => new RegExp(`^${name.replace(/[^a-z0-9*-]/gi, '\\$&').replaceAll('*', '.*')}$`));
  const unused = names.find((_, index) => !entries.some((entry) => patterns[index]?.test(entry.name)));
  if (unused !== undefined) return `No calculator is named '${unused}'.`;
  return entries.filter((entry) => patterns.some((pattern) => pattern.test(entry.name)));
}
