import type { ReactNode } from 'react';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { useMergesHere } from '../api';
import { MergeDialog } from './MergeDialog';
import styles from './merges.module.css';

export interface MergeOfferProps {
  patient: { id: string; name: string };
  /** Formik field `otherId`, to choose the other record. */
  patientField: ReactNode;
  /** Called with the id of the record that stays. */
  onMerged: (survivorId: string) => void;
}

/** The way to merge a record with another one of the same person. Nothing on a backend without merges. */
export function MergeOffer({ patient, patientField, onMerged }: MergeOfferProps) {
  const isHere = useMergesHere();
  const opening = useOpening('recordMerge', patient.id);
  if (!isHere) return null;
  return (
    <div className={styles.offer}>
      <Button onClick={() => opening.open()}>Unir con otra ficha…</Button>
      {opening.isOpen && (
        <MergeDialog
          patient={patient}
          patientField={patientField}
          onClose={opening.close}
          onMerged={onMerged}
        />
      )}
    </div>
  );
}
