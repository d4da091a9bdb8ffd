import { useEffect, useRef, type RefObject } from 'react';
import { modalOpened } from '@/shared/lib/top-modal';

const FIELDS = '[data-dialog-body] :is(input, select, textarea):not(:disabled)';

/**
 * Opens a `<dialog>` as a modal while mounted and returns the focus afterwards. Focus starts at
 * `[data-autofocus]`, else at the first field, else at the dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Without showModal (old browsers, jsdom) the dialog is opened and announced as modal.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    const closed = modalOpened(element);
    const firstField = () =>
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(FIELDS);
    const start = firstField();
    (start ?? element).focus();
    // A form that loads late takes the focus on arrival, unless the user has moved it.
    const arrival = new MutationObserver(() => {
      const field = firstField();
      if (!field) return;
      arrival.disconnect();
      if (document.activeElement === element) field.focus();
    });
    if (!start && element.querySelector('[data-skeleton]'))
      arrival.observe(element, { childList: true, subtree: true });

    return () => {
      arrival.disconnect();
      closed();
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
      if (origin.current?.isConnected) origin.current.focus();
      // Its row is gone: the keyboard goes on in the page, not at the top of the document.
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [dialog]);
}
