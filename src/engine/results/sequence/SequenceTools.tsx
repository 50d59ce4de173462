import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useContext, useEffect, useRef, useState } from 'react';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { SequenceBlock, TextFileBlock } from '#src/engine/kit/presentation.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { Announcement } from '../Announcement.ts';
import { copyText, TextNotMade } from '../copyText.ts';
import { fileSlug, pageSlug, saveFile } from '../saveFile.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import { letterWindows } from './fasta.ts';
import { HandOnLetters } from './HandOnLetters.ts';
import type { ReadText } from './readText.ts';
import { savedFile } from './savedFile.ts';

/** Longer texts are offered only as a file: the clipboard of many systems fails on them. */
const MOST_COPIED_LETTERS = 10_000_000;

/** Copy and download of a whole text. */
export function SequenceTools({ block, readText }: SequenceToolsProps) {
  const { field, title, text } = block;
  const { format, extension, type, head, body, windowSize } = savedFile(block);
  const targets = useContext(HandOnLetters);
  const [announcement, announce] = useAnnouncement();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function windows(signal: AbortSignal, take: (letters: string) => void): Promise<void> {
    const read = async (from: number, to: number) =>
      typeof text === 'string' ? text.slice(from, to) : readText(field, from, to, signal);
    let done = 0;
    for await (const letters of letterWindows(text.length, read, windowSize)) {
      signal.throwIfAborted();
      take(letters);
      done += letters.length;
      setShare(done / text.length);
    }
  }

  async function wholeText(signal: AbortSignal): Promise<string> {
    let whole = '';
    await windows(signal, (letters) => {
      whole += letters;
    });
    return whole;
  }

  async function save(signal: AbortSignal): Promise<void> {
    const ownName = 'fileName' in block ? block.fileName : undefined;
    const name = ownName ?? `${pageSlug()}-${fileSlug(field)}`;
    const parts: Blob[] = [new Blob([head])];
    await windows(signal, (letters) => parts.push(new Blob([body(letters)])));
    saveFile(`${name}.${extension}`, new Blob(parts, { type }));
  }

  /** Runs one task at a time and reports its outcome. */
  async function run(pressed: HTMLButtonElement, work: Work, done: string, failed: string): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      await work(controller.signal);
      announce(done);
    } catch (error) {
      const why = error instanceof TextNotMade ? error.message : failed;
      announce(controller.signal.aborted ? 'Stopped' : why);
    } finally {
      // Stops reading a text whose copy was refused halfway.
      controller.abort();
      running.current = null;
      // The Stop button disappears: its focus returns to the clicked button.
      if (stop.current === document.activeElement) pressed.focus();
      setShare(null);
    }
  }

  // The buttons stay enabled while one of them works, because a disabled button would lose the focus.
  const copy = (signal: AbortSignal) => copyText(typeof text === 'string' ? text : wholeText(signal));
  return (
    <Cluster $gap="s2" data-print="no">
      {text.length > MOST_COPIED_LETTERS ? (
        <Small as="span">
          More than {grouped(MOST_COPIED_LETTERS)} {block.kind === 'sequence' ? 'letters' : 'characters'} are offered as
          a file only.
        </Small>
      ) : (
        <QuietButton
          type="button"
          aria-disabled={share !== null || undefined}
          onClick={({ currentTarget }) =>
            run(currentTarget, copy, 'Copied', 'This browser does not allow copying: download the file instead')
          }
        >
          <Copy aria-hidden size={18} />
          Copy <VisuallyHidden>{title}</VisuallyHidden>
        </QuietButton>
      )}
      <QuietButton
        type="button"
        data-download={field}
        aria-disabled={share !== null || undefined}
        onClick={({ currentTarget }) => run(currentTarget, save, `${format} file saved`, 'The file could not be made')}
      >
        <Download aria-hidden size={18} />
        Download {format} <VisuallyHidden>of {title}</VisuallyHidden>
      </QuietButton>
      {text.length <= MOST_COPIED_LETTERS &&
        block.kind === 'sequence' &&
        (targets?.(block) ?? []).map(({ label, open }) => (
          <QuietButton
            key={label}
            type="button"
            aria-disabled={share !== null || undefined}
            onClick={({ currentTarget }) =>
              run(currentTarget, async (signal) => open(await wholeText(signal)), '', 'The letters could not be read')
            }
          >
            {label} <VisuallyHidden>{title}</VisuallyHidden>
          </QuietButton>
        ))}
      {share !== null && (
        <>
          <progress value={share} aria-label="Letters read" />
          <QuietButton ref={stop} type="button" onClick={() => running.current?.abort()}>
            <X aria-hidden size={18} />
            Stop
          </QuietButton>
        </>
      )}
      <Announcement>{announcement}</Announcement>
    </Cluster>
  );
}

type Work = (signal: AbortSignal) => Promise<void>;

interface SequenceToolsProps {
  readonly block: SequenceBlock | TextFileBlock;
  readonly readText: ReadText;
}
