/**
 * Whether what has the focus belongs to the panel, or to no part of the page: a click beside a control leaves it with
 * what stands around.
 */
export function isAtPanel(panel: Element | null, focused: EventTarget | null): boolean {
  return panel === null || !(focused instanceof Node) || panel.contains(focused) || focused.contains(panel);
}
