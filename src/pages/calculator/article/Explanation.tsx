import type { CalculatorContent } from '#src/kit/content.ts';
import { Faq } from './Faq.tsx';
import { Guide } from './Guide.tsx';
import { ImportantNotes } from './ImportantNotes.tsx';

/** The explanation below a calculator. */
export function Explanation({ content }: { readonly content: CalculatorContent }) {
  return (
    <>
      <Guide cards={content.guide} />
      <Faq questions={content.faq} />
      <ImportantNotes notes={content.notes} />
    </>
  );
}
