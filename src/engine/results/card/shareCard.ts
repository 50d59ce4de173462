import { copyText } from '../copyText.ts';

/**
 * Shares a text by the device's own sheet, else copies it.
 *
 * @returns what happened, in words; '' where the visitor closed the sheet
 */
export async function shareCard(text: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'Shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  await copyText(text);
  return 'Copied';
}
