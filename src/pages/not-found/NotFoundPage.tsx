import { MissingPage } from './MissingPage.tsx';
import { NOT_FOUND } from './notFound.ts';

/** The answer to every address that names nothing. */
export function NotFoundPage() {
  return <MissingPage {...NOT_FOUND} />;
}
