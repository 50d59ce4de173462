import type { BundledPackage } from './bundledPackages.ts';

const RULE = '='.repeat(80);

/** Browsers take a text for UTF-8 by this, whatever their host says of it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The copyright and licence of every package that the site holds code of; packages of one text stand together. */
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
