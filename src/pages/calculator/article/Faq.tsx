import type { CalculatorContent } from '#src/kit/content.ts';
import { forEyes } from '#src/kit/forEyes.ts';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import { Section } from '../panel/Section.tsx';
import { Folds } from './Folds.ts';

/** Questions, each with an answer that opens. */
export function Faq({ questions }: { readonly questions: CalculatorContent['faq'] }) {
  return (
    <Section id="faq-heading" heading="Frequently Asked Questions">
      <Folds>
        {questions.map(({ question, answer }) => (
          <FoldedSection key={question} title={forEyes(question)}>
            <p>{forEyes(answer)}</p>
          </FoldedSection>
        ))}
      </Folds>
    </Section>
  );
}
