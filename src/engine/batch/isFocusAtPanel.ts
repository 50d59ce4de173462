/**
 * Returns whether the focus is in the panel or nowhere in particular: a click beside a control moves it to an element
 * that contains the panel.
 */
export function isFocusAtPanel(panel: Element | null, focused: EventTarget | null): boolean {
  return panel === null || !(focused instanceof Node) || panel.contains(focused) || focused.contains(panel);
}
