/** Heading of the page of agreement, and of its picture. */
export const AGREEMENT_HEADING = 'Agreement with other programs';
