/**
 * Makes Playwright quicker: for each call it notes where in the tests the call is, and to do so looks up the source of every frame of
 * the stack, a sixth of all that its process computes. Here each frame is looked up once.
 */
const lookUp = Error.prepareStackTrace;
const known = new Map<string, string>();

Error.prepareStackTrace = (error, frames) =>
  `${error.name || 'Error'}: ${error.message || ''}${frames.map((frame) => lineOf(error, frame)).join('')}`;

function lineOf(error: Error, frame: NodeJS.CallSite): string {
  const place = `\n    at ${frame}`;
  if (lookUp === undefined || !frame.getFileName()?.endsWith('.ts')) return place;
  const before = known.get(place);
  if (before !== undefined) return before;
  const whole: string = lookUp(error, [frame]);
  const line = whole.slice(whole.lastIndexOf('\n'));
  known.set(place, line);
  return line;
}
