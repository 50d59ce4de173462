import { BRAND } from '#src/kit/brand.ts';
import { addressOf, picturePath } from '#src/kit/siteAddress.ts';

/**
 * What a page says of itself to search engines and social networks. React moves it into the document's head and keeps it
 * right when the page changes without a load.
 */
export function PageHead({ title, description, keywords, path }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SharedHead title={title} description={description} path={path} />
      )}
    </>
  );
}

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The page's one address; null for a page that is not to be found. */
  readonly path: string | null;
}

/** The page's one address, and how a link to it looks where it is shared. */
function SharedHead({ title, description, path }: SharedHeadProps) {
  const address = addressOf(path);
  const picture = addressOf(picturePath(path));
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={title} />
    </>
  );
}

interface SharedHeadProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** '{title} | {brand}': how every page but Home is titled. */
export function branded(title: string): string {
  return `${title} | ${BRAND}`;
}
