/** Whether two words differ by one letter left out, added or mistaken, or by two neighbors swapped. */
export function isTypo(one: string, other: string): boolean {
  if (one.length < other.length) return isTypo(other, one);
  const longer = one.length - other.length;
  if (longer > 1 || one === other) return false;
  let at = 0;
  while (at < other.length && one[at] === other[at]) at += 1;
  if (longer === 1) return one.slice(at + 1) === other.slice(at);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isSwapped && one.slice(at + 2) === other.slice(at + 2);
}
