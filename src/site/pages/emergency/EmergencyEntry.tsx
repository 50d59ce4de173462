import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** A button for an emergency: one click leads to the phone numbers. */
export function EmergencyEntry() {
  return (
    <Entry to={calculatorPath('pet-emergency')}>
      <Phone aria-hidden size={28} />
      <span>
        <b>My pet ate something</b>
        <small>Whom to call and what to do, at once</small>
      </span>
    </Entry>
  );
}

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${SPACE.s4};
  max-width: 48rem;
  min-height: 4rem;
  margin-block-start: ${SPACE.s4};
  padding: ${SPACE.s3} ${SPACE.s4};
  border: 1px solid ${color('danger')};
  border-radius: ${RADIUS.card};
  background: ${color('emergencyFill')};
  color: ${color('emergencyInk')};
  line-height: 1.3;
  text-decoration: none;
  svg { flex: none; }
  b { display: block; font-size: ${TYPE.lead}; }
  small { font-size: ${TYPE.small}; }
  &:hover { color: ${color('emergencyInk')}; text-decoration: underline; }
`;
