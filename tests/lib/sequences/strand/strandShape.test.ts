import { describe, expect, test } from 'vitest';
import { readShape } from '#workers/lib/sequences/strand/strandShape.ts';

describe('the choice', () => {
  test.each(['entry', 'linear', 'circular'] as const)('%s', (choice) => expect(readShape(choice)).toBe(choice));
  test.each(['', null, true, 'round'])('anything else is the entry’s: %s', (other) =>
    expect(readShape(other)).toBe('entry'),
  );
});
