import { Link } from 'react-router-dom';
import { ANIMALS_PATH } from '#src/engine/kit/siteAddress.ts';
import { Small } from '#src/engine/ui/Layout.tsx';

/** Leads from a guide to what the visitor keeps: not in an emergency, so below all else of it. */
export function KeptAnimalsLink() {
  return (
    <Small data-print="no">
      For the next time: keep your veterinarian’s number, your animals and the dates of their births under{' '}
      <Link to={ANIMALS_PATH}>My animals</Link>, on this device only.
    </Small>
  );
}
