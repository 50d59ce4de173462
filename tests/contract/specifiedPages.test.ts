/**
 * Requirements of the specification for single pages, as tables: back links, places of messages, choices that clear the
 * form, lists.
 */
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { backLink } from '#src/site/app/routes.tsx';
import { findCalculator } from '#src/site/catalog/catalog.ts';

const MODULES = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', {
  import: 'default',
  eager: true,
});

function definitionOf(id: string): AnyCalculatorDefinition {
  const definition = MODULES[`/src/calculators/${id}/calculator.ts`];
  if (definition === undefined) throw new Error(`there is no calculator '${id}'`);
  return definition;
}

const PREGNANCY = { to: '/category/biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' };
const BIOLOGY = { to: '/category/biology', label: 'Back to Biology Calculators' };
const CHEMISTRY = { to: '/category/chemistry', label: 'Back to Chemistry Calculators' };

/** Specification, section 2; where it gives no label, the label follows the same pattern. */
const BACK_LINKS = {
  'cat-pregnancy': PREGNANCY,
  'guinea-pig-pregnancy': PREGNANCY,
  'cow-gestation': PREGNANCY,
  'dog-pregnancy': PREGNANCY,
  'goat-gestation': PREGNANCY,
  'cat-age': { to: '/category/biology/cat-health', label: 'Back to Cat Health Calculators' },
  'ph-analysis': CHEMISTRY,
  atom: CHEMISTRY,
  'atomic-mass': CHEMISTRY,
  'average-atomic-mass': CHEMISTRY,
  'molecular-weight': CHEMISTRY,
  'enzyme-kinetics': { to: '/category/biology/biochemistry', label: 'Back to Biochemistry Calculators' },
  'annealing-temperature': { to: '/category/biology/cell-biology', label: 'Back to Cell Biology Calculators' },
  'dog-life-expectancy': BIOLOGY,
  'cell-size': BIOLOGY,
  'cell-division-time': BIOLOGY,
  'surface-area-volume': BIOLOGY,
  'dna-sequence': BIOLOGY,
  'protein-synthesis': BIOLOGY,
  'hardy-weinberg': BIOLOGY,
  'metabolic-rate': BIOLOGY,
  'oxygen-consumption': BIOLOGY,
  'blood-pressure': BIOLOGY,
  'population-growth': BIOLOGY,
  'species-diversity': BIOLOGY,
  'carrying-capacity': BIOLOGY,
  'allele-frequency': null,
} as const;

const ALERTS = ['ph-analysis', 'atomic-mass'];
const BANNERS = ['allele-frequency', 'dog-life-expectancy', 'annealing-temperature'];

const RESETTING_CHOICES = {
  'cell-size': 'shape',
  'surface-area-volume': 'shape',
  'protein-synthesis': 'inputType',
  'hardy-weinberg': 'inputType',
  'cell-division-time': 'cellType',
} as const;

const LISTS = {
  'atomic-mass': 'isotopes',
  'average-atomic-mass': 'isotopes',
  'species-diversity': 'species',
  'enzyme-kinetics': 'dataPoints',
} as const;

describe('the 27 specified pages', () => {
  test.each(Object.entries(BACK_LINKS))('%s has its back link', (id, link) => {
    const calculator = findCalculator(id);
    if (calculator === undefined) throw new Error(`'${id}' is not listed`);
    expect(backLink(calculator)).toEqual(link);
  });

  test.each(Object.keys(BACK_LINKS))('%s puts its messages where they belong', (id) => {
    const wanted = ALERTS.includes(id) ? 'alert' : BANNERS.includes(id) ? 'banner' : 'inline';
    expect(definitionOf(id).errorStyle).toBe(wanted);
  });

  test.each(Object.entries(RESETTING_CHOICES))('%s is emptied by a change of %s, result and all', (id, name) => {
    const definition = definitionOf(id);
    const form = createFormModel(definition);
    const field = definition.fields[name];
    if (field?.kind !== 'choice') throw new Error(`'${name}' is no choice`);
    const filled = { ...form.blank, ...definition.example };
    const other = field.options.find(({ value }) => value !== filled[name])?.value ?? '';
    expect(form.edit(filled, name, other)).toEqual({ ...form.blank, [name]: other });
    expect(form.resultAfterEdit(name)).toBe('removed');
  });

  test.each(Object.entries(LISTS))('%s starts its list %s with one row and never has fewer', (id, name) => {
    const definition = definitionOf(id);
    const field = definition.fields[name];
    expect(field?.kind === 'rows' && field.minRows).toBe(1);
    expect(createFormModel(definition).blank[name]).toHaveLength(1);
  });

  test('the readings of blood pressure start empty and grow by their entry form', () => {
    const definition = definitionOf('blood-pressure');
    const form = createFormModel(definition);
    expect(form.blank.readings).toEqual([]);
    expect(form.entryJob(form.blank, 'readings').formula).toBe('blood-pressure-reading');
    const added = form.appendRow({ ...form.blank, ...definition.example }, 'readings');
    expect(added.readings).toHaveLength((definition.example.readings as readonly unknown[]).length + 1);
    expect(added.reading).toEqual(form.blank.reading);
  });

  test.each([
    ['metabolic-rate', 'species', 'human', ['height', 'age', 'sex'], ['temperature']],
    ['metabolic-rate', 'species', 'animal', ['temperature'], ['height', 'age', 'sex']],
    ['population-growth', 'model', 'logistic', ['carryingCapacity'], []],
    ['population-growth', 'model', 'exponential', [], ['carryingCapacity']],
  ] as const)('%s with %s %s shows %j and hides %j', (id, choice, value, shown, hidden) => {
    const { fields, example } = definitionOf(id);
    const draft = { ...example, [choice]: value };
    const isShown = (name: string) => fields[name]?.visibleWhen?.(draft) ?? true;
    expect(shown.filter(isShown)).toEqual(shown);
    expect(hidden.filter(isShown)).toEqual([]);
  });

  test('only pH shares by the clipboard, only the allele page is outside the frame', () => {
    const ids = Object.keys(BACK_LINKS);
    expect(ids.filter((id) => definitionOf(id).share === 'clipboard')).toEqual(['ph-analysis']);
    expect(ids.filter((id) => definitionOf(id).frame === 'bare')).toEqual(['allele-frequency']);
  });
});
