/**
 * Returns what makes a field visible for some options of a choice only, to be spread into it. While nothing is chosen, it is hidden.
 *
 *   const shown = visibleFor<'mode', Mode>('mode');
 *   { kind: 'number', label: 'Days', ...shown('add') }
 *
 * @param name of the choice
 */
export function visibleFor<Name extends string, Option extends string>(name: Name) {
  return (...wanted: readonly Option[]) => ({
    visibleWhen: (draft: { readonly [Choice in Name]: Option | '' }) => wanted.some((option) => option === draft[name]),
  });
}
