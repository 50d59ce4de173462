/** Formats amounts of data in decimal units. */

const UNITS = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

/** '512 bytes', '1.2 kB', '43 MB'. */
export function byteSize(bytes: number): string {
  const [size, unit] = unitOf(bytes);
  return `${inUnit(bytes, size)} ${unit}`;
}

/** '43 of 100 MB': both in the unit of the total. */
export function byteProgress(done: number, total: number): string {
  const [size, unit] = unitOf(total);
  return `${inUnit(done, size, total / size < 10)} of ${inUnit(total, size)} ${unit}`;
}

function unitOf(bytes: number): readonly [size: number, unit: string] {
  return UNITS.find(([size]) => bytes >= size) ?? [1, bytes === 1 ? 'byte' : 'bytes'];
}

/** One decimal below ten, none above. */
function inUnit(bytes: number, size: number, hasDecimal = bytes / size < 10): string {
  const digits = hasDecimal && size > 1 ? 1 : 0;
  return String(Number((bytes / size).toFixed(digits)));
}
