import { useId, useState } from 'react';
import styled from 'styled-components';
import { LabelText, Menu } from '#src/engine/form/widgets/controlLook.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small, Stack } from '#src/engine/ui/Layout.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import type { OpenedItem as Opened, Way } from './ways.ts';

interface OpenedItemProps {
  readonly item: Opened;
  /** The heading says its name. */
  readonly isOnly: boolean;
  readonly onTake: (way: Way) => void;
}

/** One file or text: what it is, and a button for each page that takes it. */
export function OpenedItem({ item, isOnly, onTake }: OpenedItemProps) {
  return (
    <Item as="li" $gap="s2">
      {!isOnly && <Name>{item.name}</Name>}
      <p>{item.words}</p>
      {item.ways.length > 0 && (
        <Ways>
          {item.ways.map((way) => (
            <li key={`${way.label} ${way.note}`}>
              <QuietButton type="button" onClick={() => onTake(way)}>
                {way.label}
              </QuietButton>
              {way.note !== undefined && <Small as="span">{way.note}</Small>}
            </li>
          ))}
        </Ways>
      )}
      {item.statistics.length > 0 && (
        <>
          <LabelText>Statistics on its columns of numbers</LabelText>
          <Cluster as="ul" $gap="s2">
            {item.statistics.map((way) => (
              <li key={way.label}>
                <QuietButton type="button" onClick={() => onTake(way)}>
                  {way.label}
                </QuietButton>
              </li>
            ))}
          </Cluster>
        </>
      )}
      {item.others.length > 0 && <Others ways={item.others} onTake={onTake} />}
    </Item>
  );
}

function Others({ ways, onTake }: { readonly ways: readonly Way[]; readonly onTake: (way: Way) => void }) {
  const id = useId();
  const [chosen, choose] = useState('');
  const way = ways.find(({ label }) => label === chosen);
  return (
    <div>
      <LabelText as="label" htmlFor={id}>
        Another calculator, row by row
      </LabelText>
      <Cluster $gap="s2">
        <Menu id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">Choose…</option>
          {ways.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Menu>
        <QuietButton type="button" disabled={way === undefined} onClick={() => way !== undefined && onTake(way)}>
          Open the table there
        </QuietButton>
      </Cluster>
    </div>
  );
}

const Item = styled(Stack)`
  ul { padding: 0; list-style: none; }
  select { width: auto; max-width: 100%; flex: 0 1 22rem; }
`;

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const Ways = styled.ul`
  display: grid;
  gap: ${SPACE.s2};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${SPACE.s1} ${SPACE.s3}; }
`;
