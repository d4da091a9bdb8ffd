import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { InlineAlert } from '../inline-alert/InlineAlert';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  /** Question with its verb, e.g. '¿Eliminar al paciente?' */
  title: string;
  /** What the question is about, e.g. 'Ana López Ruiz' or 'Cita del martes 24 a las 10:00'. */
  subject?: ReactNode;
  /** What will happen, and whether it can be undone. */
  consequence?: ReactNode;
  /** Label with the same verb, e.g. 'Eliminar paciente'. Never 'Aceptar'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** The action is running: the dialog stays open and its buttons are busy. */
  pending?: boolean;
  /** Text of the last failure. */
  error?: string;
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks before an action that cannot easily be undone. Focus starts on the cancel button. */
export function ConfirmDialog({
  open,
  title,
  subject,
  consequence,
  confirmLabel,
  cancelLabel = 'Cancelar',
  tone = 'danger',
  pending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
      description={
        subject || consequence ? (
          <div className={styles.message}>
            {subject ? <p className={styles.subject}>{subject}</p> : null}
            {consequence ? <p>{consequence}</p> : null}
          </div>
        ) : undefined
      }
      onClose={() => {
        if (!pending) onCancel();
      }}
      footer={
        <>
          <Button data-autofocus="" disabled={pending} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={pending} onClick={() => onConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error ? (
        <InlineAlert tone="danger" live>
          {error}
        </InlineAlert>
      ) : null}
    </Dialog>
  );
}
