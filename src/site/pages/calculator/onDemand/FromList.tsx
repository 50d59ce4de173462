import styled from 'styled-components';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { carriedValues, holdsCarried } from './carried.ts';

export interface FromListProps {
  /** Id of the calculator whose form it is. */
  readonly id: string;
  /** Fragment of the page's URL, untrusted. */
  readonly hash: string;
  readonly fields: AnyFields;
  readonly draft: Values;
}

/** Says what the guide to pet emergencies selected, as long as the form has it. */
export function FromList({ id, hash, fields, draft }: FromListProps) {
  const carried = carriedValues(id, fields, hash);
  const what = Object.entries(carried).flatMap(([name, value]) => {
    const field = fields[name];
    return field?.kind === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? []) : [];
  });
  if (what.length === 0 || !holdsCarried(draft, carried)) return null;
  return <Line role="status">From the list: {what.join(', ')}. Change it below if that is wrong.</Line>;
}

const Line = styled.p`
  margin-block-end: ${SPACE.s3};
  padding: ${SPACE.s2} ${SPACE.s3};
  border-inline-start: 3px solid ${color('accent')};
  background: ${color('accentTint')};
  font-size: ${TYPE.small};
`;
