import Grid3x3 from 'lucide-react/icons/grid-3x3';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { ErrorBoundary, ReportFailure, WINDOW_NOT_LOADED } from '#src/engine/ui/ErrorBoundary.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { Hint, Menu } from './controlLook.ts';
import type { BoxProps } from './widget.ts';
import { labelText } from './words.ts';

// Loaded when the grid is opened.
const OptionGridDialog = preloadable(async () => (await import('../onDemand/OptionGridDialog.tsx')).OptionGridDialog);

/**
 * One of several options, in a menu, and where the field has a grid also from a button. The choice can be cleared when
 * it is optional or has no initial option.
 */
export function ChoiceMenu(props: BoxProps<'choice', string>) {
  const { field, name, value, onChange, spokenLabel, describedBy } = props;
  const control = useControl(name, describedBy);
  const canBeUnmade = field.initial === undefined || field.optional === true;
  const menu = (
    <Menu {...control} aria-label={spokenLabel} value={value} onChange={(event) => onChange(event.target.value)}>
      {canBeUnmade && <option value="">{field.optional === true ? 'Not chosen' : 'Choose…'}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Menu>
  );
  if (field.grid === undefined) return menu;
  return (
    <Both>
      {menu}
      <GridButton {...props} />
    </Both>
  );
}

function GridButton({ field, value, onChange, spokenLabel = labelText(field) }: BoxProps<'choice', string>) {
  const { announce } = useFormEnvironment();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { grid, options } = field;
  if (grid === undefined) return null;

  function open(): void {
    setOpen(true);
    setFailed(false);
  }

  function choose(option: string): void {
    setOpen(false);
    onChange(option);
    announce(`${spokenLabel}: ${options.find((known) => known.value === option)?.label}`);
  }

  function giveUp(): void {
    setOpen(false);
    setFailed(true);
  }

  return (
    <>
      <QuietButton
        type="button"
        data-print="no"
        aria-haspopup="dialog"
        aria-label={`${grid.title}, ${spokenLabel}`}
        onClick={open}
      >
        <Grid3x3 size={16} aria-hidden="true" focusable="false" />
        {grid.title}
      </QuietButton>
      {hasFailed && <Hint role="alert">{WINDOW_NOT_LOADED}</Hint>}
      {isOpen && (
        <ErrorBoundary resetKey={isOpen} fallback={<ReportFailure onFailure={giveUp} />}>
          <Suspense fallback={null}>
            <OptionGridDialog
              grid={grid}
              options={options}
              value={value}
              onChoose={choose}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

const Both = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.s2};
  min-width: 0;
`;
