import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { MERGE_MESSAGES as MESSAGES } from '@/contract/merges';
import { type ComparisonBody, comparisonBodySchema } from '@/contract/mergeSchemas';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { MergeComparison } from './MergeComparison';

export interface MergeDialogProps {
  patient: { id: string; name: string };
  /** Formik field `otherId`, to choose the other record. */
  patientField: ReactNode;
  onClose: () => void;
  /** Called with the id of the record that stays. */
  onMerged: (survivorId: string) => void;
}

const TITLE = 'Unir con otra ficha';

/**
 * Modal of a merge: choose the other record, then compare both and say what stays. Each step is a dialog of its own, so that
 * the focus begins at its first field.
 */
export function MergeDialog({ patient, patientField, onClose, onMerged }: MergeDialogProps) {
  // Its step `other` means that the other record is the one that stays.
  const comparing = useOpening('mergeComparison');
  const otherId = comparing.id;
  if (otherId === null)
    return (
      <Dialog
        key="choice"
        open
        title={TITLE}
        description={`¿Qué otra ficha es de ${patient.name}?`}
        onClose={onClose}
      >
        <Formik<ComparisonBody>
          initialValues={{ otherId: '' }}
          validationSchema={comparisonBodySchema}
          onSubmit={(values, form) =>
            values.otherId === patient.id
              ? form.setFieldError('otherId', MESSAGES.sameRecord)
              : comparing.open(values.otherId)
          }
        >
          <FormikForm label={TITLE} spacing="tight">
            {patientField}
            <DialogActions>
              <Button onClick={onClose}>Cancelar</Button>
              <FormikSubmit>Comparar las fichas</FormikSubmit>
            </DialogActions>
          </FormikForm>
        </Formik>
      </Dialog>
    );
  const isTurned = comparing.step === 'other';
  const [survivorId, removedId] = isTurned ? [otherId, patient.id] : [patient.id, otherId];
  return (
    <Dialog key={survivorId} open title={TITLE} size="lg" tall onClose={onClose}>
      <MergeComparison
        survivorId={survivorId}
        otherId={removedId}
        onTurn={() => comparing.open(otherId, isTurned ? undefined : 'other')}
        onBack={comparing.close}
        onMerged={() => {
          onClose();
          onMerged(survivorId);
        }}
      />
    </Dialog>
  );
}
