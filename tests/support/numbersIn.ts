/**
 * Every number of a table, by its path in the table: 'dark.mgPerG'. Values without numbers are left out.
 */
export function numbersIn(table: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, number][] => {
      if (typeof value === 'number') return [[key, value]];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(numbersIn(value)).map(([path, number]) => [`${key}.${path}`, number]);
    }),
  );
}
