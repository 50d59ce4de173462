import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BRAND } from '#src/engine/kit/brand.ts';
import { AGREEMENT_PATH, NOTEBOOK_PATH } from '#src/engine/kit/siteAddress.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Container } from '#src/engine/ui/Layout.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** The footer of every page. Offers the shortcuts to visitors who do not know the key that shows them. */
export function Footer({ onShortcuts }: { readonly onShortcuts: () => void }) {
  return (
    <Bar data-print="no">
      <Row>
        <p>
          © {__BUILD_YEAR__} {BRAND}
        </p>
        <p>Everything is computed on your own device. No account, no cookies, no tracking.</p>
        <Links aria-label="Footer">
          <Link to="/category/biology">Biology</Link>
          <Link to="/category/chemistry">Chemistry</Link>
          <Link to={NOTEBOOK_PATH}>Notebook</Link>
          <Link to={AGREEMENT_PATH}>Compared with other programs</Link>
          <a href="/third-party-notices.txt">Licenses</a>
          <SmallButton type="button" onClick={onShortcuts}>
            Keyboard shortcuts
          </SmallButton>
        </Links>
      </Row>
    </Bar>
  );
}

const Bar = styled.footer`
  margin-block-start: auto;
  border-block-start: 1px solid ${color('line')};
  background: ${color('surface')};
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s3} ${SPACE.s6};
  padding-block: ${SPACE.s4};
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s3} ${SPACE.s4};
  > a { padding-block: ${SPACE.s2}; }
`;
