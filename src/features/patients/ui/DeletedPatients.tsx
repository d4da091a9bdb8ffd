import type { DeletedPatient } from '@/contract/patientAnswers';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { failureOf } from '@/shared/api/errors';
import { formatDate, formatShortDate, formatTime } from '@/shared/lib/dates';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch } from '@/shared/redux';
import { topicOf } from '@/shared/restore';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { TrashIcon } from '@/shared/ui/icon/icons';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useSubmit } from '@/shared/useSubmit';
import { useListDeletedPatientsQuery, useRecoverPatientMutation } from '../api';
import styles from './DuplicatesDialog.module.css';

/** Button that leads to the deleted patients. For a server with the capability `deletedPatients`. */
export function DeletedPatients() {
  const { isOpen, open, close } = useOpening('deletedPatients');
  return (
    <>
      <Button variant="quiet" icon={TrashIcon} onClick={() => open()}>
        Eliminados
      </Button>
      {isOpen && <DeletedPatientsDialog onClose={close} />}
    </>
  );
}

/** Deleted patients, with when and by whom. Each can be brought back, and what does not come back is said. */
export function DeletedPatientsDialog({ onClose }: { onClose: () => void }) {
  const query = useListDeletedPatientsQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = failureOf({ ...query, text: PATIENT_MESSAGES.deletedListFailed });
  return (
    <Dialog open title="Pacientes eliminados" description={PATIENT_MESSAGES.recoveryText} onClose={onClose}>
      {failure && <ErrorState {...failure} />}
      {!failure && !query.currentData && <SkeletonList label="Cargando fichas eliminadas" />}
      {query.currentData && <DeletedList patients={query.currentData} />}
    </Dialog>
  );
}

function DeletedList({ patients }: { patients: readonly DeletedPatient[] }) {
  const dispatch = useAppDispatch();
  const [recover] = useRecoverPatientMutation();
  const { submit, failure } = useSubmit((id: string) => recover(id), {
    failure: PATIENT_MESSAGES.recoverFailed,
    failureIn: 'alert',
    onDone: (cancelled, id) => {
      const starts = cancelled.map((start) => `${formatShortDate(start)} a las ${formatTime(start)}`);
      const variant = starts.length > 0 ? 'warning' : 'success';
      // In place of the toast that still offers to undo the deletion.
      const topic = topicOf({ kind: 'Patient', id });
      dispatch(toastRequested({ message: PATIENT_MESSAGES.recovered(starts), variant, topic }));
    },
  });
  return (
    <>
      <FormAlert text={failure} />
      {patients.length === 0 ? (
        <EmptyState title="No hay pacientes eliminados" headingLevel={3} />
      ) : (
        <ul className={styles.list} aria-label="Pacientes eliminados">
          {patients.map(({ id, name, deletedAt, deletedBy }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <strong>{name}</strong>
                <span className={styles.second}>
                  {`Eliminado el ${formatDate(deletedAt)}${deletedBy ? ` por ${deletedBy}` : ''}`}
                </span>
              </div>
              <Button size="sm" aria-label={`Recuperar a ${name}`} onClick={() => submit(id)}>
                Recuperar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
