/** What a built page gets wrong about one golden case. */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { withGroups } from '#src/engine/kit/displayNumber.ts';
import type { FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { referenceMapping } from '#src/tools/agreement/caseInputs.ts';
import type { Json, Tolerance } from '#src/tools/agreement/goldenCase.ts';
import type { CalculatorDriver, DrawnFigure } from './calculatorDriver.ts';
import { type CaseTask, caseTask } from './caseTask.ts';
import { agrees, equalsDigest, isTextDigest, leavesOf, type TextDigest } from './compare.ts';
import { displayField, isShownAs } from './displayNames.ts';
import { isInner } from './drawnKeys.ts';
import type { VectorCase, VectorFile } from './vectorFiles.ts';

type Complaints = readonly string[];

/** 'unenterable': a value of the case fits no control, so that the worker's outcome is all there is. */
export async function pageComplaints(
  driver: CalculatorDriver,
  definition: AnyCalculatorDefinition,
  file: VectorFile,
  vectorCase: VectorCase,
): Promise<Complaints | 'unenterable'> {
  const mapping = file.isReference ? referenceMapping(file.calculator) : null;
  const { draft, list } = caseTask(definition, mapping?.input(vectorCase.input) ?? vectorCase.input);
  await driver.reset();
  if (list !== null) return addingComplaints(driver, definition, vectorCase, { list, draft });
  if (!(await driver.enter(definition.fields, draft))) return 'unenterable';
  const canCalculate = await driver.canCalculate();
  if (vectorCase.disabled === true) return canCalculate ? ['Calculate is enabled'] : [];
  // Where the specification disables Calculate for a blank form, the disabled button meets an error case.
  const mayBeDisabled = vectorCase.error !== undefined && !createFormModel(definition).canSubmit(draft);
  if (!canCalculate) return mayBeDisabled ? [] : ['Calculate is disabled'];
  const { state, figures } = await driver.calculate();
  if (vectorCase.noResult === true) return state === 'editing' ? [] : [`it came to '${state}'`];
  if (vectorCase.expect === undefined) return refusalComplaints(driver, definition, vectorCase, state);
  if (state !== 'result') return [`it came to '${state}'`];
  const { expect, tolerance = file.tolerance, display = {} } = vectorCase;
  const complaints: string[] = [];
  for (const base of mapping?.expectedAt ?? ['']) {
    for (const { path, expected } of leavesOf(expect)) {
      const field = [base, path].filter(Boolean).join('.');
      if (isInner(definition.outputs, field)) continue;
      complaints.push(...(await valueComplaints(driver, figures.get(field), field, expected, tolerance)));
    }
  }
  for (const [name, text] of Object.entries(display)) {
    const figure = figures.get(displayField(file.calculator, name));
    if (!isShownAs(figure?.text, text))
      complaints.push(`${name} is shown as '${figure?.text ?? 'nothing'}', not '${text}'`);
  }
  return complaints;
}

async function addingComplaints(
  driver: CalculatorDriver,
  definition: AnyCalculatorDefinition,
  vectorCase: VectorCase,
  { list, draft }: Pick<CaseTask, 'draft'> & { readonly list: string },
): Promise<Complaints> {
  const field = definition.fields[list] as FieldOfKind<'rows'>;
  const added = await driver.addRow(list, field, draft[field.entry?.name ?? ''] as Values);
  if (vectorCase.expect !== undefined) return added ? [] : ['the row was not added'];
  return added ? ['the row was added'] : refusalComplaints(driver, definition, vectorCase, await driver.state());
}

async function refusalComplaints(
  driver: CalculatorDriver,
  { errorStyle }: AnyCalculatorDefinition,
  { error }: VectorCase,
  state: string,
): Promise<Complaints> {
  if (state !== 'error') return [`it came to '${state}'`];
  const messages = await driver.messages(errorStyle);
  if (error === undefined) return messages.length > 0 ? [] : ['it gives no reason'];
  // The page sets long numbers of a message in groups.
  return messages.includes(error) || messages.includes(withGroups(error))
    ? []
    : [`${errorStyle} says '${messages.join(' / ')}', not '${error}'`];
}

async function valueComplaints(
  driver: CalculatorDriver,
  figure: DrawnFigure | undefined,
  field: string,
  expected: Json,
  tolerance: Tolerance,
): Promise<Complaints> {
  if (figure !== undefined && isTextDigest(expected)) {
    return equalsDigest(figure.value, expected as unknown as TextDigest)
      ? []
      : [`${field}: the figure has another text`];
  }
  if (figure !== undefined) {
    return agrees(typed(figure.value, expected), expected, tolerance)
      ? []
      : [`${field}: expected ${JSON.stringify(expected)}, the page has '${figure.value}'`];
  }
  if (isTextDigest(expected)) {
    const text = await driver.textResult(field);
    return equalsDigest(text, expected as unknown as TextDigest) ? [] : [`${field}: the downloaded text is another`];
  }
  if (typeof expected === 'string') {
    const text = await driver.textResult(field);
    return text === expected ? [] : [`${field}: expected '${expected}', downloaded '${text.slice(0, 60)}'`];
  }
  // An empty list has nothing to draw.
  return Array.isArray(expected) ? [] : [`${field} is not drawn`];
}

/** The attribute's text as the kind of value that is expected. */
function typed(value: string, expected: Json): Json {
  if (typeof expected === 'number') return Number(value);
  if (typeof expected === 'boolean') return value === 'true';
  if (expected === null) return value === '' ? null : value;
  return value;
}
