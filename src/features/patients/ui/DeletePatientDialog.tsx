import { skipToken } from '@reduxjs/toolkit/query';
import { UNDO_LIMITS } from '@/contract/common/messages';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { useCapability } from '@/shared/capabilities';
import { useDeletion } from '@/shared/restore';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeletePatientMutation, useGetPatientStatsQuery } from '../api';

export interface DeletePatientDialogProps {
  /** The patient about to be deleted, or `null` while the dialog is closed. */
  patient: { id: string; name: string } | null;
  /** How many appointments lie ahead; undefined while they are counted, null if that failed. */
  appointmentsAhead: number | null | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

const countText = (count: number | null | undefined) =>
  count === undefined ? '…' : (count ?? 'sin comprobar');

/** Asks before a patient is deleted, with the name, the consequences and what is under way. */
export function DeletePatientDialog({
  patient,
  appointmentsAhead,
  onClose,
  onDeleted,
}: DeletePatientDialogProps) {
  const { currentData: stats, isError } = useGetPatientStatsQuery(
    patient ? { patientId: patient.id } : skipToken,
  );
  const isRecoverable = useCapability('deletedPatients');
  const activeRoutines = isError ? null : stats?.activeRoutines;
  const { confirm, dialog } = useDeletion(useDeletePatientMutation(), {
    kind: 'Patient',
    deleted: PATIENT_MESSAGES.deleted,
    failed: PATIENT_MESSAGES.deleteFailed,
    seconds: UNDO_LIMITS.menuSeconds,
    onClose,
    onDeleted,
  });
  return (
    <ConfirmDialog
      open={patient !== null}
      title="¿Eliminar paciente?"
      subject={patient?.name}
      consequence={
        <>
          Dejará de aparecer en la aplicación y perderá el acceso a su cuenta. Sus citas futuras se cancelan y
          sus horas quedan libres. Su historia clínica se conserva bloqueada durante el plazo legal.
          <br />
          {isRecoverable && (
            <>
              Si es un error, puedes deshacerlo durante diez minutos. Después, la ficha se recupera en
              «Eliminados», en la pantalla «Pacientes», pero las citas siguen canceladas.
              <br />
            </>
          )}
          Citas futuras: {countText(appointmentsAhead)}. Rutinas activas: {countText(activeRoutines)}.
        </>
      }
      confirmLabel="Eliminar paciente"
      {...dialog}
      onConfirm={() => patient && confirm(patient.id)}
    />
  );
}
