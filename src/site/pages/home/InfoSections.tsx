import Accessibility from 'lucide-react/icons/accessibility';
import Microscope from 'lucide-react/icons/microscope';
import Target from 'lucide-react/icons/target';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react/types';
import styled from 'styled-components';
import { Card } from '#src/engine/ui/Card.tsx';
import { CardGrid, Stack } from '#src/engine/ui/Layout.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { PROMISES, type PromiseId, STEPS } from './content.ts';
import { Steps } from './Steps.tsx';

const ICONS: Readonly<Record<PromiseId, LucideIcon>> = {
  precision: Target,
  expertise: Microscope,
  speed: Zap,
  accessibility: Accessibility,
};

/** The site's promises, and how to use it. */
export function InfoSections() {
  return (
    <>
      <Stack as="section" $gap="s5" aria-labelledby="promises">
        <h2 id="promises">What you can rely on</h2>
        <Pairs>
          {PROMISES.map(({ id, title, text }) => {
            const Icon = ICONS[id];
            return (
              <Item key={id}>
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" focusable="false" />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </Item>
            );
          })}
        </Pairs>
      </Stack>
      <Stack as="section" $gap="s5" aria-labelledby="how-to">
        <h2 id="how-to">How to use a calculator</h2>
        <Card as="div">
          <Steps steps={STEPS} />
        </Card>
      </Stack>
    </>
  );
}

const Pairs = styled(CardGrid)`
  gap: ${SPACE.s6};
  @media (min-width: 64rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Item = styled.div`
  display: flex;
  gap: ${SPACE.s4};
  > svg { flex: none; margin-block-start: 0.1rem; color: ${color('accent')}; }
  h3 { font-size: ${TYPE.lead}; margin-block-end: ${SPACE.s1}; }
  p { max-width: 60ch; color: ${color('inkMuted')}; }
`;
