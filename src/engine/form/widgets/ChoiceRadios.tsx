import styled, { css } from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { useControl } from '../FormEnvironment.ts';
import { controlHeight, FieldSet } from './controlLook.ts';
import { FieldHint, hintIdOf } from './FieldHint.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { WidgetProps } from './widget.ts';

interface ChoiceRadiosProps extends WidgetProps<'choice', string> {
  /** Id of a hint that is elsewhere. */
  readonly describedBy?: string | undefined;
}

/** One of a few options: side by side in one line where all are short, else as a list. */
export function ChoiceRadios({ field, name, value, onChange, describedBy }: ChoiceRadiosProps) {
  // The `name` belongs to the radio buttons, not to their group.
  const { name: _, ...control } = useControl(name, hintIdOf(field, name), describedBy);
  return (
    <FieldSet role="radiogroup" {...control}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      <FieldHint field={field} name={name} />
      <Options $areSegments={areSegments(field.options)}>
        {field.options.map((option) => (
          <label key={option.value} data-half={option.label.length <= LONGEST_HALF || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{withDisplayNumbers(option.label)}</span>
          </label>
        ))}
      </Options>
    </FieldSet>
  );
}

/** Options that fit into one line, and letters of one of them there. */
const MOST_SEGMENTS = 4;
const LONGEST_SEGMENT = 14;
/** Letters of an option in a list of which two fit side by side. */
const LONGEST_HALF = 22;

function areSegments(options: readonly { readonly label: string }[]): boolean {
  return options.length <= MOST_SEGMENTS && options.every(({ label }) => label.length <= LONGEST_SEGMENT);
}

/** The radio buttons are there, under their words. */
const segments = css`
  label { flex-basis: 0; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; }
  span { display: grid; flex: 1; place-content: center; align-self: stretch; padding-inline: ${SPACE.s2}; white-space: nowrap; }
  :checked + span { box-shadow: inset 0 -3px ${color('accent')}; }
  :focus-visible + span { outline: 2px solid ${color('accent')}; outline-offset: -4px; }
`;

/** Each option has a line before it and one above it; what the frame cuts off are those along its own lines. */
const Options = styled.div<{ readonly $areSegments: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin-top: ${SPACE.s1};
  overflow: clip;
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  [aria-invalid='true'] > & { border-color: ${color('danger')}; box-shadow: inset 0 0 0 1px ${color('danger')}; }
  label {
    ${controlHeight}
    position: relative;
    flex: 1 1 100%;
    display: flex;
    align-items: center;
    margin: -1px 0 0 -1px;
    border: solid ${color('line')};
    border-width: 1px 0 0 1px;
    cursor: pointer;
  }
  [data-half] { flex-basis: 45%; }
  label:hover { background: ${color('sunken')}; }
  input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0 ${SPACE.s2} 0 ${SPACE.s3}; accent-color: ${color('accent')}; cursor: pointer; }
  span { padding-block: ${SPACE.s1}; line-height: 1.3; }
  label:has(:checked), :checked + span { background: ${color('accentTint')}; color: ${color('accent')}; font-weight: 600; }
  ${({ $areSegments }) => $areSegments && segments}
  @media (forced-colors: active) { :checked + span { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
