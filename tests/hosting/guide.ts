/** The examples of docs/hosting.md, verbatim. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');

/** The host name and the folder of the site in the examples. */
export const GUIDE_HOST = 'example.org';
export const GUIDE_FOLDER = '/srv/site/dist';

export function guideText(): string {
  return readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
}

/**
 * @param language of the fenced block
 * @param replaced replacements for this machine: addresses, paths and certificates. Each must occur in the example
 */
export function exampleFor(language: 'nginx' | 'caddy', replaced: readonly (readonly [RegExp, string])[]): string {
  const [, block] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(guideText()) ?? [];
  if (block === undefined) throw new Error(`docs/hosting.md has no example for ${language}`);
  return replaced.reduce((text, [pattern, here]) => {
    if (text.search(pattern) === -1) throw new Error(`the example for ${language} has no ${pattern}`);
    return text.replace(pattern, () => here);
  }, block);
}
