import { useId } from 'react';
import styled from 'styled-components';
import type { ListBlock } from '#src/engine/kit/presentation.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { storedChoice } from '#src/engine/ui/storedChoice.ts';
import { color, PROSE_WIDTH, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { Announcement } from './Announcement.ts';
import { reportHtml } from './reportHtml.ts';
import { shownText } from './shownText.ts';
import { useAnnouncement } from './useAnnouncement.ts';

/** The styles of all pages: a page without the one that was chosen shows its first. */
const REPORT_STYLE = storedChoice<string>('report-style', ['apa', 'journal', 'nature', 'plain']);

/** A sentence in the style that the visitor chose, with a menu of the styles and a button that copies it. */
export function StyledSentence({ versions }: { readonly versions: NonNullable<ListBlock['versions']> }) {
  const id = useId();
  const chosen = REPORT_STYLE.use();
  const [announcement, announce] = useAnnouncement();
  const version = versions.find((each) => each.id === chosen) ?? versions[0];
  if (version === undefined) return null;
  const { text } = version;

  function copy(): void {
    const asHtml = new Blob([reportHtml(text)], { type: 'text/html' });
    const asText = new Blob([text], { type: 'text/plain' });
    navigator.clipboard.write([new ClipboardItem({ 'text/html': asHtml, 'text/plain': asText })]).then(
      () => announce('Sentence copied'),
      () => announce('This browser does not allow copying'),
    );
  }

  return (
    <Sentence>
      <p>{shownText(text)}</p>
      <Row data-print="no">
        <label htmlFor={id}>Style</label>
        <Menu id={id} value={version.id} onChange={(event) => REPORT_STYLE.set(event.target.value)}>
          {versions.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
        </Menu>
        <SmallButton type="button" onClick={copy}>
          Copy sentence
        </SmallButton>
        <Announcement>{announcement}</Announcement>
      </Row>
    </Sentence>
  );
}

const Sentence = styled.div`
  display: grid;
  gap: ${SPACE.s2};
  max-width: ${PROSE_WIDTH};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s2};
`;

const Menu = styled.select`
  min-height: 2.75rem;
  padding: 0 ${SPACE.s2};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  color: ${color('ink')};
  font: inherit;
`;
