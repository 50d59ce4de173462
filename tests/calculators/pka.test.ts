import { describe, expect, test } from 'vitest';
import calculator, { sharesChart } from '#src/calculators/pka/calculator.ts';
import { COMPOUND_OPTIONS, compoundName } from '#src/calculators/pka/compounds.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type PkaInput } from '#workers/formulas/pka.ts';
import { ACID_CONSTANTS } from '#workers/reference/acidConstants.ts';

function presented(input: PkaInput) {
  return calculator.present(computed(formula, input), input);
}

function titles(input: PkaInput) {
  return presented(input).blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('pka page', () => {
  test('leads with what was asked for', () => {
    expect(presented({ mode: 'ka', ka: 1.754e-5 }).status).toBe('pKa 4.76.');
    expect(presented({ mode: 'pka', pKa: 9.25 }).status).toBe('Acid constant Ka 5.623e-10.');
    expect(presented({ mode: 'weak-acid', pKa: 4.756, concentration: 0.1 }).status).toBe('pH 2.88.');
    expect(presented({ mode: 'buffer', pKa: 7.21, acidConcentration: 0.05, baseConcentration: 0.05 }).status).toBe(
      'Buffer pH 7.21.',
    );
  });

  test('says how far the simple method is off, where it can be seen', () => {
    const note = (input: PkaInput) =>
      figuresOf(presented(input)).find(({ field }) => field.startsWith('reference'))?.note;
    expect(note({ mode: 'weak-acid', pKa: 4.756, concentration: 0.1 })).toBe('The two agree to two decimals.');
    expect(note({ mode: 'weak-acid', pKa: 4.756, concentration: 1e-7 })).toMatch(/^0\.91 apart: /);
    expect(note({ mode: 'buffer', pKa: 2.16, acidConcentration: 0.01, baseConcentration: 0.01 })).toMatch(
      /^0\.31 apart: /,
    );
  });

  test('two pH agree where they read alike, however near they are', () => {
    const phenol = presented({ mode: 'weak-acid', pKa: 9.99, concentration: 1 });
    expect(phenol.headline.text).toBe('4.99');
    expect(figuresOf(phenol).find(({ field }) => field === 'reference.approximatePH')).toMatchObject({
      text: '5.00',
      note: expect.stringMatching(/^0\.01 apart: /),
    });
  });

  test.each([
    [{ pKa: 4.756, concentration: 0.1 }, '1.32', undefined],
    [{ pKa: 9.99, concentration: 1 }, '0.00101', undefined],
    // With the ions of water: 100·Ka ÷ √(Ka·C + Kw).
    [{ pKa: 13.5, concentration: 1 }, '1.55e-5', undefined],
    [{ pKa: -6, concentration: 0.01 }, '100.00', 'All but 1.00e-6 %.'],
    [{ pKa: -12, concentration: 0.01 }, '100.00', 'All but less than 1e-9 %.'],
  ])('%j: dissociated by %s %%', (given, text, note) => {
    const presentation = presented({ mode: 'weak-acid', ...given });
    const degree = figuresOf(presentation).find(({ field }) => field === 'degreeOfDissociation');
    expect(degree).toMatchObject({ text });
    expect(degree?.note).toBe(note);
    expect(presentation.working.find(({ label }) => label === 'Degree of dissociation')?.value).toBe(`${text} %`);
  });

  test('warns of strong acids, concentrated solutions and one-sided buffers', () => {
    expect(titles({ mode: 'weak-acid', pKa: -1, concentration: 0.2 })).toEqual(['Not weak', 'Concentrated solution']);
    expect(titles({ mode: 'weak-base', pKb: 4.75, concentration: 0.1 })).toEqual([]);
    expect(titles({ mode: 'buffer', pKa: 7, acidConcentration: 0.01, baseConcentration: 0.11 })).toEqual([
      'Outside the buffer range',
    ]);
    expect(titles({ mode: 'buffer', pKa: 7, acidConcentration: 0.01, baseConcentration: 0.1 })).toEqual([]);
    // 0.01 ÷ 0.1 is 0.09999999999999999 in doubles.
    expect(titles({ mode: 'buffer', pKa: 4.756, acidConcentration: 0.1, baseConcentration: 0.01 })).toEqual([]);
  });

  test('says of sulfuric acid that two steps count, and where it ends', () => {
    const input = { mode: 'weak-acid', compound: 'sulfuric-acid', pKa: 1.99, concentration: 0.1 } as const;
    expect(presented(input).headline).toMatchObject({
      label: 'pH of sulfuric acid',
      text: '0.96',
      note: 'First step complete, second step by its constant.',
    });
    expect(presented(input).working[1]?.formula).toBe('h − C − Kw ÷ h = Ka·C ÷ (Ka + h)');
    expect(titles({ ...input, concentration: 20 })).toContain('No solution in water');
    const salt = presented({ ...input, compound: 'sulfuric-acid-2' });
    expect(salt.headline).toMatchObject({ label: 'pH of the weak acid', text: '1.56' });
    expect(salt.blocks[0]).toMatchObject({ text: expect.stringContaining('Hydrogen sulfate ion: pKa 1.99.') });
  });

  test('names the compound that was used, and how it was measured', () => {
    const [notice] = presented({ mode: 'pka', pKa: 9.27, compound: 'boric-acid' }).blocks;
    expect(notice).toMatchObject({
      text: expect.stringMatching(/^Boric acid: pKa 9\.27\. It was measured at 20 °C\. /),
    });
  });

  test('the curves cross at pKa', () => {
    const [acid, base] = sharesChart(4.756).series;
    const middle = acid?.points.find(({ x }) => x === 4.756);
    expect(middle?.y).toBeCloseTo(50, 9);
    expect(base?.points.at(-1)?.y).toBeCloseTo(99.9, 2);
  });
});

describe('the table of compounds', () => {
  test('every step of 62 compounds has a name of its own', () => {
    const names = Object.values(ACID_CONSTANTS).map(({ name }) => name);
    expect(new Set(names).size).toBe(62);
    expect(new Set(COMPOUND_OPTIONS.map(({ label }) => label)).size).toBe(COMPOUND_OPTIONS.length);
    expect(compoundName('phosphoric-acid-2')).toBe('Phosphoric acid, step 2');
    expect(compoundName('ammonium-ion')).toBe('Ammonium ion, of NH₃');
  });

  test('later steps are weaker, and all values are those of water', () => {
    const last = new Map<string, number>();
    for (const key of Object.keys(ACID_CONSTANTS) as (keyof typeof ACID_CONSTANTS)[]) {
      const { name, pKa } = ACID_CONSTANTS[key];
      expect(pKa).toBeGreaterThan(last.get(name) ?? 0);
      expect(pKa).toBeLessThan(20);
      last.set(name, pKa);
    }
  });
});
