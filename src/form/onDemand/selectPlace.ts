/** Selects in a text area the character at which a text was refused, and scrolls to it. */

/**
 * Index of the character that a place names, as 'Line 3, column 17: “N”'; null where it names none or the text has changed.
 *
 * @param text of a text area: its lines end with \n
 */
export function indexOfPlace(text: string, place: string): number | null {
  const [, line, column] = /^Line (\d+), column (\d+)\b/.exec(place) ?? [];
  if (line === undefined || column === undefined) return null;
  const lines = text.split('\n');
  const wanted = lines[Number(line) - 1];
  if (wanted === undefined) return null;
  const before = lines.slice(0, Number(line) - 1).reduce((sum, each) => sum + each.length + 1, 0);
  // Columns count characters, but not a byte order mark.
  const hasMark = line === '1' && wanted.startsWith('\ufeff');
  const characters = [...wanted].slice(0, Number(column) - 1 + (hasMark ? 1 : 0)).join('');
  const index = before + characters.length;
  return index < text.length ? index : null;
}

export function selectPlace(area: HTMLTextAreaElement, place: string): void {
  const index = indexOfPlace(area.value, place);
  if (index === null) return;
  const length = String.fromCodePoint(area.value.codePointAt(index) ?? 0).length;
  area.setSelectionRange(index, index + length);
  area.scrollTop = heightOf(area, area.value.slice(0, index + length)) - area.clientHeight / 2;
}

/** Returns the height of a text in the area, with lines broken as there. */
function heightOf(area: HTMLTextAreaElement, text: string): number {
  const probe = area.cloneNode() as HTMLTextAreaElement;
  probe.removeAttribute('id');
  probe.removeAttribute('name');
  probe.setAttribute('aria-hidden', 'true');
  probe.tabIndex = -1;
  probe.rows = 1;
  probe.style.cssText = `position:absolute;visibility:hidden;min-height:0;height:0;width:${area.offsetWidth}px`;
  area.parentElement?.append(probe);
  probe.value = text;
  const height = probe.scrollHeight;
  probe.remove();
  return height;
}
