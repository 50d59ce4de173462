import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Card } from '#src/engine/ui/Card.tsx';
import { Container, Stack } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { LoadDefinition } from '../../notebook/runStep.ts';
import { OpenedItem } from './OpenedItem.tsx';
import type { Received } from './received.ts';
import { MOST_ITEMS, useOpened } from './useOpened.ts';
import type { OpenedItem as Opened } from './ways.ts';

interface OpenedItemsProps {
  readonly received: Received;
  readonly load: LoadDefinition;
  /** Searches for words that were pasted or shared. */
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

/** What was opened, dropped, pasted or shared: goes to the page that takes it, or lets the visitor choose. */
export function OpenedItems({ received, load, onSearch, onClose }: OpenedItemsProps) {
  const { items, failure, take } = useOpened(received, load, (text) => {
    onSearch(text);
    onClose();
    document.querySelector<HTMLElement>('main input[name="search"]')?.focus();
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = items !== null || failure !== '';
  useEffect(() => {
    if (isReady) heading.current?.focus();
  }, [isReady]);

  /** The focus would be lost with the button. */
  function close(): void {
    onClose();
    document.getElementById('main')?.focus();
  }

  return (
    <Place>
      <Card aria-labelledby="opened-items">
        <Stack $gap="s3">
          <h2 id="opened-items" ref={heading} tabIndex={-1}>
            {headingOf(received, items)}
          </h2>
          <VisuallyHidden role="status">{failure === '' ? saidOf(received, items) : ''}</VisuallyHidden>
          {received.fault !== null && <Notice $tone="caution">{received.fault}</Notice>}
          {items !== null && items.length > 1 && (
            <p>One is opened at a time. The others wait here: come back by ‘Back’ for the next.</p>
          )}
          {received.items.length > MOST_ITEMS && (
            <p>
              Of {received.items.length} files, the first {MOST_ITEMS} are listed.
            </p>
          )}
          {items !== null && items.length > 0 && (
            <List>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be the same
                <OpenedItem key={index} item={item} isOnly={items.length === 1} onTake={take} />
              ))}
            </List>
          )}
          {failure !== '' && (
            <Notice $tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          <div>
            <QuietButton type="button" onClick={close}>
              Close
            </QuietButton>
          </div>
        </Stack>
      </Card>
    </Place>
  );
}

const Place = styled(Container)`
  padding-block: ${SPACE.s4};
  h2 { font-size: ${TYPE.h2}; overflow-wrap: anywhere; }
  h2:focus { outline: none; }
`;

const List = styled.ul`
  display: grid;
  gap: ${SPACE.s5};
  padding: 0;
  list-style: none;
`;

/**
 * The heading: what is opened, or what is to be chosen.
 *
 * @param items null while they are looked at
 */
export function headingOf(received: Received, items: readonly Opened[] | null): string {
  const [first] = received.items;
  if (first === undefined) return 'Nothing was opened';
  const { length } = received.items;
  if (items === null) return length === 1 ? `Opening “${first.name}”` : `Opening ${length} files`;
  if (length === 1)
    return items[0]?.isRefused === true ? `“${first.name}” was not opened` : `Where to open “${first.name}”`;
  return `${length} files to open`;
}

/** What is spoken once the items are known. */
export function saidOf({ fault }: Received, items: readonly Opened[] | null): string {
  if (fault !== null) return fault;
  if (items === null) return '';
  const [first] = items;
  if (items.length === 1 && first !== undefined) return first.words;
  const refused = items.filter(({ isRefused }) => isRefused).length;
  const choose = 'Choose which to open first.';
  return refused === 0 ? choose : `${choose} Of ${items.length}, ${refused} cannot be opened; each says why.`;
}
