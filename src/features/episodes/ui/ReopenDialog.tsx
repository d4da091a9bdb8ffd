import { Formik } from 'formik';
import { counted } from '@/contract/common/text';
import type { Episode } from '@/contract/episodeAnswers';
import { EPISODE_MESSAGES as MESSAGES } from '@/contract/episodes';
import type { ReopeningBody } from '@/contract/episodeSchemas';
import { episodeTitle } from '@/contract/episodeText';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useReopenEpisodeMutation } from '../api';
import styles from './episodes.module.css';

export interface ReopenDialogProps {
  patientId: string;
  /** A discharged one of which the discharge ended routines or cancelled appointments. */
  episode: Episode;
  onClose: () => void;
}

const CHOOSE = MESSAGES.outcomeRequired;

interface Values {
  /** Empty until chosen. */
  routines: NonNullable<ReopeningBody['routines']> | '';
}

/** Modal of a reopening («Reabrir»): what becomes of the routines that the discharge ended, and which appointments stay cancelled. */
export function ReopenDialog({ patientId, episode, onClose }: ReopenDialogProps) {
  const [reopen] = useReopenEpisodeMutation();
  const { endedRoutines, cancelledAppointments } = episode;
  // That may change while the dialog is open.
  const isAsked = endedRoutines > 0;
  const { submit } = useSubmit(
    ({ routines }: Values) =>
      reopen({
        patientId,
        id: episode.id,
        input: { routines: isAsked && routines === 'RESUME' ? 'RESUME' : 'STAY' },
      }),
    { success: MESSAGES.reopened, failure: MESSAGES.reopenFailed, onDone: onClose },
  );
  return (
    <Dialog open title="Reabrir proceso" description={episodeTitle(episode)} onClose={onClose}>
      <Formik<Values>
        initialValues={{ routines: '' }}
        validate={({ routines }) => (isAsked && routines === '' ? { routines: CHOOSE } : {})}
        onSubmit={submit}
      >
        <FormikForm label="Reabrir proceso" spacing="tight">
          {isAsked && (
            <FormikSelectField
              name="routines"
              required
              placeholder={CHOOSE}
              label={`El alta terminó ${counted(endedRoutines, ['rutina', 'rutinas'])}`}
              help="Si se reactivan, se avisa al paciente que tiene cuenta."
              options={[
                { value: 'RESUME', label: 'Reactivar' },
                { value: 'STAY', label: 'Dejar terminadas' },
              ]}
            />
          )}
          {cancelledAppointments > 0 && (
            <p className={styles.second}>
              {`${counted(cancelledAppointments, [
                'cita que canceló el alta sigue cancelada',
                'citas que canceló el alta siguen canceladas',
              ])}. Si hace falta, da cita de nuevo.`}
            </p>
          )}
          <DialogActions>
            <Button onClick={onClose}>Cancelar</Button>
            <FormikSubmit>Reabrir</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
