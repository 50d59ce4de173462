import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import Share2 from 'lucide-react/icons/share-2';
import { type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { shareLinks, withoutFragment } from './shareLinks.ts';

const SIZE = 'width=600,height=400';

/**
 * The section 'Share Results': links to other sites and the system's share dialog, or a button that copies the text.
 */
export function ShareBar({ title, text, mode }: ShareBarProps) {
  const id = useId();
  return (
    <Bar as="section" aria-labelledby={id} data-print="no">
      <Heading id={id}>Share Results</Heading>
      {mode === 'clipboard' ? (
        <CopyResults text={text} />
      ) : (
        <AfterHydration>
          <Links title={title} text={text} />
        </AfterHydration>
      )}
    </Bar>
  );
}

export interface ShareBarProps {
  readonly title: string;
  /** The shared text, without the URL of the page. */
  readonly text: string;
  readonly mode: 'links' | 'clipboard';
}

function CopyResults({ text }: { readonly text: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      logShareError(error);
      return;
    }
    window.alert('Results copied to clipboard!');
  }
  return (
    <Cluster>
      <QuietButton type="button" onClick={copy}>
        <ClipboardCopy aria-hidden size={18} />
        Share Results
      </QuietButton>
    </Cluster>
  );
}

/** Only the browser knows the URL and whether the system can share: without scripts there is no link. */
function Links({ title, text }: Omit<ShareBarProps, 'mode'>) {
  const page = withoutFragment(location.href);
  const hasNativeShare = typeof navigator.share === 'function';

  function open(event: MouseEvent<HTMLAnchorElement>, name: string): void {
    const link = event.currentTarget;
    const href = shareLinks(title, text, withoutFragment(location.href)).find((each) => each.name === name)?.href;
    if (href === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Where the popup is blocked, the browser follows the link into a new tab.
    link.href = href;
    try {
      if (openPopup(href)) event.preventDefault();
    } catch (error) {
      logShareError(error);
    }
  }

  async function shareNatively(): Promise<void> {
    try {
      await navigator.share({ title, text, url: withoutFragment(location.href) });
    } catch (error) {
      // The visitor closed the system's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logShareError(error);
    }
  }

  return (
    <List role="list">
      {shareLinks(title, text, page).map(({ name, href }) => (
        <Item key={name}>
          <ShareAnchor href={href} target="_blank" rel="noopener noreferrer" onClick={(event) => open(event, name)}>
            {name}
            <VisuallyHidden>, opens a new window</VisuallyHidden>
          </ShareAnchor>
        </Item>
      ))}
      {hasNativeShare && (
        <Item>
          <QuietButton type="button" onClick={shareNatively}>
            <Share2 aria-hidden size={18} />
            Share
          </QuietButton>
        </Item>
      )}
    </List>
  );
}

function logShareError(error: unknown): void {
  console.warn('Sharing failed', error);
}

/** With room for the links, which come with the scripts. */
const Bar = styled(Cluster)`
  row-gap: 0;
  min-height: 2.75rem;
  margin-block: -${SPACE.s2};
`;

const Heading = styled.h2`
  font-size: ${TYPE.h2};
`;

/** One line, also on most phones. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${SPACE.s4};
  @media not all and (min-width: ${BREAKPOINT.pair}) { column-gap: ${SPACE.s2}; }
`;

const Item = styled.li`
  list-style: none;
`;

const ShareAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${TYPE.small};
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

/**
 * Opens a URL in a small window without access to this page.
 *
 * @returns false when the browser blocked it
 */
function openPopup(address: string): boolean {
  const popup = window.open(address, '_blank', SIZE);
  if (!popup) return false;
  popup.opener = null;
  return true;
}
