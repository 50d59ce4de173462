import { Link } from 'react-router-dom';
import { BRAND } from '#src/engine/kit/brand.ts';
import { NOTEBOOK_PATH } from '#src/engine/kit/siteAddress.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { ALL_PATH, ANIMALS, EMERGENCY, MY_ANIMALS, partOf, type SiteLink } from './siteLinks.ts';

interface HeaderProps {
  readonly pathname: string;
  readonly onFind: () => void;
}

/**
 * The header of every page. Its links are in the page twice, in a row and in the menu of phones, of which `frameStyle.ts` shows one:
 * what is in a closed `<details>` cannot be shown outside of it.
 */
export function Header({ pathname, onFind }: HeaderProps) {
  const part = partOf(pathname);
  const isHome = pathname === '/';
  return (
    <header data-print="no">
      <Link className="brand" to="/">
        {BRAND}
      </Link>
      <nav aria-label="Site">
        <Area name="Bench" id="biology" part={part} area="bench" />
        <Area name="Chemistry" id="chemistry" part={part} area="chemistry" />
        <HeaderMenu kind="animals" name="Animals" isCurrent={part === 'animals'}>
          <Links of={[...ANIMALS, MY_ANIMALS, EMERGENCY]} />
        </HeaderMenu>
        <Area name="Statistics" id="statistics" part={part} area="bench" />
        <Link className="all" to={ALL_PATH}>
          All calculators
        </Link>
        <Emergency />
      </nav>
      {part === 'animals' && (
        <Link className="emergency" to={EMERGENCY.to}>
          Emergency
        </Link>
      )}
      <button className="find" type="button" hidden={isHome} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
        <span>Find a calculator</span>
      </button>
      <HeaderMenu kind="favorites" name="Favorites">
        <Links of={[NOTEBOOK]} />
      </HeaderMenu>
      <HeaderMenu kind="theme" name="Theme" />
      <HeaderMenu kind="menu" name="Menu">
        <nav aria-label="Site">
          <Emergency />
          <Links of={ALL} />
        </nav>
      </HeaderMenu>
    </header>
  );
}

const NOTEBOOK: SiteLink = { name: 'Notebook', to: NOTEBOOK_PATH };
const ALL: readonly SiteLink[] = [
  { name: 'Bench', to: '/category/biology' },
  { name: 'Chemistry', to: '/category/chemistry' },
  ...ANIMALS,
  MY_ANIMALS,
  { name: 'Statistics', to: '/category/statistics' },
  { name: 'All calculators', to: ALL_PATH },
  NOTEBOOK,
];

interface AreaProps {
  readonly name: string;
  /** Of its category. */
  readonly id: string;
  readonly part: string | undefined;
  /** Whose color marks it. */
  readonly area: 'bench' | 'chemistry';
}

function Area({ name, id, part, area }: AreaProps) {
  return (
    <Link to={`/category/${id}`} data-area={area} aria-current={part === id || undefined}>
      {name}
    </Link>
  );
}

function Emergency() {
  return (
    <Link className="emergency" to={EMERGENCY.to}>
      {EMERGENCY.name}
    </Link>
  );
}

function Links({ of: links }: { readonly of: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ name, to }) => (
        <li key={name}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
