import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Later } from '#src/pages/calculator/Later.tsx';
import { Drawing } from '#src/pages/drawings/Drawing.tsx';
import { graphPaper } from '#src/pages/drawings/graphPaper.ts';
import { Container, Stack } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { preloadable } from '#src/ui/preloadable.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE, TYPE } from '#src/ui/theme.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { DESCRIPTION, KEYWORDS, LEAD, TITLE } from './content.ts';
import { wantedBy } from './findState.ts';
import { InfoSections } from './InfoSections.tsx';
import { KeptCalculators } from './KeptCalculators.tsx';
import { PopularCalculators } from './PopularCalculators.tsx';
import { Purposes } from './Purposes.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** Prerendered. */
const SavedResultOpener = preloadable(async () => (await import('./SavedResultOpener.tsx')).SavedResultOpener);

/** The search text by history entry, so that Back restores it. Empty during hydration. */
const searched = new Map<string, string>();

/** Search, purposes, categories, popular calculators, and what the site is. */
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
        <Opening>
          <div>
            <h1>{TITLE}</h1>
            <Lead>
              <span>{LEAD[0]}</span> {LEAD[1]}
            </Lead>
            <Search>
              <SearchPanel label="Find a calculator" text={text} onText={setText} takesFocus={wanted !== ''} />
            </Search>
          </div>
          {/* Gives its place to the results. */}
          {text.trim() === '' && <Drawing name="scene" />}
        </Opening>
      </Hero>
      <Body>
        <Purposes />
        <KeptCalculators />
        {text.trim() === '' && (
          <Stack as="section" $gap="s5" aria-labelledby="categories">
            <h2 id="categories">Categories</h2>
            <CategoryGrid />
          </Stack>
        )}
        <PopularCalculators />
        <InfoSections />
        <Later Part={SavedResultOpener} />
      </Body>
    </>
  );
}

const Hero = styled.div`
  ${graphPaper}
`;

/** The heading and the search on one side, the scene on the other where there is room. */
const Opening = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3} ${SPACE.s7};
  padding-block: ${SPACE.s4};
  h1 { font-size: ${TYPE.opening}; line-height: 1.15; }
  > svg { width: 100%; max-width: 37.25rem; height: auto; }
  @media (min-width: ${BREAKPOINT.two}) { row-gap: ${SPACE.s5}; padding-block: ${SPACE.s6}; }
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
  }
`;

const Lead = styled.p`
  max-width: min(${PROSE_WIDTH}, 52ch);
  margin-block-start: ${SPACE.s1};
  color: ${color('inkMuted')};
  line-height: 1.4;
  @media (min-width: ${BREAKPOINT.two}) { margin-block-start: ${SPACE.s3}; font-size: 1.0625rem; line-height: 1.5; }
  @media not all and (min-width: ${BREAKPOINT.two}) { font-size: ${TYPE.small}; > span { display: none; } }
`;

const Search = styled.div`
  margin-block-start: ${SPACE.s3};
  @media (min-width: ${BREAKPOINT.two}) { margin-block-start: ${SPACE.s5}; }
`;

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(${SPACE.s6}, 4vw, ${SPACE.s7});
  padding-block: clamp(${SPACE.s4}, 3vw, ${SPACE.s6}) clamp(${SPACE.s7}, 8vw, 6rem);
`;
