import { foldText } from '@/contract/common/text';

/** Selects what is shown, so that one key copies it. */
function select(shown: HTMLElement): void {
  if (shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
    return;
  }
  const range = document.createRange();
  range.selectNodeContents(shown);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/**
 * Copies as browsers did before the clipboard could be written to: from a field that is selected for a moment. It stands in
 * the open dialog, outside of which nothing can take the focus.
 */
function copySelected(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // In view, because a browser would scroll to it, and not to be seen.
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' });
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/**
 * Copies a text, also where the browser gives no clipboard (`http:` in the practice's own network) or no permission. Resolves to
 * whether it worked; if not, what is `shown` of it is selected, to be copied by hand.
 */
export async function copyText(text: string, shown?: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copySelected(text)) return true;
    if (shown) select(shown);
    return false;
  }
}

/** How `copyText` went, in words. */
export const copiedText = (isCopied: boolean, what: 'Enlace' | 'Texto'): string =>
  isCopied
    ? `${what} copiado al portapapeles`
    : `No se pudo copiar: el ${what.toLowerCase()} está seleccionado, cópialo a mano.`;

/** File name of a title in ASCII letters, e.g. `rutina-hombro-1.json`. */
export const fileName = (kind: string, title: string, ending: string): string =>
  `${kind}-${
    foldText(title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'sin-nombre'
  }.${ending}`;

/** How long the file's URL stays valid, because some browsers read it only after the click event. */
const ADDRESS_LIFETIME_MS = 10_000;

/** File content, name and type. */
interface FileToKeep {
  name: string;
  content: string | Blob;
  /** Media type, e.g. `application/json`. */
  type: string;
}

/** Starts the browser's download of a file. */
export function downloadFile({ name, content, type }: FileToKeep): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}

/** Whether the reader has asked the device for less motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
