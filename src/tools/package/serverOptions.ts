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
  const unused = names.find((pattern) => !entries.some(({ name }) => fits(pattern, name)));
  if (unused !== undefined) return `No calculator is named '${unused}'.`;
  return entries.filter(({ name }) => names.some((pattern) => fits(pattern, name)));
}

/** Whether the parts between the stars follow each other in the name, the first at its beginning and the last at its end. */
function fits(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}
