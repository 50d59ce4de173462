import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { icsFile } from '#src/engine/calendar/icsFile.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { ResultCalendar } from '#src/engine/kit/defineCalculator.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { resultAsCsv } from '#src/engine/tables/csv.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { ErrorBoundary, ReportFailure } from '#src/engine/ui/ErrorBoundary.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { SourceKey } from '#workers/reference/sources.ts';
import { Action, ActionBar as Bar, Said, Tools, Word } from './ActionBar.ts';
import { Announcement } from './Announcement.ts';
import { copyText } from './copyText.ts';
import { type ComputedResult, resultAsJson, resultAsText } from './exportedResult.ts';
import { MoreActions } from './MoreActions.tsx';
import { saveFile } from './saveFile.ts';
import { useAnnouncement } from './useAnnouncement.ts';

/** Loaded on demand, with the code that draws the QR code of its link. */
const ResultCard = preloadable(async () => (await import('./card/ResultCard.tsx')).ResultCard);

/** Actions for a whole result: copy, link, download, print. */
export function ResultTools(props: ResultToolsProps) {
  const { computed, fragment, calendar, printed = '', onlyText, linesAfter } = props;
  const [announcement, announce] = useAnnouncement();
  /** The result whose values are known not to fit into a link. */
  const [unlinked, setUnlinked] = useState<unknown>(null);
  const [shownLink, setShownLink] = useState<string | null>(null);
  const { calculatorId, presentation, result } = computed;
  const page = pageAddress(calculatorId);
  const { fileName = calculatorId } = props;

  function giveUpCard(): void {
    setShownLink(null);
    announce('The card could not be loaded. Try again.');
  }

  function copy(text: string | Promise<string>, done: string): void {
    copyText(text).then(
      () => announce(done),
      () => announce('This browser does not allow copying'),
    );
  }

  function copyResult(): void {
    const text = onlyText ?? resultAsText(computed, page, new Date());
    copy([text, ...(linesAfter?.() ?? [])].join('\n'), 'Copied');
  }

  async function textWithCitation(sources: readonly SourceKey[]): Promise<string> {
    const { citationLines } = await import('./cite/citations.ts');
    const { title } = computed;
    const cited = { id: calculatorId, title, url: page, version: __SITE_VERSION__, sources };
    return [resultAsText(computed, page, new Date()), '', ...citationLines(cited, new Date())].join('\n');
  }

  function copyLink(): void {
    const link = linkTo(page, fragment());
    setUnlinked(link === null ? result : null);
    if (link !== null) copy(link, 'Link copied');
  }

  function downloadJson(): void {
    const file = new Blob([resultAsJson(computed, page, new Date())], { type: 'application/json' });
    saveFile(`${fileName}.json`, file);
    announce('JSON file saved');
  }

  async function downloadCsv(): Promise<void> {
    try {
      const { csvFile } = await import('./csvFile.ts');
      saveFile(`${fileName}.csv`, await csvFile(presentation));
      announce('CSV file saved');
    } catch {
      announce('The CSV file could not be made. Try again.');
    }
  }

  function downloadCalendar(events: readonly CalendarEvent[]): void {
    const text = icsFile(calculatorId, events, new Date());
    saveFile(`${calculatorId}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    announce('Calendar file saved');
  }

  /** On a page about births it makes room for the calendar. */
  const Linking = calendar === undefined ? Action : SmallButton;
  const linkButton = (
    <Linking type="button" onClick={copyLink}>
      <Link aria-hidden size={18} />
      <span>
        <VisuallyHidden>Copy </VisuallyHidden>
        <Word>link</Word>
        <VisuallyHidden> with these values</VisuallyHidden>
      </span>
    </Linking>
  );
  const Printing = onlyText === undefined ? SmallButton : Action;
  const printButton = (
    <Printing type="button" onClick={() => window.print()}>
      <Printer aria-hidden size={18} />
      <span>
        Print<VisuallyHidden>{printed}</VisuallyHidden>
      </span>
    </Printing>
  );

  return (
    <Tools data-print="no">
      <Bar data-actions data-bar>
        <Action type="button" data-action="copy" onClick={copyResult}>
          <Copy aria-hidden size={18} />
          Copy
        </Action>
        {calendar === undefined ? (
          linkButton
        ) : (
          <Action type="button" onClick={() => downloadCalendar(calendar(result, computed.input))}>
            <CalendarPlus aria-hidden size={18} />
            <span>
              <VisuallyHidden>Add to </VisuallyHidden>
              <Word>calendar</Word>
              <VisuallyHidden> (.ics)</VisuallyHidden>
            </span>
          </Action>
        )}
        {onlyText === undefined ? (
          <MoreActions>
            {calendar !== undefined && linkButton}
            {printButton}
            <Format
              name="CSV"
              onCopy={() => copy(resultAsCsv(presentation), 'Copied as CSV')}
              onDownload={downloadCsv}
            />
            <Format
              name="JSON"
              onCopy={() => copy(resultAsJson(computed, page, new Date()), 'Copied as JSON')}
              onDownload={downloadJson}
            />
            <SmallButton
              type="button"
              aria-haspopup="dialog"
              onClick={() => setShownLink(linkTo(page, fragment()) ?? '')}
            >
              <FileText aria-hidden size={16} />
              Result card
            </SmallButton>
            {computed.sources !== undefined && (
              <SmallButton
                type="button"
                onClick={() => copy(textWithCitation(computed.sources ?? []), 'Copied with citation')}
              >
                <Copy aria-hidden size={16} />
                Copy with citation
              </SmallButton>
            )}
          </MoreActions>
        ) : (
          printButton
        )}
      </Bar>
      <Said>
        <Announcement>{announcement}</Announcement>
        <Announcement>
          {unlinked === result &&
            'No link can hold values as long as these. The JSON file has the result and what it was computed from.'}
        </Announcement>
      </Said>
      {shownLink !== null && (
        <ErrorBoundary resetKey={shownLink} fallback={<ReportFailure onFailure={giveUpCard} />}>
          <Suspense fallback={null}>
            <ResultCard computed={computed} page={page} link={shownLink} onClose={() => setShownLink(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Tools>
  );
}

interface ResultToolsProps {
  readonly computed: ComputedResult;
  /** Returns the values of this result as a URL fragment; null when they are too long for one. */
  readonly fragment: () => string | null;
  readonly calendar?: ResultCalendar | undefined;
  /** What Print prints, after the word 'Print'. */
  readonly printed?: string;
  /** Name of the saved files, without extension. Absent: the calculator's id. */
  readonly fileName?: string;
  /**
   * On pages on toxicity and medicine: the only text that Copy provides; numbers are then not offered in other forms.
   */
  readonly onlyText?: string;
  /** Returns the last lines of copied text: whom to call. */
  readonly linesAfter?: () => readonly string[];
}

/** One format with its Copy and Download buttons. */
function Format({ name, onCopy, onDownload }: FormatProps) {
  return (
    <Cluster $gap="s2">
      <Small as="span">{name}</Small>
      <SmallButton type="button" onClick={onDownload}>
        <Download aria-hidden size={16} />
        Download<VisuallyHidden> {name}</VisuallyHidden>
      </SmallButton>
      <SmallButton type="button" onClick={onCopy}>
        <Copy aria-hidden size={16} />
        Copy<VisuallyHidden> as {name}</VisuallyHidden>
      </SmallButton>
    </Cluster>
  );
}

interface FormatProps {
  readonly name: string;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
}

/**
 * Returns the URL of the page without the visitor's values. While the next page is loading, the browser's URL is
 * already that page's.
 */
function pageAddress(calculatorId: string): string {
  return new URL(calculatorPath(calculatorId), location.origin).href;
}

function linkTo(page: string, fragment: string | null): string | null {
  return fragment === null ? null : `${page}#${fragment}`;
}
