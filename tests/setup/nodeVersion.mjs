/**
 * Whether a version of Node is in a range as `engines` writes it. Supports the forms used by this project: caret and
 * 'at least' ranges joined by `||`. Plain syntax, because any Node since version 12.17 must run it.
 *
 * @param {string} version such as '20.19.1'
 * @param {string} range such as '^20.19.0 || >=24.0.0'
 * @returns {boolean}
 */
export function isNodeAccepted(version, range) {
  return range.split('||').some((part) => {
    const [, kind, least] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(part) || [];
    if (least === undefined) throw new Error(`engines: cannot read '${part}'`);
    return isAtLeast(version, least) && (kind === '>=' || numbersOf(version)[0] === numbersOf(least)[0]);
  });
}

function isAtLeast(version, least) {
  const [is, wanted] = [numbersOf(version), numbersOf(least)];
  const different = is.findIndex((number, place) => number !== wanted[place]);
  return different === -1 || is[different] > wanted[different];
}

/** Parses major, minor and patch; a prerelease suffix is ignored. */
function numbersOf(version) {
  return version.split('-')[0].split('.').map(Number);
}
