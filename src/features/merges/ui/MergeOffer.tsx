import type { ReactNode } from 'react';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { useMergesHere } from '../useMergesHere';
import type { MergeDialogProps } from './MergeDialog';
import styles from './merges.module.css';

// Rarely used, and larger than the offer.
const MergeDialog = latePart<MergeDialogProps>(async () => (await import('./MergeDialog')).MergeDialog, {
  failed: (props) => (
    <FailedDialog title="Unir con otra ficha" message="No se ha podido abrir el formulario" {...props} />
  ),
});

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
