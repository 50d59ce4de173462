/** The figure that a line should have, computed by the page's own formula from the values of the corpus with those that were changed. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { askingHost, type CalledDefinition } from '#src/tools/cli/askedSection.ts';
import { newHost } from '#src/tools/cli/everyCalculator.ts';
import { definitionNamed } from '#src/tools/cli/namedCalculator.ts';
import type { AskedCase } from '#tests/ask/judgedCase.ts';
import type { Slot } from './askedTemplates.ts';

const HOST = newHost();
const ignoreProgress = (): void => {};

/** Returns the page's result; null where the page refuses these values. */
export async function naiveResult(
  { calculator = '', section, values = {} }: Pick<AskedCase, 'calculator' | 'section' | 'values'>,
  changed: ReadonlyMap<Slot, string>,
): Promise<unknown> {
  const definition = await definitionNamed(calculator, section);
  const form = createFormModel(definition);
  const fields = definition.asked?.fields ?? definition.fields;
  const draft = { ...form.blank, ...draftOf(withChanges(values, changed), fields, form.blank) };
  if (!form.canSubmit(draft)) return null;
  return computed(definition, form.candidate(draft));
}

async function computed(definition: CalledDefinition, candidate: unknown): Promise<unknown> {
  const verdict = await askingHost(HOST, definition).ask('validate', definition.formula, candidate, ignoreProgress);
  return verdict.ok ? HOST.ask('compute', definition.formula, verdict.input, ignoreProgress) : null;
}

type Given = Readonly<Record<string, unknown>>;

function withChanges(values: Given, changed: ReadonlyMap<Slot, string>): Given {
  const copy = structuredClone(values) as Record<string, unknown>;
  for (const [slot, text] of changed) {
    const [name = '', index, key] = slot.split('.');
    const value = copy[name];
    if (index === undefined) copy[name] = [text, ...String(value).split(' ').slice(1)].join(' ');
    else if (key !== undefined)
      (value as Record<string, unknown>[])[Number(index)] = { ...(value as Given[])[Number(index)], [key]: text };
    else copy[name] = withNumber(String(value), Number(index), text);
  }
  return copy;
}

/** The text with its number at this place replaced. */
function withNumber(list: string, place: number, text: string): string {
  let index = -1;
  return list.replace(/-?[\d.]+/g, (number) => {
    index += 1;
    return index === place ? text : number;
  });
}

function draftOf(values: Given, fields: AnyFields, blank: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): (readonly [string, Value])[] => {
      const field = fields[name];
      if (Array.isArray(value) && field?.kind === 'rows') {
        const [first = {}] = blank[name] as readonly Values[];
        const empty = Object.fromEntries(
          Object.entries(first).map(([key, each]) => [key, field.row[key]?.kind === 'choice' ? each : '']),
        );
        return [[name, value.map((row) => ({ ...empty, ...draftOf(row as Given, field.row, {}) }))]];
      }
      const text = String(value);
      if (field?.kind !== 'number') return [[name, text]];
      const [number = '', ...unit] = text.split(' ');
      if (unit.length === 0) return [[name, number]];
      return [
        [name, number],
        [isMeasured(field) ? unitName(name) : (field.unitIn ?? unitName(name)), unit.join(' ')],
      ];
    }),
  );
}
