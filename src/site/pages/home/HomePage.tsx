import { type ClipboardEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Container, Stack } from '#src/engine/ui/Layout.tsx';
import { PageHead } from '#src/engine/ui/PageHead.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { BREAKPOINT, color, LINE, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { LazyPart, PrerenderedPart } from '../calculator/LazyPart.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { graphPaper } from '../drawings/graphPaper.ts';
import type { LoadDefinition } from '../notebook/runStep.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { DESCRIPTION, KEYWORDS, LEAD, TITLE } from './content.ts';
import { wantedBy } from './findState.ts';
import { InfoSections } from './InfoSections.tsx';
import { KeptCalculators } from './KeptCalculators.tsx';
import { type Received, receivedText } from './opened/received.ts';
import { PopularCalculators } from './PopularCalculators.tsx';
import { Purposes } from './Purposes.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** Prerendered. */
const FileOpener = preloadable(async () => (await import('./FileOpener.tsx')).FileOpener);
/** Needed only once something is opened. */
const OpenedItems = preloadable(async () => (await import('./opened/OpenedItems.tsx')).OpenedItems);

/** The search text by history entry, so that Back restores it. Empty during hydration. */
const searched = new Map<string, string>();
/** What was opened by history entry, likewise; null once it was closed. */
const opened = new Map<string, Received | null>();

/** A longer paste is not a question. */
const LONGEST_QUESTION = 200;

interface HomePageProps {
  /** Loads the definition of a calculator: the columns of a table are compared with its inputs. */
  readonly load: LoadDefinition;
}

/** Search, purposes, categories, popular calculators, and what the site is. */
export function HomePage({ load }: HomePageProps) {
  // The logo leads here as well, and then to an empty box.
  const { key, state, search } = useLocation();
  return <Home key={key} visit={key} wanted={wantedBy(state)} search={search} load={load} />;
}

interface HomeProps extends HomePageProps {
  readonly visit: string;
  /** Searched for at first; a page that is loaded again was prerendered without it. */
  readonly wanted: string;
  /** The query of the address: it may name something that was opened or shared. */
  readonly search: string;
}

function Home({ visit, wanted, search, load }: HomeProps) {
  const [text, setText] = useState(searched.get(visit) ?? '');
  const [received, setReceived] = useState(opened.get(visit) ?? null);
  const receive = useCallback(
    (next: Received | null) => {
      opened.set(visit, next);
      setReceived(next);
    },
    [visit],
  );
  useEffect(() => {
    if (search === '' || opened.has(visit)) return;
    opened.set(visit, null);
    const receiveUnlessLate = (arrived: Received | null): void => {
      // What was opened meanwhile is not replaced by word of what did not come.
      if (opened.get(visit) === null || arrived?.fault === null) receive(arrived);
    };
    import('./opened/arrival.ts').then(
      async ({ arrival }) => receiveUnlessLate(await arrival(search)),
      () =>
        receiveUnlessLate({
          items: [],
          fault: 'The site could not be loaded whole. Reload the page.',
          isArrival: true,
        }),
    );
  }, [search, visit, receive]);
  useEffect(() => {
    if (wanted !== '' && !searched.get(visit)) setText(wanted);
  }, [visit, wanted]);
  useEffect(() => {
    searched.set(visit, text);
  }, [visit, text]);

  /** Several lines are a sequence or a table, not words to search for. The box would join them. */
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || (!/[\r\n]/.test(pasted.trim()) && pasted.length < LONGEST_QUESTION)) return;
    event.preventDefault();
    receive(receivedText(pasted));
  };

  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} keywords={KEYWORDS} path="/" />
      {received !== null && (
        <LazyPart resetKey={received}>
          <OpenedItems received={received} load={load} onSearch={setText} onClose={() => receive(null)} />
        </LazyPart>
      )}
      <Hero>
        <Opening>
          <div>
            <h1>{TITLE}</h1>
            <Lead>
              <span>{LEAD[0]}</span> {LEAD[1]}
            </Lead>
            <Search onPaste={paste}>
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
        <PrerenderedPart Part={FileOpener} onReceived={receive} />
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
  grid-template-columns: minmax(0, 40rem);
  gap: ${SPACE.s3} ${SPACE.s7};
  padding-block: ${SPACE.s2} ${SPACE.s4};
  h1 { font-size: ${TYPE.opening}; line-height: ${LINE.opening}; }
  > div { display: flex; flex-direction: column; }
  > svg { width: 100%; max-width: 32.5rem; height: auto; }
  @media (min-width: ${BREAKPOINT.two}) { padding-block: 1.625rem ${SPACE.s5}; }
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: minmax(0, 40rem) minmax(0, 32.5rem);
    justify-content: space-between;
    align-items: end;
    /* Its ground line is near the edge of the paper. */
    > svg { margin-block-end: calc(0.25rem - ${SPACE.s5}); }
  }
`;

const Lead = styled.p`
  margin-block-start: ${SPACE.s1};
  color: ${color('inkMuted')};
  /* In the first window of a phone the search comes before it. */
  @media not all and (min-width: ${BREAKPOINT.two}) { order: 1; font-size: ${TYPE.small}; > span { display: none; } }
`;

const Search = styled.div`
  margin-block-start: ${SPACE.s1};
  @media (min-width: ${BREAKPOINT.two}) { margin-block-start: ${SPACE.s4}; }
`;

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(${SPACE.s6}, 4vw, ${SPACE.s7});
  padding-block: clamp(${SPACE.s4}, 3vw, ${SPACE.s6}) clamp(${SPACE.s7}, 8vw, 6rem);
`;
