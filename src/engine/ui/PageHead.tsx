import { BRAND } from '#src/engine/kit/brand.ts';
import { addressOf, picturePath } from '#src/engine/kit/siteAddress.ts';

/**
 * A page's metadata for search engines and social networks. React moves it into the document's head and updates it on
 * navigation.
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
  /** Path of the page's canonical URL; null for a page that must not be indexed. */
  readonly path: string | null;
}

/** The canonical URL, and the preview of a shared link. */
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

/** Returns '{title} | {brand}': the title of every page but Home. */
export function branded(title: string): string {
  return `${title} | ${BRAND}`;
}
