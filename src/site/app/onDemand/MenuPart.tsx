import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { closesWhenLeft } from '#src/engine/ui/onDemand/closesWhenLeft.ts';
import { type CatalogEntry, findCalculator } from '#src/site/catalog/catalog.ts';
import { favorites, onFavorites } from '#src/site/catalog/favorites.ts';
import { recentlyUsed } from '#src/site/catalog/recentlyUsed.ts';
import { THEME_NAMES, THEMES, theme } from '../themeChoice.ts';

/** The menus of the header: `menu` is that of phones. */
export type MenuKind = 'animals' | 'favorites' | 'theme' | 'menu';

/** What only a script can offer in a menu while it is open. It also closes the menu. */
export function MenuPart({ kind }: { readonly kind: MenuKind }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = place.current?.closest('details');
    return menu ? closes(menu) : undefined;
  }, []);
  return (
    <div ref={place}>
      {kind === 'favorites' && <Kept />}
      {(kind === 'theme' || kind === 'menu') && <ThemeChoice />}
    </div>
  );
}

/**
 * Has an open menu close when it is left or one of its links is followed.
 *
 * @returns what ends it
 */
function closes(menu: HTMLDetailsElement): () => void {
  const end = closesWhenLeft(menu, (fromWithin) => {
    if (fromWithin) menu.querySelector('summary')?.focus();
    menu.open = false;
  });
  const follow = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a') !== null) menu.open = false;
  };
  menu.addEventListener('click', follow);
  return () => {
    end();
    menu.removeEventListener('click', follow);
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
