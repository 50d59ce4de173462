import styled from 'styled-components';

/**
 * What explains a page, placed by the page's grid of two columns: after the introduction, which comes before the form in the document
 * and below it on the screen.
 */
export const Below = styled.div`
  display: contents;
  > * { order: 2; grid-column: 1 / -1; }
`;
