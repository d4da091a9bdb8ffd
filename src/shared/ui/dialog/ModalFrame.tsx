import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '@/shared/lib/css';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button';
import { PortalContainerProvider } from '../portal';
import { DialogActions } from './DialogActions';
import { useModal } from './useModal';
import styles from './Dialog.module.css';

export interface ModalFrameProps {
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
export function ModalFrame({
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
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onPointerDown={(event) => {
        if (closeOnBackdrop && event.target === event.currentTarget) onClose();
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
