import { type RefObject, useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';

/**
 * While it is rendered, only a copy of one element is printed. The copy is outside of the page: a modal dialog would be
 * cut off at the end of the first sheet, and sections that are not printed contain no others that are.
 */
export function AloneOnPaper({ of: printed }: { readonly of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const paper = document.createElement('div');
    paper.dataset.paper = '';
    const layOut = (): void => {
      if (printed.current === null) return;
      paper.replaceChildren(printed.current.cloneNode(true));
      document.body.append(paper);
    };
    const clear = (): void => paper.remove();
    addEventListener('beforeprint', layOut);
    addEventListener('afterprint', clear);
    return () => {
      clear();
      removeEventListener('beforeprint', layOut);
      removeEventListener('afterprint', clear);
    };
  }, [printed]);
  return <OnlyPaper />;
}

const OnlyPaper = createGlobalStyle`
  [data-paper] { display: none; }
  @media print {
    [data-paper] { display: block; }
    body > :not([data-paper]) { display: none !important; }
  }
`;
