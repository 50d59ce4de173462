/** One schema for form, command line, package and agents: generated from the declared fields, for every calculator. */
import { beforeAll, describe, expect, test } from 'vitest';
import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { controlsOf } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { type AnyField, type AnyFields, openColumns, type Values } from '#src/engine/kit/fields.ts';
import { referenceMapping, withImpliedMode } from '#src/tools/agreement/caseInputs.ts';
import type { Json, JsonObject } from '#src/tools/agreement/goldenCase.ts';
import { calculatorSchemas } from '#src/tools/cli/calculatorSchemas.ts';
import { flagNames } from '#src/tools/cli/fieldFlags.ts';
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
import { host, ignoreProgress, runExample } from '#tests/support/calculatorRuns.ts';
import { sampledCalculators } from '#tests/support/everyCalculator.ts';
import { schemaComplaints } from '#tests/support/schemaComplaints.ts';
import { caseTask } from '#tests/vectorRunner/caseTask.ts';
import { variedCases } from '#tests/vectorRunner/variedCases.ts';
import { readVectorFiles, vectorFolder } from '#tests/vectorRunner/vectorFiles.ts';

const FILES = readVectorFiles(vectorFolder(process.cwd()));

describe.each(await sampledCalculators())('$id', ({ id, definition }) => {
  const { fields, formula } = definition;
  let schema: JsonSchema = {};
  let results: JsonSchema = {};
  beforeAll(async () => {
    ({ input: schema, result: results } = calculatorSchemas(id, definition));
  });
  const cases = FILES.filter(({ calculator }) => calculator === id).flatMap(({ isReference, cases: all }) =>
    variedCases(definition, all).map((each) => ({
      ...each,
      input: withImpliedMode(formula, isReference ? referenceMapping(id).input(each.input) : each.input),
    })),
  );

  test('its properties are the controls of the form, and the flags of the command line', () => {
    const ofForm = controlNames(fields).toSorted();
    expect(propertyNames(schema).toSorted()).toEqual(ofForm);
    expect(flagsOfControls(fields).toSorted()).toEqual(ofForm);
  });

  test('it names, describes and shows an example of the calculator, and confirms nothing', () => {
    expect(schema.title).toMatch(/\S/);
    expect(schema.description).toMatch(/\S/);
    const [shown = {}] = (schema.examples ?? []) as readonly Values[];
    expect(Object.keys(shown).length).toBeGreaterThan(0);
    for (const [name, field] of Object.entries(fields))
      if (isConfirmation(field)) expect(shown).not.toHaveProperty(name);
  });

  test('the example and golden cases that are computed fit it', () => {
    expect(schemaComplaints(schema, withNulls(definition.example as JsonObject))).toEqual([]);
    const misfits = cases.flatMap(({ name, input, expect: expected }) => {
      if (expected === undefined || input.action !== undefined) return [];
      const given = onlyDeclared(fields, input);
      return schemaComplaints(schema, given).map((complaint) => `${name}: ${complaint}`);
    });
    expect(misfits).toEqual([]);
  });

  test('the results of the example and of golden cases fit the schema of results', async () => {
    const check = (result: unknown) => schemaComplaints(results, JSON.parse(JSON.stringify(result)));
    expect(check((await runExample(definition)).result)).toEqual([]);
    for (const { name, input, expect: expected } of cases) {
      if (expected === undefined || input.action === 'add') continue;
      const task = caseTask(definition, input as JsonObject);
      const verdict = await host.ask('validate', task.formula, task.candidate, ignoreProgress);
      if (!verdict.ok) throw new Error(`${name} is refused`);
      const result = await host.ask('compute', task.formula, verdict.input, ignoreProgress);
      expect([name, check(result)]).toEqual([name, []]);
    }
  });
});

/** Names of the controls with every field shown and one row in every list; '*' stands for the row. */
function controlNames(fields: AnyFields): readonly string[] {
  const shown: AnyFields = allShown(fields);
  const form = createFormModel({ fields: shown, fixed: {} });
  const rows = Object.entries(shown).flatMap(([name, field]): readonly (readonly [string, readonly Values[]])[] =>
    field.kind === 'rows' && field.fixedRows === undefined && field.entry === undefined ? [[name, [{}]]] : [],
  );
  return [
    ...new Set(
      controlsOf(shown, { ...form.blank, ...Object.fromEntries(rows) }).map(({ name, owner }) => {
        const field = shown[owner];
        const inEntry = field?.kind === 'rows' ? field.entry?.name : undefined;
        return inEntry === undefined
          ? name.replace(/\.\d+\./, '.*.')
          : name.replace(new RegExp(`^${inEntry}\\.`), `${owner}.*.`);
      }),
    ),
  ];
}

/** The flags by which one control is given: a list can be given as a whole, too. */
function flagsOfControls(fields: AnyFields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = field.kind === 'rows' ? openColumns(field) : {};
    const flags = flagNames(name, field).filter((flag) => field.kind !== 'rows' || flag.replace(`${name}.`, '') in own);
    if (field.kind === 'sequence') return flags.map((flag) => flag.replace(/Text$/, ''));
    return field.kind === 'rows' ? flags.map((flag) => flag.replace('.', '.*.')) : flags;
  });
}

function allShown(fields: AnyFields): AnyFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { visibleWhen: _, ...field }]): [string, AnyField] => {
      const shown = field as AnyField;
      if (shown.kind === 'rows') return [name, { ...shown, row: allShown(shown.row) }];
      return [name, shown.kind === 'group' ? { ...shown, fields: allShown(shown.fields) } : shown];
    }),
  );
}

function propertyNames(schema: JsonSchema, prefix = ''): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): readonly string[] => {
    const row = inner.items ?? inner.prefixItems?.[0];
    if (row !== undefined) return propertyNames(withoutConstants(row), `${prefix}${name}.*.`);
    return inner.properties === undefined ? [`${prefix}${name}`] : propertyNames(inner, `${prefix}${name}.`);
  });
}

/** The values that name a row are text on the page, not controls. */
function withoutConstants({ properties = {} }: JsonSchema): JsonSchema {
  return {
    properties: Object.fromEntries(Object.entries(properties).filter(([, inner]) => inner.const === undefined)),
  };
}

/** Without what a case names although the page does not ask for it; a blank box as null. */
function onlyDeclared(fields: AnyFields, input: JsonObject): Json {
  return withNulls(Object.fromEntries(Object.entries(input).filter(([name]) => name in fields)));
}

function withNulls(value: Json): Json {
  if (value === '') return null;
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNulls(inner)]));
}
