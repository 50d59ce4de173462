import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Stack } from '#src/engine/ui/Layout.tsx';
import { SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { favorites } from '#src/site/catalog/favorites.ts';
import { recentlyUsed } from '#src/site/catalog/recentlyUsed.ts';
import { pageActions } from './pageActions.ts';
import { THEMES, theme } from './themeChoice.ts';

/** What the search window offers before anything is typed: favorites, what was used last, and what the page at hand can do. */
export function FindStart({ onClose }: { readonly onClose: () => void }) {
  // As they are when the window opens.
  const [marked] = useState(favorites);
  const [recent] = useState(recentlyUsed);
  const [actions] = useState(() => pageActions(document));
  const chosen = theme.use();

  /** The window gives the focus back to where it came from before anything is pressed. */
  function press(control: HTMLElement): void {
    onClose();
    setTimeout(() => {
      control.focus();
      control.click();
    });
  }

  return (
    <Start $gap="s4">
      <Calculators heading="Favorites" ids={marked} onOpen={onClose} />
      <Calculators heading="Recently used" ids={recent.filter((id) => !marked.includes(id))} onOpen={onClose} />
      <Group heading="On this page">
        {actions.map(({ name, control }) => (
          <Choice key={name} name={name} onChoose={() => press(control)} />
        ))}
        {THEMES.filter((each) => each !== chosen).map((each) => (
          <Choice key={each} name={THEME_NAMES[each]} onChoose={() => theme.set(each)} />
        ))}
      </Group>
    </Start>
  );
}

const THEME_NAMES = { system: 'Theme as in the system', light: 'Light theme', dark: 'Dark theme' } as const;

interface CalculatorsProps {
  readonly heading: string;
  readonly ids: readonly string[];
  readonly onOpen: () => void;
}

function Calculators({ heading, ids, onOpen }: CalculatorsProps) {
  const entries = ids.flatMap((id) => findCalculator(id) ?? []);
  if (entries.length === 0) return null;
  return (
    <Group heading={heading}>
      {entries.map(({ id, name, path }) => (
        <li key={id}>
          <Link to={path} onClick={onOpen}>
            {name}
          </Link>
        </li>
      ))}
    </Group>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" $gap="s2" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <Choices $gap="s2">{children}</Choices>
    </Stack>
  );
}

function Choice({ name, onChoose }: { readonly name: string; readonly onChoose: () => void }) {
  return (
    <li>
      <SmallButton type="button" data-stop onClick={onChoose}>
        {name}
      </SmallButton>
    </li>
  );
}

const Start = styled(Stack)`
  margin-block-start: ${SPACE.s4};
  h3 { font-size: ${TYPE.body}; }
`;

const Choices = styled(Cluster).attrs({ as: 'ul' })`
  list-style: none;
  column-gap: ${SPACE.s3};
  a { display: inline-block; padding-block: ${SPACE.s1}; }
`;
