import { expect, onTestFinished } from 'vitest';

/** Puts the rest of a test into a time zone, and makes sure that it is there: in threads a process cannot change its zone. */
export function enterZone(zone: string): void {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}
