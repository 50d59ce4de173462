/** Returns whether a table has an entry of its own under that key, such as a unit. */
export function isIn<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key);
}
