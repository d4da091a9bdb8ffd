import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { refuseRepeat } from '../button/secondPress';
import { Dialog, DialogActions } from '../dialog/Dialog';
import { TextField } from '../text-field/TextField';

export interface PromptDialogProps {
  open: boolean;
  title: string;
  /** Label of the field. */
  label: string;
  description?: ReactNode;
  initialValue?: string;
  type?: 'text' | 'email';
  required?: boolean;
  maxLength?: number;
  /** What else is asked, below the field. */
  children?: ReactNode;
  /** Returns an error message or `undefined`. Called on confirmation, and from then on at every change. */
  validate?: (value: string) => string | undefined;
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  /** The server's error, shown at the field until the text changes. */
  error?: string;
  /** Called with the trimmed text. */
  onConfirm: (value: string) => unknown;
  onCancel: () => void;
}

/** Asks for one line of text, e.g. the address for an invitation. */
export function PromptDialog({ open, ...question }: PromptDialogProps) {
  return open ? <Question {...question} /> : null;
}

function Question({
  title,
  label,
  description,
  initialValue = '',
  type = 'text',
  required = true,
  maxLength,
  children,
  validate,
  confirmLabel,
  cancelLabel = 'Cancelar',
  pending = false,
  error,
  onConfirm,
  onCancel,
}: Omit<PromptDialogProps, 'open'>) {
  const formId = useId();
  const [value, setValue] = useState(initialValue);
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState(initialValue);
  // The server's error applies only to the text that was sent: hide it for any other text.
  const serverError = value === sent ? error : undefined;
  const problem = asked ? problemOf(value) : undefined;

  function problemOf(text: string) {
    const trimmed = text.trim();
    // The caller's message takes precedence, because it is more specific.
    return validate?.(trimmed) ?? (required && trimmed === '' ? 'Este campo es obligatorio' : undefined);
  }

  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={description}
      onClose={() => {
        if (!pending) onCancel();
      }}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setAsked(true);
          if (pending || problemOf(value)) return;
          setSent(value);
          onConfirm(value.trim());
        }}
        // The key that opened the question is still held.
        onKeyDown={refuseRepeat}
      >
        <TextField
          label={label}
          type={type}
          required={required}
          maxLength={maxLength}
          value={value}
          error={problem ?? serverError}
          autoComplete="off"
          inputMode={type === 'email' ? 'email' : undefined}
          spellCheck={false}
          onChange={setValue}
        />
        {children}
        <DialogActions>
          <Button disabled={pending} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="primary" loading={pending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
