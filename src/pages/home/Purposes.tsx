import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { PURPOSES } from './content.ts';
import { finding } from './findState.ts';

/** What is here, by what people come for: to lists of calculators, or to Home with the search done. */
export function Purposes() {
  return (
    <nav aria-label="What brings you here">
      <List>
        {PURPOSES.map((purpose) => (
          <li key={purpose.title}>
            <Purpose
              {...('find' in purpose ? { to: '/', state: finding(purpose.find), replace: false } : { to: purpose.to })}
            >
              <b>{purpose.title}</b>
              <small>{purpose.text}</small>
            </Purpose>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  margin-block-start: ${SPACE.s3};
  list-style: none;
  > li { flex: 1 0 auto; }
  @media (min-width: ${BREAKPOINT.two}) {
    display: grid;
    gap: ${SPACE.s3};
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
`;

const Purpose = styled(Link)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: 100%;
  min-height: 2.75rem;
  padding: ${SPACE.s2} ${SPACE.s3};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  line-height: 1.3;
  text-decoration: none;
  small { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
  &:hover { border-color: ${color('accent')}; }
  /* The first window of a phone has room for the titles alone. */
  @media not all and (min-width: ${BREAKPOINT.two}) { small { display: none; } text-align: center; }
`;
