import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { type Fault, FormEnvironmentProvider } from '#src/engine/form/FormEnvironment.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { SPACE } from '#src/engine/ui/theme.ts';

/** What only boxes for long texts and lists call: these forms have none. */
const UNUSED = {
  holdText: () => {
    throw new Error('This form has no box for a long text');
  },
  append: () => {},
  announce: () => {},
};

interface ToolFormProps {
  /** All of its fields. */
  readonly fields: AnyFields;
  /** What is wrong with one of them. */
  readonly fault?: Fault | null;
  readonly onAsk: () => void;
  readonly children: ReactNode;
}

/** The form of a tool below a result; Enter asks. */
export function ToolForm({ fields, fault = null, onAsk, children }: ToolFormProps) {
  return (
    <Form
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <FormEnvironmentProvider value={{ fields, isStrict: false, fault, ...UNUSED }}>
        {children}
      </FormEnvironmentProvider>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;
