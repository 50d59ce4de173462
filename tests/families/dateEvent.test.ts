import { expect, test } from 'vitest';
import { dayEvent } from '#src/calculators/families/dateEvent.ts';

test('an event of one day goes by its title, or by the name that is given', () => {
  const event = { label: 'Next birthday', first: '2026-07-01', last: '2026-07-01', description: 'One year old.' };
  expect(dayEvent('Next birthday', 'Birthday', '2026-07-01', 'One year old.', ' ')).toEqual({
    ...event,
    title: 'Birthday',
  });
  expect(dayEvent('Next birthday', 'Birthday', '2026-07-01', 'One year old.', ' Bella ')).toEqual({
    ...event,
    title: 'Bella: Next birthday',
  });
});
