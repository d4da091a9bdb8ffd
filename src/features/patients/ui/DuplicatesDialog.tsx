import { type ReactNode, useRef, useState } from 'react';
import { formatPhone } from '@/contract/common/text';
import type { LikelyDuplicate } from '@/contract/patientAnswers';
import { LIKENESS_LABELS, type Identity } from '@/contract/patientLikeness';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { useCapability } from '@/shared/capabilities';
import { useUnsavedNotice } from '@/shared/drafts/leaving';
import { formatDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { useCheckDuplicatesMutation } from '../api';
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

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/**
 * Asks, before a patient is created, whether they exist already. `hold` resolves to whether the submission waits for an
 * answer of the user; `createAnyway` sends it again, and it is not asked twice about the same person. A server without
 * the question, or one that fails to answer it, holds nothing.
 */
export function useDuplicateCheck() {
  const isKnown = useCapability('duplicateCheck') ?? false;
  const [check] = useCheckDuplicatesMutation();
  const [found, setFound] = useState<LikelyDuplicate[] | null>(null);
  const asked = useRef({ about: '', again: (): unknown => undefined });
  const accepted = useRef('');
  const isLeftUnsaved = useUnsavedNotice();
  return {
    found,
    close: () => setFound(null),
    createAnyway: () => {
      accepted.current = asked.current.about;
      setFound(null);
      asked.current.again();
    },
    hold: async (person: Identity, again: () => unknown): Promise<boolean> => {
      if (!isKnown) return false;
      const body = {
        name: person.name.trim(),
        email: trimmed(person.email),
        phone: trimmed(person.phone),
        secondPhone: trimmed(person.secondPhone),
        dateOfBirth: trimmed(person.dateOfBirth),
        documentNumber: trimmed(person.documentNumber),
      };
      const about = JSON.stringify(body);
      if (about === accepted.current) return false;
      const { data = [] } = await check(body);
      if (data.length === 0) return false;
      if (isLeftUnsaved()) return true;
      asked.current = { about, again };
      setFound(data);
      return true;
    },
  };
}
