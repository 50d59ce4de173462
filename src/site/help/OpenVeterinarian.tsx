/** A plain link to a map of veterinarians who are open. The site itself requests nothing; offline the words to type are there. */
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { MAP_SEARCH } from '#workers/reference/openVeterinarian.ts';
import { CALL_HEIGHT } from './CallLink.tsx';
import { type MapWords, openVeterinarianWords } from './openVeterinarianWords.ts';

interface OpenVeterinarianProps {
  /** For a horse or a farm animal. */
  readonly isFarm?: boolean;
}

export function OpenVeterinarian({ isFarm = false }: OpenVeterinarianProps) {
  const language = useSyncExternalStore(
    () => () => {},
    () => navigator.language,
    () => 'en',
  );
  // In English until those are loaded, as in the prerendered page, and where they cannot be.
  const [abroad, setAbroad] = useState<MapWords>({});
  useEffect(() => {
    if (language.startsWith('en')) return;
    import('./onDemand/wordsAbroad.ts').then(
      ({ wordsAbroad }) => setAbroad(wordsAbroad(isFarm)),
      () => {},
    );
  }, [language, isFarm]);
  const words = openVeterinarianWords(language, isFarm, abroad);
  return (
    <div>
      <Link
        href={`${MAP_SEARCH}${encodeURIComponent(words)}`}
        rel="noopener noreferrer external"
        referrerPolicy="no-referrer"
      >
        <MapPin aria-hidden size={24} />
        Find an open veterinarian near you
      </Link>
      <Below>Opens a map outside this site. Or type: {words}</Below>
    </div>
  );
}

const Link = styled.a`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: ${CALL_HEIGHT};
  padding: ${SPACE.s2} ${SPACE.s4};
  border: 1px solid ${color('danger')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  color: ${color('danger')};
  font-weight: 600;
  text-decoration: none;
  svg { flex: none; }
  &:hover { color: ${color('danger')}; text-decoration: underline; }
  @media print { display: none; }
`;

const Below = styled.small`
  display: block;
  padding-top: ${SPACE.s1};
  line-height: 1.3;
`;
