import type { CalculatorContent } from '#src/kit/content.ts';
import { forEyes } from '#src/kit/forEyes.ts';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import { Section } from '../panel/Section.tsx';
import { Folds } from './Folds.ts';

/** The guide to the subject: its parts open one by one. */
export function Guide({ cards }: { readonly cards: CalculatorContent['guide'] }) {
  return (
    <Section id="guide-heading" heading="Guide">
      <Folds>
        {cards.map(({ title, text }) => (
          <FoldedSection key={title} title={forEyes(title)}>
            {text.map((paragraph) => (
              <p key={paragraph}>{forEyes(paragraph)}</p>
            ))}
          </FoldedSection>
        ))}
      </Folds>
    </Section>
  );
}
