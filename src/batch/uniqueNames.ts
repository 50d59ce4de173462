/**
 * Makes column names unique: a duplicate gets the addition, or else a number.
 *
 * @param taken names in use; the returned ones are added to it
 * @param addition such as '(result)'
 */
export function uniqueNames(names: readonly string[], taken: Set<string>, addition?: string): readonly string[] {
  return names.map((name) => {
    const other = addition === undefined || !taken.has(name) ? name : `${name} ${addition}`;
    let unique = other;
    for (let number = 2; taken.has(unique); number += 1) unique = `${other} ${number}`;
    taken.add(unique);
    return unique;
  });
}
