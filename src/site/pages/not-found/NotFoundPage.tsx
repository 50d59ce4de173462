import { Lost } from './Lost.tsx';
import { MissingPage } from './MissingPage.tsx';

/** The text of the page for unknown URLs. */
const NOT_FOUND = {
  heading: 'Page Not Found',
  text: "The page you're looking for doesn't exist.",
  link: { to: '/', label: 'Back to Home' },
} as const;

/** The page for unknown URLs. */
export function NotFoundPage() {
  return <MissingPage {...NOT_FOUND} drawing={<Lost />} />;
}
