/** Ids of the headings of sections that a link in the form leads to. */
export const MANY_HEADING = 'many-heading';
export const WORKSHEET_HEADING = 'worksheet-heading';
