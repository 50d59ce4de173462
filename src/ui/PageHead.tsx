import { BRAND } from '#src/kit/brand.ts';

/** Title, description and keywords of a page; React moves them into the document's head. */
export function PageHead({ title, description, keywords }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
    </>
  );
}

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** '{title} | {brand}': how every page but Home is titled. */
export function branded(title: string): string {
  return `${title} | ${BRAND}`;
}
