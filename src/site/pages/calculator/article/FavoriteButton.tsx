import Star from 'lucide-react/icons/star';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { color, RADIUS } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { isFavorite, onFavorites, setFavorite } from '#src/site/catalog/favorites.ts';

/** Marks a calculator as a favorite on this device: Home and the search window show those. */
export function FavoriteButton({ id }: { readonly id: string }) {
  const isMarked = useSyncExternalStore(
    onFavorites,
    () => isFavorite(id),
    () => false,
  );
  const [said, say] = useState('');

  function toggle(): void {
    setFavorite(id, !isMarked);
    say(isFavorite(id) === isMarked ? 'This browser does not keep favorites' : '');
  }

  return (
    <>
      <Toggle type="button" aria-pressed={isMarked} aria-label="Favorite" title="Favorite" onClick={toggle}>
        <Star aria-hidden size={20} fill={isMarked ? 'currentColor' : 'none'} />
      </Toggle>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const Toggle = styled.button`
  /* No line of text, whose height would change when the star comes. */
  display: flex;
  align-items: center;
  justify-content: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('inkMuted')};
  &:hover { background: ${color('sunken')}; color: ${color('ink')}; }
  &[aria-pressed='true'] { color: ${color('accent')}; }
`;
