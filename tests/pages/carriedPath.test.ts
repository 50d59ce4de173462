/** What a link from the guide to a page for a dose carries, and what that page takes from it. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { carriedValues, holdsCarried } from '#src/site/pages/calculator/onDemand/carried.ts';
import { carriedPath } from '#src/site/pages/emergency/carriedPath.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { BENADRYL_ELSEWHERE } from '#workers/reference/benadryl.ts';
import { CARRIED_INPUTS, CARRIED_WORDS } from '#workers/reference/carriedWords.ts';

const COPY = 'tests/data/pet-handover.json';
const BESIDE_THE_CHECKOUT = '../shared/science/tables/pets-third/handover.json';
const HANDOVER = JSON.parse(readFileSync(COPY, 'utf8'));

test('the copy of the table equals its original, where that is beside the checkout', () => {
  if (existsSync(BESIDE_THE_CHECKOUT)) expect(HANDOVER).toEqual(JSON.parse(readFileSync(BESIDE_THE_CHECKOUT, 'utf8')));
  expect(HANDOVER.card.lines).toHaveLength(11);
});

test('the words are those of the table; an owner who says currant is asked', () => {
  const { benadryl, ...medicine } = HANDOVER.words.medicine;
  const { currant, ...fruit } = HANDOVER.words.fruit;
  expect(benadryl).toBe('diphenhydramine (not in GB, IE: none)');
  expect(currant).toContain('leave blank');
  expect(CARRIED_WORDS).toEqual({ ...HANDOVER.words, medicine: { benadryl: 'diphenhydramine', ...medicine }, fruit });
  expect(BENADRYL_ELSEWHERE.text).toBe(HANDOVER.benadrylGb);
});

const path = (page: string, words: string, animal: 'dog' | 'cat' | 'farm' | null = 'dog', region = 'US') =>
  carriedPath(page, { animal, words, region }).replace('/calculator/', '');

describe('a link carries the animal and the substance', () => {
  test.each([
    ['my dog ate 3 advil', 'medicine=ibuprofen'],
    ['Ibuprofen', 'medicine=ibuprofen'],
    ['Acetaminophen (paracetamol)', 'medicine=acetaminophen'],
    ['benadryl', 'medicine=diphenhydramine'],
    ['aspirin', 'medicine=aspirin'],
  ])('%s: %s', (words, expected) => {
    expect(path('pet-medicine-overdose', words)).toBe(
      `pet-medicine-overdose#from-list=pet-emergency&species=dog&${expected}`,
    );
  });

  test.each([
    ['dog-raisin-toxicity', 'raisins', 'fruit=raisin'],
    ['dog-raisin-toxicity', 'sultanas', 'fruit=raisin'],
    ['dog-onion-toxicity', 'garlic powder', 'form=garlicPowder'],
    ['dog-onion-toxicity', 'onion powder', 'form=onionPowder'],
    ['dog-onion-toxicity', 'onions', 'form=rawOnion'],
    ['dog-xylitol-toxicity', 'chewing gum', 'product=gum'],
    ['dog-xylitol-toxicity', 'mints', 'product=mint'],
  ])('%s by %s: %s', (page, words, expected) => {
    expect(path(page, words)).toBe(`${page}#from-list=pet-emergency&${expected}`);
  });

  test('and nothing where a text names two, none, or a word that may mean another medicine', () => {
    for (const words of [
      'Ibuprofen, naproxen',
      'painkiller',
      'nsaid',
      '',
      'Carprofen, meloxicam and other pet pain medicines',
    ])
      expect(path('pet-medicine-overdose', words, null)).toBe('pet-medicine-overdose');
    for (const region of BENADRYL_ELSEWHERE.countries)
      expect(path('pet-medicine-overdose', 'benadryl', 'dog', region)).toBe(
        'pet-medicine-overdose#from-list=pet-emergency&species=dog',
      );
    expect(path('dog-raisin-toxicity', 'Grapes, raisins, currants, sultanas')).toBe('dog-raisin-toxicity');
    expect(path('dog-raisin-toxicity', 'currants')).toBe('dog-raisin-toxicity');
    expect(path('dog-chocolate-toxicity', 'dark chocolate')).toBe('dog-chocolate-toxicity');
  });
});

describe('a page for a dose', async () => {
  const pages = (await everyCalculator()).filter(({ definition }) => definition.resultAfterEdit === 'removed');

  test.each(pages)(
    '$id takes nothing but the animal and the substance from a link',
    ({ id, definition: { fields } }) => {
      const options = Object.entries(fields).map(([name, field]) => {
        if (field.kind === 'choice') return `${name}=${field.options.at(-1)?.value}`;
        return `${name}=${field.kind === 'checkbox' ? 'true' : '5'}`;
      });
      const carried = carriedValues(id, fields, `#from-list=pet-emergency&${options.join('&')}`);
      const inputs: readonly string[] = CARRIED_INPUTS[id as keyof typeof CARRIED_INPUTS] ?? [];
      expect(Object.keys(carried).toSorted()).toEqual(inputs.toSorted());
      for (const name of inputs) expect(fields[name]?.kind).toBe('choice');
    },
  );

  test.each(Object.keys(CARRIED_INPUTS))('%s: what is carried confirms nothing, and gives no result', async (id) => {
    const definition = pages.find((page) => page.id === id)?.definition;
    if (definition === undefined) throw new Error('There is no such page');
    const { fields } = definition;
    const everything = Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'choice') return `${name}=${field.options[0]?.value}`;
      return `${name}=${field.kind === 'checkbox' ? 'true' : '5'}`;
    });
    const form = createFormModel(definition);
    const opened = { ...form.blank, ...carriedValues(id, fields, `#from-list=pet-emergency&${everything.join('&')}`) };
    for (const [name, { kind }] of Object.entries(fields)) if (kind === 'checkbox') expect(opened[name]).toBe(false);
    const [answer] = await directClient.ask(
      'computeMany',
      definition.formula,
      [form.candidate(opened)],
      new AbortController().signal,
    );
    expect(answer?.kind).toBe('refused');
  });

  test('knows when the visitor has changed what was carried', () => {
    const definition = pages.find(({ id }) => id === 'pet-medicine-overdose')?.definition;
    if (definition === undefined) throw new Error('There is no such page');
    const carried = carriedValues(
      'pet-medicine-overdose',
      definition.fields,
      '#from-list=x&species=dog&medicine=aspirin',
    );
    const { blank } = createFormModel(definition);
    expect(holdsCarried({ ...blank, ...carried }, carried)).toBe(true);
    expect(holdsCarried({ ...blank, ...carried, species: 'cat' }, carried)).toBe(false);
    expect(carriedValues('pet-medicine-overdose', definition.fields, '#from-list=x&medicine=arsenic&species=')).toEqual(
      {},
    );
  });
});
