/** The page on pet emergencies: its answer to every choice, and what it stores. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import content from '#src/calculators/pet-emergency/content.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { CALL_YOUR_VETERINARIAN } from '#src/site/help/callYourVeterinarian.ts';
import { answerTo, farmEntries, HAVE_READY, phoneText } from '#src/site/pages/emergency/answer.ts';
import {
  type ChosenAnimal,
  type EmergencyAction,
  emergencyReducer,
  NO_ANSWERS,
  questionOf,
  type ThingId,
  thingAt,
} from '#src/site/pages/emergency/emergencyState.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { DOSE, REASSURANCE, TREATMENT } from '#tests/support/reassurance.ts';
import { FARM_ANIMALS, FARM_EMERGENCIES, type FarmAnimal } from '#workers/reference/farmEmergencies.ts';
import { PET_EMERGENCIES, type PetEmergency, type PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import { PET_EMERGENCY_ADVICE, SIGNS_MAKE_AN_EMERGENCY } from '#workers/reference/petEmergencyAdvice.ts';
import { POISON_URGENCY, type PoisonUrgency } from '#workers/reference/poisoning.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

const ROWS: readonly PetEmergency[] = PET_EMERGENCIES;
const ANIMALS: readonly (ChosenAnimal | null)[] = [null, 'dog', 'cat', 'other'];
const ids: readonly PetEmergencyId[] = ROWS.map(({ id }) => id);

const FARM: readonly FarmAnimal[] = Object.keys(FARM_ANIMALS) as FarmAnimal[];

const answerFor = (thing: ThingId | null, animal: ChosenAnimal | null) => {
  const answer = answerTo({ thing, animal });
  if (answer === null) throw new Error('There is no answer');
  return answer;
};

describe('the answer', () => {
  test.each(ids)('to %s has its urgency, its advice and what holds for all', (id) => {
    const row = ROWS.find((each) => each.id === id);
    for (const animal of ['dog', 'cat'] as const) {
      const answer = answerFor(id, animal);
      expect(answer.urgency).toBe(row?.urgency[animal]);
      expect(answer.line).toBe(POISON_URGENCY[answer.urgency].line);
      const { why, do: steps, dont } = PET_EMERGENCY_ADVICE[id].only?.[animal] ?? PET_EMERGENCY_ADVICE[id];
      expect(answer).toMatchObject({ why, dont: [dont, SAFETY_NOTES.poisonDoNot], signs: SIGNS_MAKE_AN_EMERGENCY });
      expect(answer.do).toBe(steps);
      expect(answer.differs).toBeNull();
    }
  });

  test('without an animal is the more urgent of the two, and says so where they differ', () => {
    const order = Object.keys(POISON_URGENCY);
    for (const { id, urgency } of ROWS) {
      const answer = answerFor(id, null);
      const wanted = Math.max(order.indexOf(urgency.dog), order.indexOf(urgency.cat));
      expect(order.indexOf(answer.urgency), id).toBe(wanted);
      const isDifferent = urgency.dog !== urgency.cat;
      if (isDifferent) expect(answer.differs, id).toContain('Shown is the more urgent of the two');
      else expect(answer.differs, id).toBe(urgency.dog === 'callForAdvice' ? 'Any other animal: call now.' : null);
    }
    expect(answerFor('lily', null).urgency).toBe('emergency');
    expect(answerFor('xylitol', null).urgency).toBe('emergency');
  });

  /** Expected beginning or content of the steps below each heading. */
  const STEPS: Readonly<Record<PoisonUrgency, RegExp>> = {
    callForAdvice: /^Call today\b/,
    callNow: /\bcall now\b/i,
    emergency: /\bgo (?:now|straight to a veterinarian)\b/i,
  };

  test.each(ids)('to %s says the same in its heading and its steps', (id) => {
    for (const animal of [null, 'dog', 'cat'] as const) {
      const { urgency, do: steps } = answerFor(id, animal);
      expect(steps).toMatch(STEPS[urgency]);
      expect(steps).not.toMatch(/\bwatch\b|today for advice if/i);
    }
  });

  test('without an animal begins with the more urgent steps and adds those of the other', () => {
    expect(answerFor('xylitol', null).do).toBe(
      'Go now and call on the way. Take the package. Count the missing pieces. For a cat: call today for advice, in case the product holds something else. Have the package in your hand.',
    );
    for (const { id, urgency } of ROWS) {
      const { do: steps } = answerFor(id, null);
      expect(steps.startsWith(PET_EMERGENCY_ADVICE[id].do), id).toBe(true);
      const other = urgency.dog === urgency.cat ? null : /For a (?:dog|cat): .*\bcall\b/;
      if (other !== null) expect(steps, id).toMatch(other);
      else expect(steps, id).toBe(PET_EMERGENCY_ADVICE[id].do);
    }
  });

  test('names no other animal than the one that is chosen', () => {
    for (const id of ['xylitol', 'macadamia', 'lily', 'aspirin', 'pet-nsaid'] as const) {
      const { why, do: steps } = answerFor(id, 'dog');
      expect(`${why} ${steps}`, id).not.toMatch(/\bcats?\b/i);
    }
    for (const id of ['xylitol', 'macadamia'] as const) {
      const { why, do: steps } = answerFor(id, 'cat');
      expect(`${why} ${steps}`, id).not.toMatch(/\bdogs?\b/i);
    }
  });

  test('has under its steps what tells a thing from another, and what may come with it', () => {
    expect(answerFor('rose', null).asides).toEqual(['Rose fertilizer or a bouquet with lilies?']);
    expect(answerFor('cookies-cake', 'dog').asides[0]).toContain('open the row Chocolate');
    expect(answerFor('alstroemeria', 'dog').asides).toEqual(answerFor('alstroemeria', 'cat').asides);
    expect(answerFor('chocolate', 'dog').asides).toEqual([]);
  });

  test.each(FARM_EMERGENCIES)('to $id is for the animals of its row, without a page for amounts', (row) => {
    for (const animal of [null, 'farm', ...row.animals] as const) {
      const { urgency, line, why, do: steps, dont, doses } = answerFor(row.id, animal);
      expect({ urgency, why, steps, doses }).toEqual({ urgency: row.urgency, why: row.why, steps: row.do, doses: [] });
      expect(dont).toEqual([row.dont, SAFETY_NOTES.poisonDoNot]);
      expect(line).toMatch(
        row.urgency === 'emergency' ? /^Emergency: call a veterinarian to the animal now$/ : /^Call now/,
      );
    }
    expect(answerFor(row.id, row.animals[0] ?? null).about).toBe(`${FARM_ANIMALS[row.animals[0]]}: ${row.name}`);
  });

  test('to what is on no list for the animal is to call now', () => {
    expect(answerFor('farm-monensin', 'sheep').line).toBe('Call now, before signs start');
    for (const animal of [...FARM, 'farm'] as const) {
      for (const thing of [null, ...ids]) {
        const { line, why, doses } = answerFor(thing, animal);
        expect({ line, doses }).toEqual({ line: 'Call now, before signs start', doses: [] });
        expect(why).toBe('What is not on this list is not known to be harmless.');
      }
      expect(farmEntries(animal).length).toBeGreaterThan(3);
    }
    expect(farmEntries('farm')).toHaveLength(12);
  });

  test('for another animal is to call now, for anything swallowed', () => {
    for (const thing of [null, ...ids]) {
      const answer = answerFor(thing, 'other');
      expect(answer.line).toBe('Call now, before signs start');
      expect(answer.doses).toEqual([]);
      expect(answer.dont).toEqual([SAFETY_NOTES.poisonDoNot]);
    }
  });

  test('waits for a thing, or for an animal that is not on the list', () => {
    expect(answerTo({ thing: null, animal: null })).toBeNull();
    expect(answerTo({ thing: null, animal: 'dog' })).toBeNull();
    expect(answerTo({ thing: null, animal: 'other' })).not.toBeNull();
  });

  test.each([
    ['chocolate', 'dog', ['dog-chocolate-toxicity: How much? Dog: chocolate']],
    [
      'chocolate',
      null,
      ['dog-chocolate-toxicity: How much? Dog: chocolate', 'cat-chocolate-toxicity: How much? Cat: chocolate'],
    ],
    ['onion-garlic', 'cat', []],
    ['aspirin', null, ['pet-medicine-overdose: How much? Dog or cat: aspirin']],
    ['aspirin', 'cat', ['pet-medicine-overdose: How much? Cat: aspirin']],
    ['batteries', 'dog', []],
  ] as const)('to %s and %s leads to %j', (thing, animal, links) => {
    expect(answerFor(thing, animal).doses.map(({ id, label }) => `${id}: ${label}`)).toEqual(links);
  });

  test('links only to existing pages', () => {
    const linked = ids.flatMap((id) => answerFor(id, null).doses);
    expect(linked.filter(({ id }) => findCalculator(id) === undefined)).toEqual([]);
    expect(linked.length).toBeGreaterThan(8);
  });
});

describe('no word', () => {
  const texts = (value: unknown) => leavesOf(value).flatMap(({ leaf }) => (typeof leaf === 'string' ? [leaf] : []));
  const bad = (text: string) => [...REASSURANCE, ...TREATMENT, DOSE].some((pattern) => pattern.test(text));

  test('of the page reassures or treats', () => {
    expect(texts([content, HAVE_READY]).filter(bad)).toEqual([]);
  });

  test('of an answer does that the table does not have', () => {
    const fromTable = new Set(texts(PET_EMERGENCY_ADVICE));
    for (const thing of ids) {
      for (const animal of ANIMALS) {
        const { about: _, ...answer } = answerFor(thing, animal);
        const own = texts(answer).filter((text) => !fromTable.has(text));
        expect(own.filter((text) => bad(text.replace(SAFETY_NOTES.poisonDoNot, '')))).toEqual([]);
      }
    }
  });
});

describe('the words around it', () => {
  const { keywords, introduction, guide, faq, notes } = content;

  test('are as many as those of a calculator', () => {
    expect(new Set(keywords).size).toBeGreaterThanOrEqual(5);
    expect(keywords.length).toBeLessThanOrEqual(8);
    expect(introduction.join(' ').split(/\s+/).length).toBeLessThanOrEqual(60);
    expect(guide).toHaveLength(3);
    for (const list of [faq, notes]) {
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(list.length).toBeLessThanOrEqual(6);
    }
    for (const { question } of faq) expect(question).toMatch(/\?$/);
  });
});

describe('the text for the telephone', () => {
  test('begins with the urgency, leaves blanks and ends with whom to call', () => {
    const calls = ['Helpline: 123', CALL_YOUR_VETERINARIAN];
    const lines = phoneText(answerFor('chocolate', 'dog'), calls).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Call now, before signs start', 'Dog: Chocolate']);
    expect(lines[2]).toContain('____');
    expect(lines).toEqual(expect.arrayContaining([SAFETY_NOTES.poisonDoNot, SIGNS_MAKE_AN_EMERGENCY]));
    expect(lines.slice(-2)).toEqual(calls);
  });
});

describe('the address', () => {
  test.each([...ids, ...FARM_EMERGENCIES.map(({ id }) => id)])('#%s names its row', (id) => {
    expect(thingAt(`#${id}`)).toBe(id);
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test.each(['', '#', '#Chocolate', '#nothing', '#chocolate&x=1', '#%', '#__proto__', 'chocolate'])(
    '%s names none',
    (hash) => {
      expect(thingAt(hash)).toBeNull();
    },
  );
});

describe('what is remembered', () => {
  const actions = fc.oneof(
    fc.constantFrom<ChosenAnimal>('dog', 'cat', 'other').map((animal): EmergencyAction => ({ type: 'animal', animal })),
    fc.string().map((text): EmergencyAction => ({ type: 'typed', text })),
    fc
      .constantFrom<ThingId | null>(null, 'chocolate', 'lily')
      .map((thing): EmergencyAction => ({ type: 'addressed', thing })),
  );

  test('is the latest answer to each question; a found thing clears the box', () => {
    fc.assert(
      fc.property(fc.array(actions), (said) => {
        const state = said.reduce(emergencyReducer, NO_ANSWERS);
        const last = <T extends EmergencyAction['type']>(type: T) => said.findLast((each) => each.type === type);
        const [animal, typed, addressed] = [last('animal'), last('typed'), last('addressed')];
        expect(state.animal).toBe(animal?.type === 'animal' ? animal.animal : null);
        expect(state.thing).toBe(addressed?.type === 'addressed' ? addressed.thing : null);
        const foundLater = said
          .slice(typed === undefined ? 0 : said.lastIndexOf(typed))
          .some((each) => each.type === 'addressed' && each.thing !== null);
        expect(state.typed).toBe(typed?.type === 'typed' && !foundLater ? typed.text : '');
      }),
    );
  });

  test('opens a thing that poisons farm animals for those alone', () => {
    const opened = emergencyReducer(NO_ANSWERS, { type: 'addressed', thing: 'farm-yew' });
    expect(opened).toMatchObject({ animal: 'farm', thing: 'farm-yew' });
    expect(questionOf(opened)).toEqual({ animal: 'farm', thing: null });
    const horse = emergencyReducer(opened, { type: 'animal', animal: 'horse' });
    expect(horse).toMatchObject({ animal: 'horse', thing: 'farm-yew' });
    expect(questionOf(horse)).toEqual({ animal: 'farm', thing: null });
    expect(emergencyReducer(horse, { type: 'addressed', thing: 'farm-lead' }).animal).toBe('horse');
    expect(emergencyReducer(horse, { type: 'animal', animal: 'dog' })).toMatchObject({ animal: 'dog', thing: null });
    const dog = emergencyReducer(NO_ANSWERS, { type: 'animal', animal: 'dog' });
    expect(emergencyReducer(dog, { type: 'addressed', thing: 'farm-yew' }).animal).toBe('farm');
    expect(questionOf({ animal: 'cat', thing: 'lily' })).toEqual({ animal: 'cat', thing: 'lily' });
  });

  test('counts each asking, of the same row as well', () => {
    const asked: EmergencyAction = { type: 'addressed', thing: 'lily' };
    const twice = [asked, asked].reduce(emergencyReducer, NO_ANSWERS);
    expect(twice).toEqual({ animal: null, typed: '', thing: 'lily', times: 2 });
    expect(emergencyReducer(twice, { type: 'addressed', thing: null })).toEqual({ ...twice, thing: null });
  });
});
