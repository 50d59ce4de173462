import { Lost } from './Lost.tsx';
import { MissingPage } from './MissingPage.tsx';
import { NOT_FOUND } from './notFound.ts';

/** The page for unknown URLs. */
export function NotFoundPage() {
  return <MissingPage {...NOT_FOUND} drawing={<Lost />} />;
}
