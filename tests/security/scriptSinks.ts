/**
 * Where a browser makes markup, code or the address of a script out of a text: what Trusted Types watch over. The patterns fit
 * sources and minified files alike.
 */
const SINKS: Readonly<Record<string, RegExp>> = {
  'assigned markup': /\.(?:inner|outer)HTML\s*=(?!=)/g,
  'parsed markup':
    /\b(?:insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe|parseHTMLUnsafe|srcdoc|srcDoc|execCommand)\b|\bdocument\.write/g,
  'run text': /\beval\(|\bFunction\(|\bset(?:Timeout|Interval)\(\s*[`'"]/g,
  'handler in an attribute': /\bsetAttribute(?:NS)?\(\s*[`'"]on/g,
  // Without such an element there is none whose `src`, `text` or `data` could be set.
  'element that runs or loads':
    /\bcreateElement(?:NS)?\((?:[^()]*,)?\s*[`'"](?:script|iframe|frame|embed|object|base)\b/g,
  'started worker': /\bnew (?:Shared)?Worker\(/g,
  'started service worker': /\bserviceWorker\.register\(/g,
  'imported script': /\bimportScripts\(/g,
  policy: /\.createPolicy\(/g,
};

/** How many of each there are; none that is not there. */
export function sinksIn(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(SINKS).flatMap(([sink, pattern]) => {
      const count = text.match(pattern)?.length ?? 0;
      return count === 0 ? [] : [[sink, count]];
    }),
  );
}
