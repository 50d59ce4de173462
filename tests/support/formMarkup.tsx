import { renderToStaticMarkup } from 'react-dom/server';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import { type Fault, FormEnvironmentProvider } from '#src/engine/form/FormEnvironment.ts';
import { blankValues } from '#src/engine/form/fieldValues.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';

interface Drawn {
  /** Absent: the blank form. */
  readonly values?: Values;
  readonly fault?: Fault;
}

/** The HTML of a form's fields, as prerendered. Lazily loaded widgets must be loaded beforehand. */
export function formMarkup(fields: AnyFields, { values = blankValues(fields), fault }: Drawn = {}): string {
  const environment = {
    fields,
    isStrict: false,
    fault: fault ?? null,
    holdText() {
      throw new Error('There is no long text here');
    },
    append() {},
    announce() {},
  };
  return renderToStaticMarkup(
    <FormEnvironmentProvider value={environment}>
      <FieldList fields={fields} values={values} onEdit={() => {}} />
    </FormEnvironmentProvider>,
  );
}
