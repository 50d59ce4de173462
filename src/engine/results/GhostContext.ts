import { createContext } from 'react';

/** True within the figures of an example: they have no `<data>` elements, and blank texts are bars. */
export const GhostContext = createContext(false);
