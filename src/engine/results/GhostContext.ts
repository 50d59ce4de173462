import { createContext } from 'react';

/** True within figures that are nobody's result: they have no `<data>` elements, and blank texts are bars. */
export const GhostContext = createContext(false);
