import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import type { AnyField } from '#src/engine/kit/fields.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { useFormEnvironment } from '../FormEnvironment.ts';
import { Hint } from './controlLook.ts';

interface FieldHintProps {
  readonly field: Pick<AnyField, 'label' | 'hint' | 'optional'>;
  /** The control's `name`. */
  readonly name: string;
}

/** What fits into the line of a label: words of a hint, and letters with those of the label. */
const MOST_WORDS = 6;
const MOST_LETTERS = 50;
const LETTERS_OF_OPTIONAL = 10;

/**
 * The hint of a field: a few words in the line of its label, or a button that opens a longer one. On pages on toxicity
 * and medicine a longer one is always in view.
 */
export function FieldHint({ field: { label, hint, optional }, name }: FieldHintProps) {
  const { isStrict } = useFormEnvironment();
  if (hint === undefined) return null;
  const id = hintIdOf({ hint }, name);
  const letters = label.length + hint.length + (optional === true ? LETTERS_OF_OPTIONAL : 0);
  if (hint.split(' ').length <= MOST_WORDS && letters <= MOST_LETTERS) {
    return (
      <Hint id={id} data-hint={optional === true ? 'further' : 'short'}>
        {withDisplayNumbers(hint.replace(/\.$/, ''))}
      </Hint>
    );
  }
  if (isStrict) return <Hint id={id}>{withDisplayNumbers(hint)}</Hint>;
  return (
    <>
      <Opener type="button" data-hint data-print="no" popoverTarget={id}>
        <i aria-hidden>i</i>
        {/* Not a label, of which a field has one. */}
        <VisuallyHidden>About {label}</VisuallyHidden>
      </Opener>
      <Opened as="div" id={id} popover="auto">
        {withDisplayNumbers(hint)}
      </Opened>
    </>
  );
}

/** Returns the id of a field's hint, by which its control is described; undefined without a hint. */
export function hintIdOf({ hint }: Pick<AnyField, 'hint'>, name: string): string | undefined {
  return hint === undefined ? undefined : `hint-${name}`;
}

/** As large as a fingertip, in a line of text: what is above and below it keeps its place. */
const Opener = styled.button`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  margin: -0.75rem -0.625rem -0.75rem auto;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('inkMuted')};
  &:hover, &:has(+ :popover-open) { color: ${color('accent')}; }
  i {
    display: block;
    width: 1.125rem;
    margin: auto;
    border: 1px solid;
    border-radius: ${RADIUS.pill};
    font: 600 0.75rem/1rem serif;
  }
  /* Older browsers always show the hint. */
  @supports not selector(:popover-open) { display: none; }
`;

/** At the foot of the window; below its button where browsers can place it there, which those with `:open` can. */
const Opened = styled(Hint)`
  &[popover] {
    flex: 0 0 100%;
    max-width: min(22rem, calc(100vw - 2rem));
    padding: ${SPACE.s3} ${SPACE.s4};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
    box-shadow: var(--shadow);
    color: ${color('ink')};
    font-size: ${TYPE.small};
  }
  &:popover-open {
    inset: auto 0 ${SPACE.s4};
    margin-inline: auto;
    @supports (position-area: block-end) and selector(:open) {
      inset: auto;
      margin: 0;
      position-area: block-end span-inline-start;
      position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
    }
  }
`;
