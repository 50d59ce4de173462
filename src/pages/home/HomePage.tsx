import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { EmergencyEntry } from '#src/pages/emergency/EmergencyEntry.tsx';
import { Container, Stack } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE, TYPE } from '#src/ui/theme.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { DESCRIPTION, KEYWORDS, LEAD, TITLE } from './content.ts';
import { wantedBy } from './findState.ts';
import { InfoSections } from './InfoSections.tsx';
import { KeptCalculators } from './KeptCalculators.tsx';
import { PopularCalculators } from './PopularCalculators.tsx';
import { Purposes } from './Purposes.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** The search text by history entry, so that Back restores it. Empty during hydration. */
const searched = new Map<string, string>();

/** Search, categories, popular calculators, and what the site is. */
export function HomePage() {
  // The logo leads here as well, and then to an empty box.
  const { key, state } = useLocation();
  return <Home key={key} visit={key} wanted={wantedBy(state)} />;
}

/** @param wanted searched for at first; a page that is loaded anew was prerendered without it */
function Home({ visit, wanted }: { readonly visit: string; readonly wanted: string }) {
  const [text, setText] = useState(searched.get(visit) ?? '');
  useEffect(() => {
    if (wanted !== '' && !searched.get(visit)) setText(wanted);
  }, [visit, wanted]);
  useEffect(() => {
    searched.set(visit, text);
  }, [visit, text]);

  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} keywords={KEYWORDS} path="/" />
      <Hero>
        <Container>
          <Stack $gap="s4">
            <h1>{TITLE}</h1>
            <Lead>{LEAD}</Lead>
          </Stack>
          <Search>
            <SearchPanel label="Find a calculator" text={text} onText={setText} takesFocus={wanted !== ''} />
          </Search>
          <EmergencyEntry />
          <Purposes />
        </Container>
      </Hero>
      <Body>
        <KeptCalculators />
        {text.trim() === '' && (
          <Stack as="section" $gap="s5" aria-labelledby="categories">
            <h2 id="categories">Categories</h2>
            <CategoryGrid />
          </Stack>
        )}
        <PopularCalculators />
        <InfoSections />
      </Body>
    </>
  );
}

/** Ruled like a laboratory notebook, with no rules behind the text. */
const Hero = styled.div`
  position: relative;
  padding-block: clamp(${SPACE.s6}, 7vw, 5rem) clamp(${SPACE.s5}, 4vw, ${SPACE.s7});
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background-image:
      linear-gradient(${color('line')} 1px, transparent 1px),
      linear-gradient(90deg, ${color('line')} 1px, transparent 1px);
    background-size: 1.5rem 1.5rem;
    background-position: center top;
    mask-image: linear-gradient(100deg, transparent 30%, black 110%), linear-gradient(black 40%, transparent);
    mask-composite: intersect;
    @media (max-width: ${BREAKPOINT.two}), (forced-colors: active), (prefers-contrast: more) { display: none; }
  }
`;

const Lead = styled.p`
  max-width: min(${PROSE_WIDTH}, 60ch);
  color: ${color('inkMuted')};
  font-size: ${TYPE.lead};
`;

const Search = styled.div`
  margin-block-start: ${SPACE.s6};
`;

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(${SPACE.s7}, 6vw, 4.5rem);
  padding-block: ${SPACE.s5} clamp(${SPACE.s7}, 8vw, 6rem);
`;
