import { createContext } from 'react';

/** Fills in a field of the page and calculates. Null: rows of tables open nothing, as on a page that is printed or built. */
export const OpenRow = createContext<((field: string, value: string) => void) | null>(null);
