import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { counted } from '@/contract/common/text';
import type { Episode } from '@/contract/episodeAnswers';
import {
  DISCHARGE_REASON_LABELS,
  DISCHARGE_REASONS,
  EPISODE_MESSAGES as MESSAGES,
} from '@/contract/episodes';
import { type DischargeBody, dischargeBodySchema } from '@/contract/episodeSchemas';
import { episodeTitle } from '@/contract/episodeText';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { todayOfPractice } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/useSubmit';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { useDischargeEpisodeMutation } from '../api';
import styles from './episodes.module.css';

export interface DischargeDialogProps {
  patientId: string;
  episode: Episode;
  onClose: () => void;
}

const REASONS = DISCHARGE_REASONS.map((value) => ({ value, label: DISCHARGE_REASON_LABELS[value] }));

/** Values of the form. What must be chosen is empty at first: nothing is ended or cancelled by default. */
interface Values {
  on: string;
  reason: DischargeBody['reason'] | '';
  routines: DischargeBody['routines'] | '';
  appointments: DischargeBody['appointments'] | '';
}

const initialValues = (): Values => ({ on: todayOfPractice(), reason: '', routines: '', appointments: '' });

/** What is not asked, because the episode has none of it. That may change while the form is open. */
const unasked = ({ activeRoutines, appointmentsAhead }: Episode) => ({
  ...(activeRoutines === 0 && { routines: 'STAY' as const }),
  ...(appointmentsAhead === 0 && { appointments: 'STAY' as const }),
});

const CHOOSE = MESSAGES.outcomeRequired;

/** What the discharge decides on: asked only of what there is. */
function Remains({ episode }: Pick<DischargeDialogProps, 'episode'>) {
  const { activeRoutines, appointmentsAhead, appointmentsOfColleagues } = episode;
  const { reason } = useFormikContext<Values>().values;
  return (
    <>
      {activeRoutines > 0 && (
        <FormikSelectField
          name="routines"
          required
          placeholder={CHOOSE}
          label={`Tiene ${counted(activeRoutines, ['rutina activa', 'rutinas activas'])}`}
          options={[
            { value: 'END', label: 'Terminar' },
            { value: 'STAY', label: 'Mantener, para seguir en casa' },
          ]}
        />
      )}
      {appointmentsAhead > 0 && (
        <FormikSelectField
          name="appointments"
          required
          placeholder={CHOOSE}
          label={`Tiene ${counted(appointmentsAhead, ['cita pendiente', 'citas pendientes'])}`}
          help={reason === 'DECEASED' ? undefined : MESSAGES.cancellationTold}
          options={[
            { value: 'CANCEL', label: 'Cancelar' },
            { value: 'STAY', label: 'Mantener' },
          ]}
        />
      )}
      {appointmentsOfColleagues > 0 && (
        <p className={styles.second}>
          {counted(appointmentsOfColleagues, ['cita sigue', 'citas siguen'])} en la agenda de otra persona.
        </p>
      )}
    </>
  );
}

/** Why the patient is discharged. A death ends the mails, which is said before. */
function ReasonField() {
  const { reason } = useFormikContext<Values>().values;
  return (
    <FormikSelectField
      name="reason"
      label="Motivo del alta"
      required
      placeholder="Elige el motivo"
      help={reason === 'DECEASED' ? MESSAGES.noMailsOfDeceased : undefined}
      options={REASONS}
    />
  );
}

/** Modal of a discharge («Dar de alta»): when, why, and what becomes of routines and appointments. */
export function DischargeDialog({ patientId, episode, onClose }: DischargeDialogProps) {
  const [discharge] = useDischargeEpisodeMutation();
  const [pristine] = useState(initialValues);
  const draft = useDraft<Values>(`discharge:${episode.id}`);
  const stays = unasked(episode);
  const { submit } = useSubmit(
    (values: Values) => {
      const input = { ...values, ...stays } as DischargeBody;
      return discharge({ patientId, id: episode.id, input });
    },
    {
      success: MESSAGES.discharged,
      failure: MESSAGES.dischargeFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
    },
  );
  return (
    <Dialog open title="Dar de alta" description={episodeTitle(episode)} onClose={onClose}>
      <Formik
        initialValues={draft.found ?? pristine}
        validationSchema={dischargeBodySchema.omit(Object.keys(stays) as (keyof typeof stays)[])}
        onSubmit={submit}
      >
        <FormikForm closes label="Dar de alta" spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ReasonField />
          <FormikDateField
            name="on"
            label="Fecha del alta"
            min={episode.startedOn}
            max={todayOfPractice()}
            required
          />
          <Remains episode={episode} />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>Dar de alta</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
