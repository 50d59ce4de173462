import { memo } from 'react';
import styled from 'styled-components';
import { SPACE, TYPE } from '#src/ui/theme.ts';
import { PET_EMERGENCIES, PET_EMERGENCY_GROUPS } from '#workers/reference/petEmergencies.ts';
import { UNKNOWN_THING } from './answer.ts';
import { ThingLinks } from './ThingLinks.tsx';

/**
 * The whole list in its groups. The entry for unknown substances is first, so that nobody has to read 65 names before
 * calling.
 */
export const ThingList = memo(function ThingList() {
  return (
    <Groups aria-labelledby="things-heading" data-print="no">
      <h2 id="things-heading">The whole list</h2>
      <ThingLinks things={[UNKNOWN_THING]} />
      {Object.entries(PET_EMERGENCY_GROUPS).map(([group, name]) => (
        <section key={group}>
          <h3>{name}</h3>
          <ThingLinks things={PET_EMERGENCIES.filter((entry) => entry.group === group)} />
        </section>
      ))}
    </Groups>
  );
});

const Groups = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  h2 { font-size: ${TYPE.h3}; }
  h3 { padding-block: ${SPACE.s2}; font-size: ${TYPE.lead}; }
`;
