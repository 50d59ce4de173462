import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { animalEmergencyPath, petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { BREAKPOINT, color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { PURPOSES } from './content.ts';
import { finding } from './findState.ts';

/** What is here, by what people come for: to lists of calculators, to Home with the search done, to whom to call. */
export function Purposes() {
  return (
    <nav aria-label="What brings you here">
      <Heading>What brings you here?</Heading>
      <List>
        {PURPOSES.map((purpose) => (
          <li key={purpose.title} data-area={purpose.area}>
            <Purpose
              {...('find' in purpose ? { to: '/', state: finding(purpose.find), replace: false } : { to: purpose.to })}
              // A document is there sooner than a page that still has to be fetched and drawn.
              reloadDocument={'to' in purpose && EMERGENCIES.includes(purpose.to)}
            >
              <Drawing name={purpose.drawing} />
              <span>
                <b>{purpose.title}</b> <small>{purpose.text}</small>
              </span>
            </Purpose>
          </li>
        ))}
      </List>
    </nav>
  );
}

const EMERGENCIES: readonly string[] = [petEmergencyPath(), animalEmergencyPath()];

const Heading = styled.h2`
  margin-block-end: ${SPACE.s3};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${SPACE.s2};
  list-style: none;
  /* The two emergencies are side by side in the last row. */
  > li:nth-child(5) { grid-column: 1 / -1; }
  @media (min-width: ${BREAKPOINT.two}) { gap: ${SPACE.s4}; }
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > li { grid-column: span 4; }
    > li:nth-child(n + 4) { grid-column: span 3; }
  }
`;

/** The ground of the drawing on the filled entry. */
const darker = `color-mix(in srgb, black 16%, ${color('emergencyFill')})`;

/** The drawing on a ground of the area's tint, as wide as the padding on both sides of it needs. */
const Purpose = styled(Link)`
  --drawing: 2.25rem;
  --pad: ${SPACE.s2};
  --ground-width: calc(var(--drawing) + 2 * var(--pad));
  display: flex;
  align-items: center;
  gap: calc(2 * var(--pad));
  height: 100%;
  min-height: 3.5rem;
  padding: ${SPACE.s2} var(--pad);
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: linear-gradient(to right, ${color('areaTint')} var(--ground-width), ${color('surface')} 0);
  box-shadow: var(--shadow);
  color: ${color('ink')};
  line-height: 1.3;
  text-decoration: none;
  > svg { --ground: ${color('areaTint')}; width: var(--drawing); height: var(--drawing); }
  b { font-family: ${FONT.display}; font-weight: 600; line-height: 1.2; }
  small { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
  &:hover { border-color: ${color('area')}; color: ${color('ink')}; }
  @media (min-width: ${BREAKPOINT.two}) {
    --drawing: 4rem;
    --pad: ${SPACE.s4};
    min-height: 6.5rem;
    b { display: block; font-size: ${TYPE.lead}; }
  }
  /* The first window of a phone has room for the titles alone. */
  @media not all and (min-width: ${BREAKPOINT.two}) { small { display: none; } }
  [data-area='emergency'] > & {
    border-color: ${color('emergency')};
    background-color: ${color('emergencyFill')};
    background-image: linear-gradient(to right, ${darker} var(--ground-width), transparent 0);
    color: ${color('emergencyInk')};
    small { color: inherit; }
    &:hover { text-decoration: underline; }
  }
`;
