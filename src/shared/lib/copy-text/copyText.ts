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
