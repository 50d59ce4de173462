import { type KeyboardEvent, useState } from 'react';
import { afterPress } from '../afterPress.ts';
import { useControl } from '../FormEnvironment.ts';
import { numberReading } from '../numberReading.ts';
import { stepped } from '../stepNumber.ts';
import { LineBox, Reading } from './controlLook.ts';
import { ScoreMeanings } from './ScoreMeanings.tsx';
import type { BoxProps } from './widget.ts';

/**
 * A number as typed. No key is blocked and nothing is reformatted; what was read stands below when the text was not
 * plain, and that it cannot be read is said once the visitor has left the box.
 */
export function NumberBox({ field, name, value, onChange, spokenLabel, describedBy }: BoxProps<'number', string>) {
  const [left, setLeft] = useState(false);
  const found = numberReading(value);
  const reading = found?.kind === 'unreadable' && !left ? null : found;
  const readingId = `reading-${name}`;
  const control = useControl(name, describedBy, reading === null ? undefined : readingId);

  function step(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const next = stepped(value, field, event.key === 'ArrowUp' ? 1 : -1);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <div>
      <LineBox
        {...control}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-label={spokenLabel}
        placeholder={field.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={step}
        onFocus={() => setLeft(false)}
        onBlur={() => afterPress(() => setLeft(true))}
      />
      {reading !== null && (
        <Reading id={readingId} $unreadable={reading.kind === 'unreadable'}>
          {reading.text}
        </Reading>
      )}
      {field.scores !== undefined && <ScoreMeanings {...field.scores} />}
    </div>
  );
}
