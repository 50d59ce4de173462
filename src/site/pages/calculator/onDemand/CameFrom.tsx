import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isSameFilling } from '#src/engine/form/onDemand/linkedDraft.ts';
import { handedDraft } from '#src/engine/handover/handedDraft.ts';
import { readHandover, wayBackPath } from '#src/engine/handover/handoverLink.ts';
import { handedText } from '#src/engine/handover/handoverWords.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { calculatorName } from './calculatorName.ts';

export interface CameFromProps {
  /** Id of the calculator whose form it is. */
  readonly id: string;
  /** Fragment of the page's URL, untrusted. */
  readonly hash: string;
  readonly fields: AnyFields;
  readonly draft: Values;
}

/** Says which calculator a number came from, as long as the field holds that number. */
export function CameFrom({ id, hash, fields, draft }: CameFromProps) {
  const handover = readHandover(id, hash);
  const handed = handover === null ? null : handedDraft(fields, draft, handover);
  if (handover === null || handed === null || !isSameFilling(handed, draft)) return null;
  const { kind, giver } = handover.pair;
  return (
    <Line>
      {kind.name} came from <Link to={wayBackPath(handover)}>{calculatorName(giver.calculator)}</Link>:{' '}
      {shownText(handedText(handover))}
    </Line>
  );
}

const Line = styled.p`
  padding: ${SPACE.s2} ${SPACE.s3};
  border-inline-start: 3px solid ${color('accent')};
  background: ${color('accentTint')};
  font-size: ${TYPE.small};
  overflow-wrap: anywhere;
`;
