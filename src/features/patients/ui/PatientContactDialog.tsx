import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { PatientContactForm, type PatientContactFormProps } from './PatientContactForm';

export interface PatientContactDialogProps extends Pick<
  PatientContactFormProps,
  'therapists' | 'therapistId' | 'onSaved'
> {
  onClose: () => void;
}

/** Modal that creates a patient with what is known at the desk. `onSaved` is called after `onClose`. */
export function PatientContactDialog({ onClose, onSaved, ...whose }: PatientContactDialogProps) {
  return (
    <Dialog
      open
      title="Nuevo paciente"
      description="Con estos datos ya se le puede citar. La ficha la completa su fisioterapeuta."
      onClose={onClose}
    >
      <PatientContactForm
        {...whose}
        onCancel={onClose}
        onSaved={(patient) => {
          onClose();
          onSaved(patient);
        }}
        renderActions={(buttons) => <DialogActions>{buttons}</DialogActions>}
      />
    </Dialog>
  );
}
