/** Where a method departs from accepted science, result and texts have both values, and one of them is marked as the best estimate. */
import { describe, expect, test } from 'vitest';
import type { Values } from '#src/engine/kit/fields.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { headlineFigures, inTwoValues } from '#src/engine/kit/onDemand/twoValues.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { caseTask } from '#tests/vectorRunner/caseTask.ts';
import { readVectorFiles, vectorFolder } from '#tests/vectorRunner/vectorFiles.ts';

const CALCULATORS = await everyCalculator();
const FILES = readVectorFiles(vectorFolder(process.cwd())).filter(({ isReference }) => !isReference);

/** The figures in two values: the one of the page's own method, and the accepted one. */
const DEPARTURES: Readonly<Record<string, readonly (readonly [own: string, accepted: string])[]>> = {
  'allele-frequency': [['isHardyWeinberg', 'reference.isEquilibriumExact']],
  'annealing-temperature': [['recommended', 'reference.recommended']],
  atom: [['valenceElectrons', 'reference.valenceElectrons']],
  'atomic-mass': [['atomicMass', 'reference.atomicMass']],
  'cat-age': [['humanAge', 'reference.humanAge']],
  'dog-life-expectancy': [['years', 'reference.breedMedian']],
  'enzyme-kinetics': [['km', 'reference.km']],
  'hardy-weinberg': [['chiSquare.isEquilibrium', 'reference.isEquilibriumExact']],
  'metabolic-rate': [['dailyCalories', 'reference.totalEnergy']],
  'molecular-weight': [['empiricalFormula', 'reference.empiricalFormula']],
  'oxygen-consumption': [['oxygenConsumption', 'reference.vo2']],
  'ph-analysis': [['type', 'reference.type']],
};

/** Inputs at which the methods differ, where neither the example nor a golden case has them. */
const FURTHER: Readonly<Record<string, readonly Values[]>> = {
  'ph-analysis': [{ pH: '7', temperature: '37' }],
};

const presented = new Map<string, Promise<readonly Presentation[]>>();

/** Every presentation of the example, of the golden cases and of the inputs above, made once. */
function presentationsOf(calculator: (typeof CALCULATORS)[number]): Promise<readonly Presentation[]> {
  const made = presented.get(calculator.id) ?? present(calculator);
  presented.set(calculator.id, made);
  return made;
}

async function present({ id, definition }: (typeof CALCULATORS)[number]): Promise<readonly Presentation[]> {
  const further = (FURTHER[id] ?? []).map((typed) => ({ ...exampleDraft(definition), ...typed }));
  const drafts = FILES.filter(({ calculator }) => calculator === id).flatMap(({ cases }) =>
    cases.filter(({ expect: expected }) => expected !== undefined).map(({ input }) => caseTask(definition, input)),
  );
  const all = [
    exampleDraft(definition),
    ...further,
    ...drafts.filter(({ list }) => list === null).map(({ draft }) => draft),
  ];
  const runs = await Promise.all(all.map((draft) => run(definition, draft).catch(() => null)));
  return runs.flatMap((each) => (each?.outcome === 'computed' ? [each.presentation] : []));
}

describe.each(CALCULATORS)('$id', (calculator) => {
  test('what is known to depart is shown in two values, and nothing else', async () => {
    const shown = (await presentationsOf(calculator)).flatMap((presentation) =>
      inTwoValues(presentation).map(({ figure, accepted }) => `${figure.field} / ${accepted.figure.field}`),
    );
    const known = (DEPARTURES[calculator.id] ?? []).map((fields) => fields.join(' / '));
    // Of a sample that is too large for the exact test.
    const substitutes = /reference\.isEquilibrium1df$/;
    expect(new Set(shown.filter((each) => !substitutes.test(each)))).toEqual(new Set(known));
  });

  test('a headline whose accepted value reads otherwise has it beside it', async () => {
    for (const presentation of await presentationsOf(calculator)) {
      const { headline } = presentation;
      const twin = figuresBeside(presentation).find(({ field }) => field === `reference.${headline.field}`);
      if (twin === undefined || readAlike(headline.text, twin.text)) continue;
      expect(presentation.accepted?.figure.field, `${headline.text}, ${twin.text}`).toBe(twin.field);
    }
  });

  test('status, shared and copied text say both, and which is the best estimate', async () => {
    for (const presentation of await presentationsOf(calculator)) {
      for (const { figure, accepted } of inTwoValues(presentation)) {
        const shared = sharedText(calculator.definition, presentation) ?? '';
        for (const text of [asText(presentation), shared]) {
          expect(text).toContain(`(${accepted.insteadOf}): ${figure.text}`);
          expect(text).toContain(`(${accepted.method}, best estimate): ${accepted.figure.text}`);
          expect(text).toContain(accepted.advice);
        }
        const status = presentation.status.toLowerCase();
        expect(status).toContain(figure.text.toLowerCase());
        expect(status).toContain(accepted.figure.text.toLowerCase());
        expect(status).toContain('best estimate');
        expect(accepted.advice).not.toMatch(/\n/);
        expect(accepted.advice.length, accepted.advice).toBeLessThanOrEqual(180);
        expect(headlineFigures(presentation).map(({ field }) => field)).toEqual(
          expect.arrayContaining([figure.field, accepted.figure.field]),
        );
      }
    }
  });
});

/** Equal, or equal once rounded to the decimals of the first. */
function readAlike(one: string, other: string): boolean {
  const decimals = one.split('.')[1]?.length ?? 0;
  return one === other || Math.abs(Number(one) - Number(other)) <= 0.5 * 10 ** -decimals + 1e-9;
}

function figuresBeside(presentation: Presentation) {
  return presentation.blocks.flatMap((block) =>
    block.kind === 'comparison' ? block.rows.flatMap(({ figures }) => figures) : [],
  );
}
