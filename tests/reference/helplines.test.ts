import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HELPLINE_CHECKS, type HelplineCheck } from '#workers/reference/helplineChecks.ts';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';

const LINES = HELPLINE_COUNTRIES.flatMap(({ code, lines }) =>
  lines.map((line) => ({ code, ...line, ...checkOf(line.tel) })),
);

function checkOf(tel: string): HelplineCheck {
  const check = HELPLINE_CHECKS[tel];
  if (check === undefined) throw new Error(`nothing says where ${tel} is from`);
  return check;
}

describe('telephone lines', () => {
  test('each has a source, and no source is of another line', () => {
    expect(Object.keys(HELPLINE_CHECKS).sort()).toEqual([...new Set(LINES.map(({ tel }) => tel))].sort());
  });

  test('every number, as it is printed and as it is dialed', () => {
    expect(LINES.map(({ code, name, printed, tel }) => [code, name, printed, tel])).toEqual([
      ['US', 'ASPCA Animal Poison Control Center', '(888) 426-4435', '+18884264435'],
      ['US', 'Pet Poison Helpline', '(855) 764-7661', '+18557647661'],
      ['CA', 'Pet Poison Helpline', '(855) 764-7661', '+18557647661'],
      ['CA', 'ASPCA Animal Poison Control Center', '(888) 426-4435', '+18884264435'],
      ['GB', 'Animal PoisonLine', '01202 509000', '+441202509000'],
      ['AU', 'Animal Poisons Helpline', '1300 869 738', '1300869738'],
      ['NZ', 'Animal Poisons Helpline', '0800 869 738', '0800869738'],
      ['CH', 'Tox Info Suisse', '145', '145'],
      ['FR', 'CNITV, VetAgro Sup, Lyon', '04 78 87 10 40', '+33478871040'],
      ['FR', 'CAPAE-Ouest, Oniris, Nantes', '02 40 68 77 40', '+33240687740'],
      ['BE', 'Antigifcentrum / Centre Antipoisons', '070 245 245', '070245245'],
    ]);
  });

  test('what is dialed is what is printed', () => {
    for (const { printed, tel } of LINES) {
      const digits = printed.replace(/\D/g, '').replace(/^0/, '');
      expect(tel.replace(/\D/g, '').replace(/^0/, '').endsWith(digits), tel).toBe(true);
    }
  });

  test('hours and fees that nobody has verified are not shown', () => {
    for (const { name, hours, fee, open, checked } of LINES) {
      if (checked !== null) continue;
      if (open.includes('hours')) expect(hours, name).toBeNull();
      // The amount is still to be asked; that there is a fee is stated.
      if (open.some((each) => each.startsWith('fee'))) expect(fee, name).toBeNull();
    }
  });

  test('countries are those of language tags, each once', () => {
    const codes = HELPLINE_COUNTRIES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (const { code, name } of HELPLINE_COUNTRIES) expect(names.of(code)).toBe(name);
  });
});

test('docs/releasing.md names every line that nobody has called within a year, and what is to be asked', () => {
  const guide = readFileSync('docs/releasing.md', 'utf8');
  const yearAgo = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const { code, name, printed, open, checked } of LINES) {
    if (checked !== null && checked >= yearAgo) continue;
    expect(guide).toContain(`| ${code} | ${name} | ${printed} | ${open.join('; ')} |`);
  }
});
