import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { closesWhenLeft } from '#src/engine/ui/onDemand/closesWhenLeft.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { Announcement } from '../Announcement.ts';
import { fileSlug, pageSlug, saveFile } from '../saveFile.ts';
import { shownText } from '../shownText.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { chartImage, pngOf } from './chartImage.ts';

/** A menu that saves the chart inside an element as a picture, and its numbers where they are a table. */
export function ChartTools({ title, drawing, numbers }: ChartToolsProps) {
  const [announcement, announce] = useAnnouncement();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function save(kind: Kind): Promise<void> {
    setOpen(false);
    opener.current?.focus();
    try {
      saveFile(`${pageSlug()}-${fileSlug(title)}.${kind}`, await fileOf(kind, drawing.current, numbers));
      announce(`${kind.toUpperCase()} file saved`);
    } catch {
      announce('The picture could not be made');
    }
  }

  useEffect(() => {
    if (!isOpen || menu.current === null) return;
    return closesWhenLeft(menu.current, (fromWithin) => {
      if (fromWithin) opener.current?.focus();
      setOpen(false);
    });
  }, [isOpen]);

  const kinds: readonly Kind[] = numbers === undefined ? ['svg', 'png'] : ['svg', 'png', 'csv'];
  return (
    <Menu ref={menu} data-print="no">
      <ChartButton
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Save picture
        <VisuallyHidden> of {shownText(title)}</VisuallyHidden>
      </ChartButton>
      {isOpen && (
        <Choices id={id}>
          {kinds.map((kind) => (
            <ChartButton key={kind} type="button" onClick={() => save(kind)}>
              {kind.toUpperCase()}
              <VisuallyHidden>
                {kind === 'csv' ? ' of the numbers' : ' picture'} of {shownText(title)}
              </VisuallyHidden>
            </ChartButton>
          ))}
        </Choices>
      )}
      <Announcement>{announcement}</Announcement>
    </Menu>
  );
}

type Kind = 'svg' | 'png' | 'csv';

interface ChartToolsProps {
  readonly title: string;
  /** The element around the chart. */
  readonly drawing: RefObject<Element | null>;
  /** Writes the numbers of the chart as comma-separated values. */
  readonly numbers?: (() => string) | undefined;
}

/** @throws when the drawing has not loaded, or the browser cannot draw the picture */
async function fileOf(kind: Kind, around: Element | null, numbers: ChartToolsProps['numbers']): Promise<Blob> {
  if (kind === 'csv') return new Blob([numbers?.() ?? ''], { type: 'text/csv' });
  const svg = around?.querySelector('svg');
  if (!svg) throw new Error('The drawing has not come');
  const image = chartImage(svg);
  return kind === 'svg' ? new Blob([image.markup], { type: 'image/svg+xml' }) : pngOf(image);
}

/** A button of the line of a chart's title: text, with room around it for a finger. */
export const ChartButton = styled.button`
  min-height: 2rem;
  @media (pointer: coarse) { min-height: 2.75rem; }
  padding: 0 ${SPACE.s2};
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('accent')};
  font-size: ${TYPE.small};
  text-align: start;
  &:hover { color: ${color('accentHover')}; text-decoration: underline; }
`;

const Menu = styled.div`
  position: relative;
`;

const Choices = styled.div`
  position: absolute;
  z-index: 1;
  right: 0;
  display: flex;
  flex-direction: column;
  min-width: 100%;
  padding: ${SPACE.s1};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
`;
