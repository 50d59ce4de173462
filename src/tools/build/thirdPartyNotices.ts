import type { BundledPackage } from './bundledPackages.ts';

const RULE = '='.repeat(80);

/** Makes browsers decode the text as UTF-8, regardless of what the host declares. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the copyright and license of every package whose code is in the site; packages with identical texts are
 * grouped.
 */
export function thirdPartyNotices(packages: readonly BundledPackage[], site: string): string {
  const texts = [...new Set(packages.map(({ text }) => text))];
  const parts = texts.map((text) => {
    const sharing = packages.filter((each) => each.text === text);
    return [RULE, ...sharing.map(({ name, version, licence }) => `${name} ${version} (${licence})`), '', text, ''].join(
      '\n',
    );
  });
  return `${BYTE_ORDER_MARK}${site} contains code of the packages below, each under its own license.\n\n${parts.join('\n')}`;
}
