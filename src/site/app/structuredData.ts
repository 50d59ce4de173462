import { BRAND } from '#src/engine/kit/brand.ts';
import { addressOf, picturePath } from '#src/engine/kit/siteAddress.ts';
import { type PageFacts, pageFacts } from './pageFacts.ts';

/**
 * Returns a page's data for search engines in the vocabulary of schema.org, as JSON-LD: the calculator as a free web
 * application or the page as such, its breadcrumbs, and the questions that the page answers, verbatim.
 */
export async function structuredData(path: string): Promise<object> {
  const facts = await pageFacts(path);
  const graph = [mainThing(path, facts), ...breadcrumbs(facts), ...questions(facts)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function mainThing(path: string, { heading, purpose, calculates }: PageFacts): object {
  const common = { url: addressOf(path), inLanguage: 'en' };
  if (path === '/') return { '@type': 'WebSite', ...common, name: BRAND, alternateName: heading };
  if (purpose === null) return { '@type': 'CollectionPage', ...common, name: heading };
  if (!calculates) return { '@type': 'WebPage', ...common, name: heading, description: purpose };
  return {
    '@type': 'WebApplication',
    ...common,
    name: heading,
    description: purpose,
    image: addressOf(picturePath(path)),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: BRAND, url: addressOf('/') },
  };
}

function breadcrumbs({ trail }: PageFacts): readonly object[] {
  if (trail.length < 2) return [];
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function questions({ questions: asked }: PageFacts): readonly object[] {
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
