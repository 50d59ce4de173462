import { expect, onTestFinished } from 'vitest';

/**
 * Sets the time zone for the rest of a test, and asserts that it took effect: in threads a process cannot change its
 * time zone.
 */
export function enterZone(zone: string): void {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}
