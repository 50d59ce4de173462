import { expect, test } from 'vitest';
import calculator from '#src/calculators/buffer-recipe/calculator.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type BufferRecipeInput } from '#workers/formulas/buffer-recipe.ts';

test('50× TAE begins with the volume that leaves room for solids and stocks, and with the pH where a recipe has one', () => {
  const input: BufferRecipeInput = {
    strength: 50,
    components: [
      { name: 'Tris base', source: 'solid', formula: 'C4H11NO3', finalUnit: 'mM', final: 40 },
      { name: 'Acetic acid', source: 'stock', formula: '', finalUnit: 'mM', final: 20, stock: 17_400 },
      { name: 'EDTA', source: 'stock', formula: '', finalUnit: 'mM', final: 1, stock: 500 },
    ],
  };
  const { headline, status } = calculator.present(computed(formula, input), input);
  expect(headline).toMatchObject({ field: 'startVolume', label: 'Start with', text: '650', unit: 'mL' });
  expect(headline.note).toContain('adjust the pH if the recipe says so, fill up to 1000 mL.');
  expect(status).toBe('Weigh Tris base 242.3 g. Start with 650 mL, fill up to 1000 mL.');
});

test('a buffer of salts says nothing of acids and goggles', async () => {
  const { presentation } = await runExample(calculator);
  expect(JSON.stringify(presentation.blocks)).not.toMatch(/goggles|acid to the water|hood/);
});
