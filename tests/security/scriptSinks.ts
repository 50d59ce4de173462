/**
 * Trusted Types sinks, where a browser turns a string into markup, code or a script URL. The patterns match sources and
 * minified files.
 */
const SINKS: Readonly<Record<string, RegExp>> = {
  'assigned markup': /\.(?:inner|outer)HTML\s*=(?!=)/g,
  'parsed markup':
    /\b(?:insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe|parseHTMLUnsafe|srcdoc|srcDoc|execCommand)\b|\bdocument\.write/g,
  'run text': /\beval\(|\bFunction\(|\bset(?:Timeout|Interval)\(\s*[`'"]/g,
  'handler in an attribute': /\bsetAttribute(?:NS)?\(\s*[`'"]on/g,
  // Without such an element, no `src`, `text` or `data` can be set.
  'element that runs or loads':
    /\bcreateElement(?:NS)?\((?:[^()]*,)?\s*[`'"](?:script|iframe|frame|embed|object|base)\b/g,
  'started worker': /\bnew (?:Shared)?Worker\(/g,
  'started service worker': /\bserviceWorker\.register\(/g,
  'imported script': /\bimportScripts\(/g,
  policy: /\.createPolicy\(/g,
};

/** Number of uses of each sink; absent ones are omitted. */
export function sinksIn(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(SINKS).flatMap(([sink, pattern]) => {
      const count = text.match(pattern)?.length ?? 0;
      return count === 0 ? [] : [[sink, count]];
    }),
  );
}
