import styled from 'styled-components';
import type { CalculatorContent } from '#src/kit/content.ts';
import { forEyes } from '#src/kit/forEyes.ts';
import { Card } from '#src/ui/Card.tsx';
import { CardGrid } from '#src/ui/Layout.tsx';
import { color, SPACE, TYPE } from '#src/ui/theme.ts';
import { Section } from '../panel/Section.tsx';

/** The guide to the subject, as cards. */
export function Guide({ cards }: { readonly cards: CalculatorContent['guide'] }) {
  return (
    <Section id="guide-heading" heading="Guide">
      <CardGrid>
        {cards.map(({ title, text }) => (
          <GuideCard as="div" key={title}>
            <h3>{forEyes(title)}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{forEyes(paragraph)}</p>
            ))}
          </GuideCard>
        ))}
      </CardGrid>
    </Section>
  );
}

const GuideCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${SPACE.s3};
  h3 { font-size: ${TYPE.lead}; }
  p { color: ${color('inkMuted')}; }
`;
