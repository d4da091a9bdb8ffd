import type { ReactNode } from 'react';
import { formatPhone } from '@/contract/common/text';
import type { LikelyDuplicate } from '@/contract/patientAnswers';
import { LIKENESS_LABELS } from '@/contract/patientLikeness';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { formatDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import styles from './DuplicatesDialog.module.css';

export interface DuplicatesDialogProps {
  found: readonly LikelyDuplicate[];
  /** Link or button that takes this one instead of creating another. */
  renderChoice: (one: LikelyDuplicate) => ReactNode;
  onCreate: () => void;
  onClose: () => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Patients who may be the one that is about to be created, with the reasons. */
export function DuplicatesDialog({ found, renderChoice, onCreate, onClose }: DuplicatesDialogProps) {
  return (
    <Dialog
      open
      title={PATIENT_MESSAGES.duplicatesTitle}
      description={PATIENT_MESSAGES.duplicatesText}
      onClose={onClose}
    >
      <ul className={styles.list} aria-label="Fichas parecidas">
        {found.map((one) => (
          <li key={one.id} className={styles.row}>
            <div className={styles.words}>
              <strong>{one.name}</strong>
              <span className={styles.second}>
                {[
                  one.dateOfBirth && formatDate(one.dateOfBirth),
                  one.phone && formatPhone(one.phone),
                  one.email,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>{capital(one.reasons.map((reason) => LIKENESS_LABELS[reason]).join(', '))}</span>
            </div>
            {renderChoice(one)}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Volver al formulario</Button>
        <Button variant="primary" onClick={onCreate}>
          Crear de todos modos
        </Button>
      </DialogActions>
    </Dialog>
  );
}
