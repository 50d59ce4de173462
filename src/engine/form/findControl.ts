/** Returns the control with that name, or the selected radio button of a group; null when it is not on the page. */
export function findControl(root: ParentNode, name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return (
    root.querySelector<HTMLElement>(`input[type='radio'][name='${quoted}']:checked`) ??
    root.querySelector<HTMLElement>(`[name='${quoted}'], [data-control='${quoted}']`)
  );
}
