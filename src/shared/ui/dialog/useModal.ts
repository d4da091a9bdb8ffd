import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a `<dialog>` as a modal while it is mounted and gives focus back when it goes.
 * Focus starts at `[data-autofocus]`, or at the first field, or at the dialog itself.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Browsers without showModal, and the tests' DOM, get an open dialog that is at least announced as modal.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    const start =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-dialog-body] :is(input, select, textarea):not(:disabled)') ??
      element;
    start.focus();

    return () => {
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
      if (origin.current?.isConnected) origin.current.focus();
    };
  }, [dialog]);
}
