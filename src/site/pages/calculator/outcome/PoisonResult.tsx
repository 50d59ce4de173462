import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { urgentFirst } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { FactsBlock } from '#src/engine/results/FactsBlock.tsx';
import { FigureValue } from '#src/engine/results/FigureValue.tsx';
import { Blocks } from '#src/engine/results/ResultView.tsx';
import type { ReadText } from '#src/engine/results/sequence/readText.ts';
import { Small } from '#src/engine/ui/Layout.tsx';
import { color, FONT, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { PoisonPanel } from '../form/PoisonPanel.tsx';
import { LazyPart } from '../LazyPart.tsx';
import { OwnNumberBox } from '../lazyParts.ts';

interface PoisonResultProps {
  readonly warning: StandingWarning;
  readonly presentation: Presentation;
  readonly readText: ReadText;
  /** The card for the veterinarian, with the actions. */
  readonly card: ReactNode;
  /** Sections that open. */
  readonly sections: ReactNode;
}

/**
 * A result on poisoning, in the panel of the warning: how urgent it is, the numbers to call, the figures, the texts of the warning, then
 * what to read out on the phone, remarks and scale.
 */
export function PoisonResult({ warning, presentation, readText, card, sections }: PoisonResultProps) {
  const { headline, blocks } = presentation;
  const { urgent, others } = urgentFirst(blocks);
  const key = others.findIndex(({ kind }) => kind === 'facts');
  const first = others.slice(0, Math.max(key, 0));
  // Words that are less than an emergency are not read without what qualifies them.
  const isEmergency = headline.value === 'emergency';
  const remarks = <Blocks blocks={first} readText={readText} />;
  return (
    <PoisonPanel
      warning={warning}
      ownNumber={
        <LazyPart resetKey={OwnNumberBox}>
          <OwnNumberBox />
        </LazyPart>
      }
      head={
        <Urgent>
          <p>{headline.label}</p>
          <Word>
            <FigureValue figure={headline} large />
          </Word>
          <div>
            {urgent.map(
              (block) =>
                block.kind === 'notice' && <WhatToDo key={block.text} line={block.title ?? ''} word={headline.text} />,
            )}{' '}
            {headline.note}
          </div>
        </Urgent>
      }
      figures={
        <>
          {!isEmergency && remarks}
          {others.slice(key, key + 1).map(
            (block) =>
              block.kind === 'facts' && (
                <div key={block.kind}>
                  <FactsBlock block={{ ...block, title: undefined }} />
                  <Small>{block.title}</Small>
                </div>
              ),
          )}
          {urgent.map((block) => block.kind === 'notice' && <Signs key={block.text}>{block.text}</Signs>)}
        </>
      }
    >
      {isEmergency && remarks}
      {card}
      <Blocks blocks={others.slice(key + 1)} readText={readText} />
      <div>{sections}</div>
    </PoisonPanel>
  );
}

/** What to do, as a heading. Its first word is drawn above it and only read here: 'Go to a vet now' of 'Emergency: go to a vet now'. */
function WhatToDo({ line, word }: { readonly line: string; readonly word: string }) {
  const start = `${word}: `;
  if (!line.startsWith(start)) return <h3>{line}.</h3>;
  return (
    <h3>
      <VisuallyHidden>{start}</VisuallyHidden>
      <Sentence>{line.slice(start.length)}.</Sentence>
    </h3>
  );
}

const Sentence = styled.span`
  display: inline-block;
  &::first-letter { text-transform: uppercase; }
`;

const Urgent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s1};
  > p:first-child { font-weight: 600; }
  h3 { display: inline; font: inherit; font-weight: 600; }
`;

const Word = styled.p`
  font-family: ${FONT.display};
  font-size: ${TYPE.figure};
  font-weight: 600;
  line-height: 1.05;
`;

const Signs = styled.p`
  color: ${color('danger')};
  font-weight: 600;
`;
