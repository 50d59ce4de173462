import { PoisonPanel, type PoisonPanelProps } from './PoisonPanel.tsx';

export type PoisonWarningProps = Pick<PoisonPanelProps, 'warning' | 'ownNumber'>;

/**
 * The panel as it is before a result. A module of its own, which nothing else imports: the build finds what a page needs first by the name
 * of its module, and a module that a result shares with it has none.
 */
export function PoisonWarning({ warning, ownNumber }: PoisonWarningProps) {
  return <PoisonPanel warning={warning} ownNumber={ownNumber} />;
}
