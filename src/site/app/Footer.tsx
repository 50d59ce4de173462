import { Link } from 'react-router-dom';
import { BRAND } from '#src/engine/kit/brand.ts';
import { AGREEMENT_PATH, ANIMALS_PATH, NOTEBOOK_PATH } from '#src/engine/kit/siteAddress.ts';
import { CATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { ALL_PATH } from './siteLinks.ts';

/** The footer of every page. Offers the shortcuts to visitors who do not know the key that shows them. */
export function Footer({ onShortcuts }: { readonly onShortcuts: () => void }) {
  return (
    <footer data-print="no">
      <nav aria-label="Footer">
        <ul>
          {CATEGORIES.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/category/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <Link to={ALL_PATH}>All calculators, A to Z</Link>
          </li>
          <li>
            <Link to={NOTEBOOK_PATH}>Notebook</Link>
          </li>
          <li>
            <Link to={ANIMALS_PATH}>My animals</Link>
          </li>
          <li>
            <Link to={AGREEMENT_PATH}>Compared with other programs</Link>
          </li>
          <li>
            <a href="/third-party-notices.txt">Licenses</a>
          </li>
          <li>
            <button type="button" onClick={onShortcuts}>
              Keyboard shortcuts
            </button>
          </li>
        </ul>
      </nav>
      <p>
        © {__BUILD_YEAR__} {BRAND}. Everything is computed on your own device. No account, no cookies, no tracking.
      </p>
    </footer>
  );
}
