/**
 * `<dialog>` as far as tests need it: open state, focus moving in and back, Escape with a cancellable
 * `cancel`, `close` with a value, and `method="dialog"` forms. No top layer and no focus trap, which are
 * tested in Playwright.
 */
export function installDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  prototype.show = function show() {
    this.open = true;
  };

  prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    if (!this.isConnected) throw new DOMException('The dialog is not connected.', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
    const first =
      this.querySelector<HTMLElement>('[autofocus]') ??
      this.querySelector<HTMLElement>(
        'button, [href], input, select, textarea, [tabindex]:not([tabindex="-1"])',
      );
    if (!first && !this.hasAttribute('tabindex')) this.tabIndex = -1;
    (first ?? this).focus();
  };

  prototype.close = function close(returnValue) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    const opener = openers.get(this);
    openers.delete(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    // A browser dispatches the event in a later task; tests with fake clocks must not wait for one.
    this.dispatchEvent(new Event('close'));
  };

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const modal = [...document.querySelectorAll('dialog')].filter((dialog) => openers.has(dialog)).pop();
    if (modal?.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
  });

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    form.closest('dialog')?.close((event.submitter as HTMLButtonElement | null)?.value);
  });
}
