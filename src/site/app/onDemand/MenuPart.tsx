import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { type CatalogEntry, findCalculator } from '#src/site/catalog/catalog.ts';
import { favorites, onFavorites } from '#src/site/catalog/favorites.ts';
import { recentlyUsed } from '#src/site/catalog/recentlyUsed.ts';
import { THEME_NAMES, THEMES, theme } from '../themeChoice.ts';

/** The menus of the header: `menu` is that of phones. */
export type MenuKind = 'animals' | 'favorites' | 'theme' | 'menu';

/** What only a script can offer in a menu while it is open. It also closes the menu: see `closesWhenLeft`. */
export function MenuPart({ kind }: { readonly kind: MenuKind }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = place.current?.closest('details');
    return menu ? closesWhenLeft(menu) : undefined;
  }, []);
  return (
    <div ref={place}>
      {kind === 'favorites' && <Kept />}
      {(kind === 'theme' || kind === 'menu') && <ThemeChoice />}
    </div>
  );
}

/**
 * Has an open menu close when one of its links is followed, when something outside of it is pressed or gets the focus, and by Escape.
 *
 * @returns what ends it
 */
function closesWhenLeft(menu: HTMLDetailsElement): () => void {
  const leave = ({ type, target }: Event): void => {
    const isInside = target instanceof Element && menu.contains(target);
    const isFollowed = type === 'click' && isInside && target.closest('a') !== null;
    if (!isInside || isFollowed) menu.open = false;
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The page would cancel a calculation.
    event.stopPropagation();
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  };
  document.addEventListener('click', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', closeByKey, true);
  return () => {
    document.removeEventListener('click', leave);
    document.removeEventListener('focusin', leave);
    document.removeEventListener('keydown', closeByKey, true);
  };
}

/** The marked calculators and those used last. */
function Kept() {
  const marked = useSyncExternalStore(onFavorites, () => favorites().join()).split(',');
  const [recent] = useState(recentlyUsed);
  const stars = entriesOf(marked);
  return (
    <>
      {stars.length === 0 && <p>Press the star beside the name of a calculator to keep it here.</p>}
      <Calculators heading="Favorites" entries={stars} />
      <Calculators heading="Recently used" entries={entriesOf(recent.filter((id) => !marked.includes(id)))} />
    </>
  );
}

function entriesOf(ids: readonly string[]): readonly CatalogEntry[] {
  return ids.flatMap((id) => findCalculator(id) ?? []);
}

function Calculators({ heading, entries }: { readonly heading: string; readonly entries: readonly CatalogEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <p aria-hidden="true">{heading}</p>
      <ul aria-label={heading}>
        {entries.map(({ id, name, path }) => (
          <li key={id}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Light, dark, or the system's theme. */
function ThemeChoice() {
  const chosen = theme.use();
  return (
    <fieldset>
      <legend>Theme</legend>
      {THEMES.map((each) => (
        <label key={each}>
          <input type="radio" name="theme" value={each} checked={each === chosen} onChange={() => theme.set(each)} />
          {THEME_NAMES[each]}
        </label>
      ))}
    </fieldset>
  );
}
