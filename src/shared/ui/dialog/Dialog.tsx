import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { cx } from '@/shared/lib/css';
import { modalOpened } from '@/shared/lib/topModal';
import { IconButton } from '../icon-button/IconButton';
import { CloseIcon } from '../icon/icons';
import { PortalContainerProvider } from '../portal/PortalContainer';
import styles from './Dialog.module.css';

const FIELDS = '[data-dialog-body] :is(input, select, textarea):not(:disabled)';

/**
 * Opens a `<dialog>` as a modal while mounted and returns the focus afterwards. Focus starts at
 * `[data-autofocus]`, else at the first field, else at the dialog.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const firstField = () =>
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(FIELDS);
    const show = () => {
      element.showModal();
      const field = firstField();
      (field ?? element).focus();
      return field;
    };
    // A second Back of a phone closes a <dialog> whose first one was refused. What was refused is still to be answered.
    const reopen = () => {
      if (!element.open) show();
    };
    const start = show();
    element.addEventListener('close', reopen);
    const closed = modalOpened(element);
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
      element.removeEventListener('close', reopen);
      element.close();
      if (origin.current?.isConnected) origin.current.focus();
    };
  }, [dialog]);
}

export interface DialogActionsProps {
  /** Buttons, the cancelling one first and the main action last. */
  children: ReactNode;
}

/** Bottom row of a dialog, visible while the content scrolls. May be inside a form. */
export function DialogActions({ children }: DialogActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}

interface ModalFrameProps {
  /** Called by Escape, the close button, and a click on the backdrop if allowed. */
  onClose: () => void;
  title: ReactNode;
  /** Text under the title, announced with it. */
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** Uses the full height from the start, so that late content does not change the size. */
  tall?: boolean;
  /** Buttons in a bottom row that stays visible. A form uses its own `DialogActions` instead. */
  footer?: ReactNode;
  /** A click on the backdrop closes the dialog. Off by default, because typed text would be lost. */
  closeOnBackdrop?: boolean;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** The open dialog. Mount it only while it is open. */
function ModalFrame({
  onClose,
  title,
  description,
  size = 'md',
  tall = false,
  footer,
  closeOnBackdrop = false,
  role = 'dialog',
  children,
}: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // Whether the last key was an Escape that closes an open list or calendar, and must not close the dialog too.
  const isForFloating = useRef(false);
  const titleId = useId();
  const descriptionId = useId();
  useModal(dialog);

  return (
    // The <dialog> covers the screen transparently, so that lists and calendars inside are not clipped at the
    // panel.
    <dialog
      ref={dialog}
      className={cx(styles.screen, size === 'sm' && styles.small)}
      role={role}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      data-modal=""
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isForFloating.current) onClose();
        isForFloating.current = false;
      }}
      onKeyDownCapture={({ key }) => {
        isForFloating.current = key === 'Escape' && Boolean(container?.hasChildNodes());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        if (!isForFloating.current) onClose();
      }}
      // Not by the end of the double click that opened it.
      onMouseDown={(event) => {
        if (closeOnBackdrop && event.target === event.currentTarget && event.detail <= 1) onClose();
      }}
    >
      <div className={cx(styles.panel, styles[size], tall && styles.tall)}>
        <header className={styles.header}>
          <div className={styles.heading}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {description ? (
              <div className={styles.description} id={descriptionId}>
                {description}
              </div>
            ) : null}
          </div>
          {role === 'alertdialog' ? null : <IconButton icon={CloseIcon} label="Cerrar" onClick={onClose} />}
        </header>
        <PortalContainerProvider value={container}>
          {children || footer ? (
            <div className={styles.body} data-dialog-body="">
              {children}
              {footer ? <DialogActions>{footer}</DialogActions> : null}
            </div>
          ) : null}
        </PortalContainerProvider>
      </div>
      <div ref={setContainer} className={styles.floating} />
    </dialog>
  );
}

export interface DialogProps extends ModalFrameProps {
  open: boolean;
}

/**
 * A modal based on `<dialog>`: keeps focus inside, closes on Escape, and returns focus. Except for the small
 * size it fills the screen of a phone.
 */
export function Dialog({ open, ...frame }: DialogProps) {
  return open ? <ModalFrame {...frame} /> : null;
}
